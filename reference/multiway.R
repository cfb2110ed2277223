# Two-way clustered variance of two means (sandwich vcovCL, HC0, no finite-sample factor) on 16 questions whose
# documents and annotators cross.
# Run: Rscript reference/multiway.R > reference/multiway.out
suppressPackageStartupMessages(library(sandwich))
options(digits = 15)
cat("R", as.character(getRversion()), "sandwich", as.character(packageVersion("sandwich")), "\n")
d <- data.frame(
  y = c(1, 0, 1, 1, 0, 0, 1, 1, 1, 0, 1, 0, 0.5, 1, 0, 0.25),
  z = c(1, 1, 0.75, 0.75, 0, 0.25, 1, 0.5, 0.5, 0.25, 0.75, 0, 0.25, 0, 1, 0),
  document = c("d1", "d1", "d1", "d1", "d2", "d2", "d3", "d3", "d3", "d4", "d4", "d4", "d4", "d4", "d4", "d5"),
  annotator = c("a", "b", "b", "c", "a", "a", "b", "c", "c", "a", "b", "c", "c", "a", "b", "c"))
d$pair <- paste(d$document, d$annotator)
for (name in c("y", "z")) {
  m <- lm(reformulate("1", name), d)
  v <- function(cluster) vcovCL(m, cluster, type = "HC0", cadjust = FALSE)[1, 1]
  cat(sprintf("%s: mean %.15g document %.15g annotator %.15g both %.15g two-way %.15g\n", name, coef(m)[[1]],
              v(~document), v(~annotator), v(~pair), v(~ document + annotator)))
}
