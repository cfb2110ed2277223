# Means and standard errors of sampling designs, by R's survey package.
# Run: Rscript reference/survey.R > reference/survey.json
suppressMessages(library(survey))
options(survey.lonely.psu = "fail")
data(api)

num <- function(x) if (length(x) == 1) sprintf("%.15g", x) else paste0("[", paste(sprintf("%.15g", x), collapse = ", "), "]")
text <- function(x) paste0("[", paste0('"', x, '"', collapse = ", "), "]")
entries <- c()
entry <- function(.set, ...) {
  fields <- list(...)
  body <- paste(sprintf('    "%s": %s', names(fields), unlist(fields)), collapse = ",\n")
  entries <<- c(entries, sprintf('  "%s": {\n%s\n  }', .set, body))
}
found <- function(m) num(c(as.numeric(coef(m)), as.numeric(SE(m))))

# Documents in strata: api's stratified sample of schools, whose students are the questions.
strat <- svydesign(id = ~1, strata = ~stype, weights = ~pw, data = apistrat, fpc = ~fpc)
entry("apistrat",
  n = num(apistrat$enroll), s = num(apistrat$api.stu), stratum = text(apistrat$stype),
  populations = num(as.numeric(tapply(apistrat$fpc, apistrat$stype, unique)[c("E", "H", "M")])),
  names = text(c("E", "H", "M")),
  # Weights taken from fpc, not from the rounded pw, so that the digits are those of the design.
  micro = found(svyratio(~api.stu, ~enroll, svydesign(id = ~1, strata = ~stype, data = apistrat, fpc = ~fpc))),
  freedom = num(degf(strat)))

# Two strata of documents of unequal size; scores are 0 and 1, so that proportions have intervals.
E <- data.frame(h = c(1, 1, 1, 1, 2, 2, 2, 2, 2), d = 1:9,
  n = c(40, 55, 80, 120, 3, 5, 8, 2, 10), s = c(9, 20, 15, 44, 1, 0, 3, 1, 2))
E$M <- c(30, 300)[E$h]
E$r <- E$s / E$n
E$w <- E$M / ave(E$d, E$h, FUN = length)
with <- svydesign(id = ~d, strata = ~h, fpc = ~M, data = E)
without <- svydesign(id = ~d, strata = ~h, weights = ~w, data = E)
rows <- E[rep(1:9, E$n), ]
rows$y <- unlist(mapply(function(n, s) rep(1:0, c(s, n - s)), E$n, E$s))
asked <- svydesign(id = ~d, strata = ~h, weights = ~w, data = rows)
ends <- function(method) num(as.numeric(confint(svyciprop(~y, asked, method = method))))
entry("strata",
  n = num(E$n), s = num(E$s), stratum = text(E$h), populations = num(c(30, 300)), names = text(c("1", "2")),
  micro = found(svyratio(~s, ~n, with)), macro = found(svymean(~r, with)),
  microWithReplacement = found(svyratio(~s, ~n, without)),
  freedom = num(degf(with)),
  logit = ends("xlogit"), kornGraubard = ends("beta"))

# One stratum: districts drawn, all their schools scored.
one <- function(x, y) data.frame(n = as.numeric(table(x)), s = as.numeric(tapply(y, x, sum)), q = as.numeric(tapply(y^2, x, sum)))
C1 <- one(apiclus1$dnum, apiclus1$api00)
entry("apiclus1",
  n = num(C1$n), s = num(C1$s), q = num(C1$q), population = num(757),
  micro = found(svymean(~api00, svydesign(id = ~dnum, data = apiclus1, fpc = ~fpc))))

# Two stages: districts drawn, then schools in them.
C2 <- one(apiclus2$dnum, apiclus2$api00)
stages <- svydesign(id = ~dnum + snum, fpc = ~fpc1 + fpc2, data = apiclus2)
apiclus2$share <- apiclus2$api00 / apiclus2$fpc2
apiclus2$one <- 1 / apiclus2$fpc2
entry("apiclus2",
  n = num(C2$n), s = num(C2$s), q = num(C2$q), population = num(757),
  sizes = num(as.numeric(tapply(apiclus2$fpc2, apiclus2$dnum, unique))),
  micro = found(svymean(~api00, stages)),
  # The mean of districts' means: each school counts for 1/N_d of its district.
  macro = found(svyratio(~share, ~one, svydesign(id = ~dnum + snum, fpc = ~fpc1 + fpc2, data = apiclus2))))

# Two strata with two stages in each; one district of the second is drawn whole.
S <- data.frame(h = rep(c(1, 2), c(11, 8)), d = rep(1:7, c(2, 3, 2, 4, 3, 2, 3)), k = 1:19,
  y = c(1, 0, 1, 1, 0, 0, .5, 1, 0, 1, 1, 0, .25, 1, 1, 0, 1, 0, .5),
  N = rep(c(6, 9, 4, 20, 8, 2, 7), c(2, 3, 2, 4, 3, 2, 3)))
S$M <- c(50, 12)[S$h]
S$share <- S$y / S$N
S$one <- 1 / S$N
T <- one(S$d, S$y)
both <- svydesign(id = ~d + k, strata = ~h, fpc = ~M + N, data = S)
entry("strataOfTwoStages",
  n = num(T$n), s = num(T$s), q = num(T$q), sizes = num(as.numeric(tapply(S$N, S$d, unique))),
  stratum = text(as.numeric(tapply(S$h, S$d, unique))), populations = num(c(50, 12)), names = text(c("1", "2")),
  micro = found(svymean(~y, both)), macro = found(svyratio(~share, ~one, both)), freedom = num(degf(both)))

# Fixed documents: each is a stratum of its questions.
fixed <- svydesign(id = ~k, strata = ~d, fpc = ~N, data = S)
entry("fixed",
  n = num(T$n), s = num(T$s), q = num(T$q), sizes = num(as.numeric(tapply(S$N, S$d, unique))),
  micro = found(svymean(~y, fixed)), macro = found(svyratio(~share, ~one, fixed)), freedom = num(degf(fixed)))

# Unequal chances, with replacement: weights 1/p, all questions of a drawn document scored.
W <- data.frame(d = 1:6, n = c(3, 5, 2, 8, 12, 40), s = c(1, 2, 0, 5, 3, 22), p = c(.02, .1, .01, .05, .2, .3))
W$r <- W$s / W$n
chances <- svydesign(id = ~d, probs = ~p, data = W)
entry("weights",
  n = num(W$n), s = num(W$s), probabilities = num(W$p),
  micro = found(svyratio(~s, ~n, chances)), macro = found(svymean(~r, chances)))

cat("{\n", paste(entries, collapse = ",\n"), "\n}\n", sep = "")
