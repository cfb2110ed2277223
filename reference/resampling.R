# Bootstrap, wild cluster bootstrap, subset and Fieller values of small samples by going through everything there is.
# Rscript reference/resampling.R > reference/resampling.json
suppressPackageStartupMessages(library(boot))
options(digits = 17)

num <- function(x) {
  out <- trimws(formatC(x, digits = 17, format = "g"))
  out[is.infinite(x)] <- ifelse(x[is.infinite(x)] > 0, '"Infinity"', '"-Infinity"')
  out
}
json <- function(x, indent = "") {
  if (is.list(x)) {
    inner <- paste0(indent, "  ")
    named <- !is.null(names(x))
    parts <- vapply(seq_along(x), function(i) {
      paste0(inner, if (named) paste0('"', names(x)[i], '": ') else "", json(x[[i]], inner))
    }, "")
    brackets <- if (named) c("{", "}") else c("[", "]")
    return(paste0(brackets[1], "\n", paste(parts, collapse = ",\n"), "\n", indent, brackets[2]))
  }
  if (is.character(x)) return(paste0('"', x, '"'))
  if (length(x) == 1 && is.null(attr(x, "vector"))) return(num(x))
  paste0("[", paste(num(x), collapse = ", "), "]")
}
vec <- function(x) { x <- unname(x); attr(x, "vector") <- TRUE; x }
type1 <- function(x, q) unname(quantile(x, q, type = 1))

every <- function(K) as.matrix(expand.grid(rep(list(seq_len(K)), K)))

# All K^K resamples of K documents.
bootstrap <- function(n, s) {
  K <- length(n); N <- sum(n); R <- sum(s) / N; u <- s - R * n; h <- n / N
  idx <- every(K)
  Nb <- matrix(n[idx], ncol = K); Sb <- matrix(s[idx], ncol = K)
  Rb <- rowSums(Sb) / rowSums(Nb); ub <- Sb - Rb * Nb
  Vb1 <- K / (K - 1) * rowSums(ub^2) / rowSums(Nb)^2
  Vb2 <- rowSums(ub^2 / (1 - Nb / rowSums(Nb))) / rowSums(Nb)^2
  flat <- rowSums(abs(ub)) < 1e-12 * max(s)
  cr1 <- K / (K - 1) * sum(u^2) / N^2; cr2 <- sum(u^2 / (1 - h)) / N^2
  below <- mean(Rb < R - 1e-12); equal <- mean(abs(Rb - R) <= 1e-12)
  a <- sum(u^3) / (6 * sum(u^2)^1.5)
  levels <- function(p) { z0 <- qnorm(p); z <- qnorm(c(.025, .975)); pnorm(z0 + (z0 + z) / (1 - a * (z0 + z))) }
  t <- function(V, keep) {
    out <- (Rb - R) / sqrt(V)
    out[flat] <- ifelse(abs(Rb[flat] - R) < 1e-12, 0, sign(Rb[flat] - R) * Inf)
    if (keep) out else out[!flat]
  }
  ends <- function(tb, v) R - type1(tb, c(.975, .025)) * sqrt(v)
  strict <- levels(below); mid <- levels(below + equal / 2)
  list(
    n = vec(n), s = vec(s), estimate = R, standardError = sqrt(mean((Rb - mean(Rb))^2)),
    quantiles = vec(type1(Rb, c(.025, .05, .95, .975))), below = below, equal = equal, acceleration = a,
    strictLevels = vec(strict), strict = vec(type1(Rb, strict)), midLevels = vec(mid), mid = vec(type1(Rb, mid)),
    degenerate = mean(flat),
    tKept = vec(type1(t(Vb1, TRUE), c(.025, .05, .95, .975))), bootstrapT = vec(ends(t(Vb1, TRUE), cr1)),
    tDropped = vec(type1(t(Vb1, FALSE), c(.025, .05, .95, .975))), bootstrapTDrop = vec(ends(t(Vb1, FALSE), cr1)),
    bootstrapTCr2 = vec(ends(t(Vb2, TRUE), cr2))
  )
}

# All patterns of multipliers.
wild <- function(n, s, points, mus) {
  K <- length(n); h <- n / sum(n)
  v <- as.matrix(expand.grid(rep(list(points), K)))
  lapply(mus, function(mu) {
    z <- s - mu * n
    tOf <- function(w) { Z <- sum(w * z); Z / sqrt(K / (K - 1) * sum((w * z - Z * h)^2)) }
    t <- apply(v, 1, tOf); t0 <- tOf(rep(1, K))
    list(mu = mu, t = t0, symmetric = mean(abs(t) >= abs(t0) - 1e-10), upper = mean(t >= t0 - 1e-10),
         lower = mean(t <= t0 + 1e-10))
  })
}

subsets <- function(n, s) {
  A <- as.matrix(expand.grid(rep(list(0:1), length(n))))[-1, ]
  sort(as.vector(A %*% s) / as.vector(A %*% n))
}

fieller <- function(n, s) {
  K <- length(n); t2 <- qt(.975, K - 1)^2
  A <- mean(n)^2 - t2 * var(n) / K; B <- mean(n) * mean(s) - t2 * cov(n, s) / K; C <- mean(s)^2 - t2 * var(s) / K
  list(n = vec(n), s = vec(s), leading = A, ends = vec((B + c(-1, 1) * sqrt(B^2 - A * C)) / A))
}

# All N^N resamples of N questions, whatever their document.
questions <- function(document, score) {
  N <- length(score); idx <- every(N)
  y <- matrix(score[idx], ncol = N); d <- matrix(document[idx], ncol = N)
  macro <- rowMeans(sapply(unique(document), function(k) rowSums(y * (d == k)) / rowSums(d == k)), na.rm = TRUE)
  list(document = vec(document), score = vec(score), micro = vec(type1(rowMeans(y), c(.025, .1, .9, .975))),
       macro = vec(type1(macro, c(.025, .1, .9, .975))))
}

n <- c(3, 5, 2, 8, 12, 40); s <- c(1, 2, 0, 5, 3, 22)
mus <- c(.2, .25, .3, .35, .5, .6)
webb <- c(-sqrt(1.5), -1, -sqrt(.5), sqrt(.5), 1, sqrt(1.5))
hn <- c(3, 5, 2, 8, 12, 40, 7, 9); hs <- c(1, 2, 0, 5, 3, 22, 6, 1)
sorted <- subsets(hn, hs); k <- floor(.025 * 2^8)
influence <- empinf(data = bigcity, statistic = function(d, w) sum(d$x * w) / sum(d$u * w), stype = "w")
cat(json(list(
  micro = bootstrap(n, s),
  macro = bootstrap(rep(1, 6), s / n),
  four = bootstrap(c(2, 9, 4, 6), c(0, 5, 4, 1)),
  rademacher = list(micro = wild(n, s, c(-1, 1), mus), macro = wild(rep(1, 6), s / n, c(-1, 1), mus)),
  webb = list(micro = wild(n, s, webb, mus), five = wild(n[1:5], s[1:5], webb, c(.1, .2, .5, .7))),
  subsets = list(n = vec(hn), s = vec(hs), twoSided = vec(sorted[c(k, 2^8 - k)]), first = vec(sorted[1:5]),
                 last = vec(rev(rev(sorted)[1:5]))),
  fieller = list(city = fieller(city$u, city$x), bigcity = fieller(bigcity$u, bigcity$x), micro = fieller(n, s)),
  acceleration = list(bigcity = sum(influence^3) / (6 * sum(influence^2)^1.5)),
  questions = questions(c(1, 1, 2, 2, 2, 3), c(1, 0, 0, 0, 1, 1)),
  clopperPearson = list(
    list(hits = 3, n = 20, ends = vec(binom.test(3, 20)$conf.int)),
    list(hits = 0, n = 12, ends = vec(binom.test(0, 12)$conf.int)),
    list(hits = 41, n = 50, ends = vec(binom.test(41, 50)$conf.int))
  )
)), "\n", sep = "")
