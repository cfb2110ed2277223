# Nested analysis of variance of answers in questions in documents, unequal numbers: sums of squares of R's aov; expected
# mean squares by the trace of each projection with each covariance (no formula for unequal sizes is used); the components
# solve the three equations.
# Run: Rscript reference/nested.R > reference/nested.out
options(digits = 15)
cat("R", as.character(getRversion()), "\n")
d <- data.frame(
  y = c(1, 0, 1, 1, 1, 0, 0, 0.5, 0, 0, 1, 1, 1, 1, 0.75, 0.25, 0, 1, 0, 0, 0.5),
  question = c("q1", "q1", "q1", "q2", "q2", "q3", "q3", "q3", "q4", "q5", "q5", "q6", "q6", "q6", "q6", "q7", "q8", "q8", "q9", "q9", "q9"),
  document = c("d1", "d1", "d1", "d1", "d1", "d2", "d2", "d2", "d2", "d3", "d3", "d3", "d3", "d3", "d3", "d3", "d4", "d4", "d4", "d4", "d4"))
ss <- summary(aov(y ~ document + question, d))[[1]][, c("Sum Sq", "Df")]
print(ss)
X <- function(f) model.matrix(f, d)
P <- function(M) { q <- qr(M); Q <- qr.Q(q)[, seq_len(q$rank), drop = FALSE]; Q %*% t(Q) }
P0 <- P(X(~1)); PD <- P(X(~document)); PQ <- P(X(~question)); I <- diag(nrow(d))
VD <- outer(d$document, d$document, "==") * 1; VQ <- outer(d$question, d$question, "==") * 1
tr <- function(A, V) sum(diag(A %*% V))
A <- list(PD - P0, PQ - PD, I - PQ)
E <- t(sapply(A, function(a) c(tr(a, VD), tr(a, VQ), tr(a, I))))
s2 <- solve(E, c(ss[["Sum Sq"]]))
cat(sprintf("documents: between %.15g questions %.15g within %.15g\n", s2[1], s2[2], s2[3]))
A <- list(PQ - P0, I - PQ); E <- t(sapply(A, function(a) c(tr(a, VQ), tr(a, I))))
s2 <- solve(E, sapply(A, function(a) drop(t(d$y) %*% a %*% d$y)))
cat(sprintf("no documents: questions %.15g within %.15g\n", s2[1], s2[2]))
