# Ratios and quantiles of cluster samples by R's survey: svyratio linearised and by the delete-a-document jackknife (JK1,
# around the ratio), Woodruff's limits of svyquantile (interval.type "mean", the proportion's variance by CR1, t on K - 1)
# at probabilities that fall on a score.
# Run: Rscript reference/statistics.R > reference/statistics.json
suppressPackageStartupMessages(library(survey))
options(digits = 15)
counts <- data.frame(
  document = rep(c("d1", "d2", "d3", "d4", "d5", "d6"), c(3, 1, 5, 2, 4, 2)),
  tp = c(3, 0, 2, 4, 1, 0, 2, 5, 1, 0, 0, 3, 2, 2, 6, 0, 1),
  fp = c(1, 0, 0, 2, 1, 0, 3, 0, 1, 0, 0, 0, 1, 2, 1, 0, 0),
  fn = c(0, 1, 2, 0, 1, 0, 1, 2, 4, 0, 0, 1, 0, 3, 1, 0, 2))
design <- svydesign(id = ~document, weights = ~1, data = counts)
replicate <- as.svrepdesign(design, type = "JK1", mse = TRUE)
ratio <- function(num, den) {
  a <- svyratio(num, den, design); b <- svyratio(num, den, replicate)
  sprintf('{"value": %.15g, "linearised": %.15g, "jackknife": %.15g}', coef(a)[[1]], SE(a)[[1]], SE(b)[[1]])
}
data(api)
clusters <- svydesign(id = ~dnum, weights = ~1, data = apiclus1)
finite <- svydesign(id = ~dnum, weights = ~pw, fpc = ~fpc, data = apiclus1)
quantiles <- function(design, ps) paste(sapply(ps, function(p) {
  q <- svyquantile(~api00, design, p, interval.type = "mean", ci = TRUE)[[1]]
  sprintf('{"probability": %.17g, "value": %g, "lower": %g, "upper": %g}', p, q[1], q[2], q[3])
}), collapse = ", ")
jsonArray <- function(x) paste0("[", paste(x, collapse = ", "), "]")
cat("{\n")
cat(sprintf('  "tool": "R %s, survey %s",\n', getRversion(), packageVersion("survey")))
cat(sprintf('  "counts": {"document": %s, "tp": %s, "fp": %s, "fn": %s},\n', jsonArray(paste0('"', counts$document, '"')),
            jsonArray(counts$tp), jsonArray(counts$fp), jsonArray(counts$fn)))
cat(sprintf('  "f1": %s,\n', ratio(~I(2 * tp), ~I(2 * tp + fp + fn))))
cat(sprintf('  "precision": %s,\n', ratio(~tp, ~I(tp + fp))))
cat(sprintf('  "recall": %s,\n', ratio(~tp, ~I(tp + fn))))
cat(sprintf('  "ratio": %s,\n', ratio(~fp, ~tp)))
cat(sprintf('  "api": {"document": %s, "score": %s},\n', jsonArray(apiclus1$dnum), jsonArray(apiclus1$api00)))
cat(sprintf('  "population": %g,\n', apiclus1$fpc[1]))
cat(sprintf('  "quantiles": [%s],\n', quantiles(clusters, c(30, 92, 151) / 183)))
cat(sprintf('  "finite": [%s]\n', quantiles(finite, 0.95)))
cat("}\n")
