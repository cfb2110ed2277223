# Variances and Satterthwaite degrees of freedom of clubSandwich on set A and on two systems over the same documents.
# Run: Rscript reference/clubsandwich.R > reference/clubsandwich.out
suppressPackageStartupMessages(library(clubSandwich))
options(digits = 15)
cat("R", as.character(getRversion()), "clubSandwich", as.character(packageVersion("clubSandwich")), "\n")
expand <- function(n, s) data.frame(
  y = unlist(mapply(function(a, b) rep(c(1, 0), c(b, a - b)), n, s, SIMPLIFY = FALSE)), document = rep(seq_along(n), n))
a <- expand(c(3, 5, 2, 8, 12, 40), c(1, 2, 0, 5, 3, 22))
b <- expand(c(4, 5, 3, 6, 20, 31), c(2, 1, 1, 2, 9, 11))
one <- lm(y ~ 1, a)
two <- lm(y ~ system, rbind(cbind(a, system = 1), cbind(b, system = 0)))
for (type in c("CR1", "CR2", "CR3")) {
  t1 <- coef_test(one, vcov = type, cluster = a$document, test = "Satterthwaite")
  t2 <- coef_test(two, vcov = type, cluster = c(a$document, b$document), test = "Satterthwaite")[2, ]
  cat(sprintf("%s one system: variance %.15g df %.12g; difference: %.15g variance %.15g df %.12g\n",
              type, t1$SE^2, t1$df, t2$beta, t2$SE^2, t2$df))
}
