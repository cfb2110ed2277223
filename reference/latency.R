# Quantiles of latencies by R alone: types 7 and 1; ranks of order statistics that bound a quantile, from qbinom and
# pbinom; the largest count above a limit that still passes; two-way clustered variance of a share of 14 queries x 4 runs
# (sandwich vcovCL, HC0, no finite-sample factor); the mean of the runs' P95 with t on R - 1.
# Run: Rscript reference/latency.R > reference/latency.json
suppressPackageStartupMessages(library(sandwich))
options(digits = 15)
set.seed(41); Q <- 14; R <- 4
d <- expand.grid(q = 1:Q, r = 1:R)
d$ms <- round(1000 * exp(rnorm(Q, 0, .5)[d$q] + rnorm(R, 0, .15)[d$r] + rnorm(Q * R, 0, .2)))
limit <- 1500; d$y <- as.numeric(d$ms > limit)
array1 <- function(x) paste0("[", paste(sprintf("%.15g", x), collapse = ", "), "]")
m <- lm(y ~ 1, d)
v <- function(cluster) vcovCL(m, cluster, type = "HC0", cadjust = FALSE)[1, 1]
runs <- sapply(1:R, function(r) quantile(d$ms[d$r == r], .95, type = 7))
se <- sd(runs) / sqrt(R)
rank <- function(n, p, alpha) {
  upper <- which(pbinom(0:(n - 1), n, p) >= 1 - alpha)[1]
  lower <- tail(which(pbinom(0:(n - 1), n, p, lower.tail = FALSE) >= 1 - alpha), 1)
  most <- sum(pbinom(0:(n - 1), n, 1 - p) <= alpha) - 1
  sprintf('{"n": %d, "p": %g, "alpha": %g, "upper": %s, "lower": %s, "mostAbove": %d}', n, p, alpha,
          ifelse(is.na(upper), "null", upper), ifelse(length(lower) == 0, "null", lower), most)
}
cases <- expand.grid(n = c(5, 19, 50, 58, 59, 60, 72, 93, 100, 200, 300, 648, 1000), p = c(.5, .95, .99), alpha = c(.05, .025))
tail_p <- function(x, n, p) sprintf('{"x": %d, "n": %d, "p": %g, "atMost": %.17g, "atLeast": %.17g}', x, n, p,
                                    pbinom(x, n, 1 - p), pbinom(x - 1, n, 1 - p, lower.tail = FALSE))
cat("{\n")
cat(sprintf('  "tool": "R %s, sandwich %s",\n', getRversion(), packageVersion("sandwich")))
cat(sprintf('  "queries": %d, "runs": %d, "limit": %g,\n  "ms": %s,\n', Q, R, limit, array1(d$ms)))
cat(sprintf('  "type7": {"p": [0.05, 0.5, 0.9, 0.95], "value": %s},\n', array1(quantile(d$ms, c(.05, .5, .9, .95), type = 7))))
cat(sprintf('  "type1": {"p": [0.05, 0.5, 0.9, 0.95], "value": %s},\n', array1(quantile(d$ms, c(.05, .5, .9, .95), type = 1))))
cat(sprintf('  "share": %.15g, "byQuery": %.15g, "byRun": %.15g, "byCell": %.15g, "twoWay": %.15g,\n',
            coef(m)[[1]], v(~q), v(~r), vcovHC(m, type = "HC0")[1, 1], v(~ q + r)))
cat(sprintf('  "perRun": %s, "mean": %.15g, "standardError": %.15g, "lower": %.15g, "upper": %.15g, "variation": %.15g,\n', array1(runs),
            mean(runs), se, mean(runs) - qt(.95, R - 1) * se, mean(runs) + qt(.95, R - 1) * se, sd(runs) / mean(runs)))
cat(sprintf('  "tails": [%s],\n', paste(mapply(tail_p, c(0, 0, 1, 3, 9, 40), c(58, 59, 93, 200, 100, 300), c(.95, .95, .95, .95, .9, .95)), collapse = ", ")))
cat(sprintf('  "ranks": [\n    %s]\n', paste(mapply(rank, cases$n, cases$p, cases$alpha), collapse = ",\n    ")))
cat("}\n")
