# How many: R 4.2's qt, qnorm, pnorm and power.t.test; documents by going up one at a time -> planning.json
# Run: Rscript reference/planning.R > reference/planning.json
options(digits = 15)
half <- function(K, S, M, level = .95) qt((1 + level) / 2, K - 1) * S / sqrt(K) * sqrt(1 - K / M)
smallest <- function(w, S, M, level = .95) { K <- 2; while (half(K, S, M, level) > w) K <- K + 1; K }
plans <- list(c(.05, .2243, 1300, .95), c(.05, .2243, Inf, .95), c(.05, .4122, 1300, .95), c(.05, .4122, Inf, .95),
              c(.02, .31, 700, .9), c(.3, .2, Inf, .99))
plan <- sapply(plans, function(p) sprintf('{"halfWidth": %g, "spread": %g, "population": %s, "level": %g, "documents": %d, "reached": %.15g}',
  p[1], p[2], if (is.finite(p[3])) p[3] else "null", p[4], smallest(p[1], p[2], p[3], p[4]),
  half(smallest(p[1], p[2], p[3], p[4]), p[2], p[3], p[4])))
coefficient <- sapply(list(c(.05, .8), c(.05, .9), c(.01, .8)), function(p)
  sprintf('{"alpha": %g, "power": %g, "coefficient": %.15g}', p[1], p[2], qnorm(1 - p[1]) + qnorm(p[2])))
threshold <- sapply(list(c(.39, 648, 100, .02), c(.22, 323, 100, .02), c(.18, 1000, 100, .02)), function(p)
  sprintf('{"sd": %g, "population": %g, "questions": %g, "distance": %g, "error": %.15g}', p[1], p[2], p[3], p[4],
    pnorm(-p[4] / (p[1] / sqrt(p[3]) * sqrt(1 - p[3] / p[2])))))
# power.t.test counts with t in place of z: a few more questions, the same rate of passing to about 1/n.
power <- sapply(list(c(.39, .02), c(.19, .02), c(.25, .05)), function(p) {
  n <- power.t.test(delta = p[2], sd = p[1], sig.level = .05, power = .8, type = "one.sample", alternative = "one.sided")$n
  sprintf('{"sd": %g, "margin": %g, "questionsByT": %.15g, "questionsByZ": %.15g}', p[1], p[2], n,
    ((qnorm(.95) + qnorm(.8)) * p[1] / p[2])^2) })
cat('{\n"documents": [', paste(plan, collapse = ",\n"), '],\n"coefficients": [', paste(coefficient, collapse = ",\n"),
    '],\n"thresholds": [', paste(threshold, collapse = ",\n"), '],\n"questions": [', paste(power, collapse = ",\n"), ']\n}\n')
