"""What src/stats computes in closed form from (n, s, q), here from its definition -> closed-forms.json.

Questions are written out one by one and the variances and degrees of freedom are matrix algebra on them
(Bell & McCaffrey 2002; Imbens & Kolesar 2016; Pustejovsky & Tipton 2018), by numpy and scipy.
Run: python3 reference/closed-forms.py
"""
import json
import math
from pathlib import Path

import mpmath
import numpy as np
from mpmath import mp, mpf
from scipy import linalg, optimize, stats

LEVEL = 0.95
TAIL = 0.975


def questions(n, s, q):
    """Scores with the given size, sum and sum of squares of each document."""
    scores, document = [], []
    for d, (size, total, squares) in enumerate(zip(n, s, q)):
        y = np.full(size, total / size)
        left = squares - total**2 / size
        if size > 1 and left > 0:
            step = math.sqrt(left / (1 + 1 / (size - 1)))
            y[0] += step
            y[1:] -= step / (size - 1)
        scores.append(y)
        document.append(np.full(size, d))
    return np.concatenate(scores), np.concatenate(document)


def root(matrix, power):
    """A power of a symmetric matrix that is not negative, 0 staying 0."""
    values, vectors = linalg.eigh(matrix)
    kept = values > 1e-10 * values.max()
    scaled = np.zeros_like(values)
    scaled[kept] = values[kept] ** power
    return (vectors * scaled) @ vectors.T


def sandwich(X, y, document, contrast, kind, omega=None, target=None):
    """The variance of contrast'beta and its Satterthwaite degrees of freedom under the working model omega."""
    N = len(y)
    bread = np.linalg.inv(X.T @ X)
    hat = X @ bread @ X.T
    residual = np.eye(N) - hat
    e = residual @ y
    omega = np.eye(N) if omega is None else omega
    columns, variance = [], 0.0
    for d in range(document.max() + 1):
        rows = np.flatnonzero(document == d)
        own = np.eye(len(rows)) - hat[np.ix_(rows, rows)]
        if kind in ("CR0", "CR1"):
            adjust = np.eye(len(rows))
        elif kind == "CR2" and target is None:
            adjust = root(own, -0.5)
        elif kind == "CR2":
            D = linalg.cholesky(target[np.ix_(rows, rows)])
            middle = D @ residual[rows] @ target @ residual[rows].T @ D.T
            adjust = D.T @ root(middle, -0.5) @ D
        else:
            adjust = np.linalg.inv(own)
        p = adjust.T @ X[rows] @ bread @ contrast
        variance += (p @ e[rows]) ** 2
        columns.append(residual[:, rows] @ p)
    if kind == "CR1":
        K = document.max() + 1
        variance *= K / (K - 1)
    G = np.array(columns)
    P = G @ omega @ G.T
    return variance, np.trace(P) ** 2 / (P**2).sum()


def blocks(document, within, between):
    """within on the diagonal, between added wherever two questions share a document."""
    return within * np.eye(len(document)) + between * (document[:, None] == document[None, :])


def proportion_intervals(R, V, df, N):
    t = stats.t.ppf(TAIL, df)
    g, reach = math.log(R / (1 - R)), t * math.sqrt(V) / (R * (1 - R))
    n = min(R * (1 - R) / V, N)
    wilson = [optimize.brentq(lambda p: (R - p) ** 2 - t * t * p * (1 - p) / n, *ends, xtol=1e-16)
              for ends in ((0, R), (R, 1))]
    k = min(R * (1 - R) / V * (stats.t.ppf(TAIL, N - 1) / t) ** 2, N)
    return dict(logit=[1 / (1 + math.exp(reach - g)), 1 / (1 + math.exp(-reach - g))], wilson=wilson,
                kornGraubard=[stats.beta.ppf(1 - TAIL, R * k, k - R * k + 1), stats.beta.ppf(TAIL, R * k + 1, k - R * k)])


def hall(value, V, df, w, sizes):
    """Limits where the transform of the studentised mean meets -t and t."""
    K = len(w)
    sd = math.sqrt(np.mean(w**2))
    gamma, delta = np.mean(w**3) / sd**3, np.mean(w * sizes / sizes.mean()) / sd
    a, b = gamma / 3 - delta, gamma / 6

    def g(x):
        return x + a * x**2 / math.sqrt(K) + a**2 * x**3 / (3 * K) + b / math.sqrt(K)

    t = stats.t.ppf(TAIL, df)
    x = [optimize.brentq(lambda v: g(v) - z, -1e4, 1e4, xtol=1e-15, rtol=1e-15) for z in (t, -t)]
    return dict(gamma=gamma, delta=delta, limits=[value - v * math.sqrt(V) for v in x])


def estimate(n, s, q):
    y, document = questions(n, s, q)
    n, s, q = (np.array(v, float) for v in (n, s, q))
    K, N = len(n), int(n.sum())
    X, one = np.ones((N, 1)), np.ones(1)
    R, r = y.mean(), s / n
    e = y - R
    shared = document[:, None] == document[None, :]
    same = (np.outer(e, e) * shared).sum()
    out = dict(micro=R, macro=r.mean(), macroVariance=r.var(ddof=1) / K)
    for kind in ("CR0", "CR1", "CR2", "CR3"):
        out[kind], out["df" + kind] = sandwich(X, y, document, one, kind)
    pairs = shared.sum() - N
    rho = (same - (e**2).sum()) / pairs
    for name, value in (("keep", rho), ("clamp", max(rho, 0))):
        sigma = max((e**2).mean() - value, 0)
        out["dfImbensKolesar_" + name] = sandwich(X, y, document, one, "CR2", omega=blocks(document, sigma, value))[1]
    out["rho"] = rho
    mean = r[document]
    msb, msw = ((mean - R) ** 2).sum() / (K - 1), ((y - mean) ** 2).sum() / (N - K)
    n0 = (N - (n**2).sum() / N) / (K - 1)
    out.update(msb=msb, msw=msw, n0=n0, icc=(msb - msw) / (msb + (n0 - 1) * msw))
    tau = max((msb - msw) / n0, 0)
    target = blocks(document, msw, tau)
    out["randomEffects"], out["dfRandomEffects"] = sandwich(X, y, document, one, "CR2", omega=target, target=target)
    out["designEffect"] = out["CR1"] / (y.var(ddof=1) / N)
    out["rho0"], out["rho1"] = N**2 / (n**2).sum(), (n**2).sum() ** 2 / (n**4).sum()
    t = {"t-cr1": ("CR1", K - 1), "t-cr2": ("CR2", out["dfCR2"]), "t-cr2-ik": ("CR2", out["dfImbensKolesar_clamp"]),
         "t-cr3": ("CR3", out["dfCR3"]), "t-random-effects": ("randomEffects", out["dfRandomEffects"])}
    limits = {}
    for name, (variance, df) in t.items():
        reach = stats.t.ppf(TAIL, df) * math.sqrt(out[variance])
        limits[name] = [R - reach, R + reach]
    reach = stats.t.ppf(TAIL, K - 1) * math.sqrt(out["macroVariance"])
    limits["t"] = [r.mean() - reach, r.mean() + reach]
    skew = hall(R, out["CR2"], out["dfCR2"], (s - R * n) / n.mean(), n)
    limits["hall"], out["hallGamma"], out["hallDelta"] = skew["limits"], skew["gamma"], skew["delta"]
    limits["hall macro"] = hall(r.mean(), out["macroVariance"], K - 1, r - r.mean(), np.ones(K))["limits"]
    if (q == s).all():
        cr2 = proportion_intervals(R, out["CR2"], out["dfCR2"], N)
        limits["logit-cr2"], limits["wilson"], limits["korn-graubard"] = cr2["logit"], cr2["wilson"], cr2["kornGraubard"]
        limits["logit-cr3"] = proportion_intervals(R, out["CR3"], out["dfCR2"], N)["logit"]
        limits["logit-t"] = proportion_intervals(r.mean(), out["macroVariance"], K - 1, N)["logit"]
        z = stats.norm.ppf(TAIL)
        naive = R * (1 - R) / N
        kish = max(1 + ((n**2).sum() / N - 1) * out["icc"], 1)
        limits["wald-iid"] = [R - z * math.sqrt(naive), R + z * math.sqrt(naive)]
        limits["wald-effective-n"] = [R - z * math.sqrt(naive * kish), R + z * math.sqrt(naive * kish)]
    out["limits"] = limits
    return out


def tango(wins, losses, pairs):
    """Limits from the constrained likelihood, the share of losses maximised numerically."""
    same = pairs - wins - losses

    def statistic(delta):
        # The share of losses is max(0, -delta) + width v; then wins and the rest follow from v in (0, 1).
        width = (1 - abs(delta)) / 2

        def slope(v):
            won, lost = max(delta, 0) + width * v, max(-delta, 0) + width * v
            return (wins / won if wins else 0) + (losses / lost if losses else 0) - (same / (width * (1 - v)) if same else 0)

        if slope(1e-16) <= 0:
            v = 0
        else:
            v = 1 if slope(1 - 1e-15) >= 0 else optimize.brentq(slope, 1e-16, 1 - 1e-15, xtol=1e-17, rtol=1e-15)
        q = max(-delta, 0) + width * v
        return (wins - losses - pairs * delta) / math.sqrt(pairs * (2 * q + delta * (1 - delta)))

    z, estimate = stats.norm.ppf(TAIL), (wins - losses) / pairs
    return dict(wins=wins, losses=losses, pairs=pairs, z=statistic(-0.1),
                limits=[optimize.brentq(lambda d: statistic(d) - z, -1 + 1e-9, estimate - 1e-12, xtol=1e-15),
                        optimize.brentq(lambda d: statistic(d) + z, estimate + 1e-12, 1 - 1e-9, xtol=1e-15)])


def two_systems(a, b):
    """The difference of two means as a regression on two columns, one a system."""
    (yA, dA), (yB, dB) = (questions(x["n"], x["s"], x["q"]) for x in (a, b))
    y, document = np.concatenate([yA, yB]), np.concatenate([dA, dB])
    X = np.zeros((len(y), 2))
    X[: len(yA), 0] = X[len(yA):, 1] = 1
    out = {kind: list(sandwich(X, y, document, np.array([1.0, -1.0]), kind)) for kind in ("CR1", "CR2", "CR3")}
    r = np.array(a["s"]) / np.array(a["n"]) - np.array(b["s"]) / np.array(b["n"])
    return dict(a=a, b=b, micro=yA.mean() - yB.mean(), macro=r.mean(), macroVariance=r.var(ddof=1) / len(r), **out)


SCHOOLS = [13, 34, 4, 13, 16, 2, 1, 4, 12, 21, 9, 11, 37, 2, 4]
SETS = {
    "A": ([3, 5, 2, 8, 12, 40], [1, 2, 0, 5, 3, 22], None),
    "B": ([1, 2, 3, 3, 4, 5, 6, 7, 9, 11, 13, 16, 20, 24, 30, 38, 50, 75, 120, 327],
          [0, 1, 0, 1, 0, 2, 0, 1, 3, 1, 0, 6, 2, 9, 1, 7, 4, 20, 11, 81], None),
    "C": ([6] * 8, [1, 2, 0, 5, 3, 6, 4, 2], None),
    "apiclus1_hit": (SCHOOLS, [11, 31, 3, 10, 15, 2, 1, 4, 12, 18, 7, 11, 32, 1, 2], None),
    "apiclus1_api00": (SCHOOLS,
                       [9372, 22508, 2077, 8593, 11369, 1116, 551, 1888, 9111, 13761, 6386, 7359, 20394, 905, 2493],
                       [6776670, 15230414, 1080231, 5785221, 8291141, 622746, 303601, 892678, 6954607, 9135035, 4545286,
                        4954789, 11423442, 412957, 1563077]),
}
# Petryshen & Silver (1989), in clust.bin.pair.
PSYCHIATRY = dict(
    losses=[0, 1, 1, 1, 0, 3, 3, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 3, 1, 1, 2, 0, 0, 0, 0, 0, 0, 0],
    wins=[4, 2, 3, 2, 1, 3, 0, 2, 2, 4, 2, 4, 3, 2, 1, 3, 1, 2, 0, 0, 0, 2, 1, 2, 2, 0, 0, 1, 1],
    both=[1, 1, 3, 2, 2, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 1, 2, 1, 0, 2, 1, 0, 1, 0, 0, 0, 0, 1, 0],
    neither=[2, 2, 0, 1, 1, 0, 2, 3, 1, 3, 0, 0, 3, 2, 2, 0, 3, 2, 1, 0, 3, 0, 2, 0, 1, 2, 2, 1, 0])
PSYCHIATRY["n"] = [sum(counts) for counts in zip(*PSYCHIATRY.values())]


def clustered(margin):
    n = np.array(PSYCHIATRY["n"], float)
    s = np.array(PSYCHIATRY["wins"], float) - PSYCHIATRY["losses"]
    z, r, K = s + margin * n, s / n + margin, len(n)
    return dict(margin=margin, obuchowski=z.sum() / math.sqrt(K / (K - 1) * (z**2).sum()), durkalski=r.sum() / math.sqrt((r**2).sum()))


def giant(n, s):
    """The formulas as they are written in the papers, at 60 digits, on one document that dwarfs the others."""
    mp.dps = 60
    n, s = ([mpf(v) for v in x] for x in (n, s))
    N, K = sum(n), len(n)
    R, h = sum(s) / N, [v / N for v in n]
    u = [b - R * a for a, b in zip(n, s)]
    g = [x**2 / (1 - x) for x in h]
    tau = [x**2 / (1 - x) ** 2 for x in h]
    P2, P3 = sum(x**2 for x in h), sum(x**3 for x in h)
    rho = (sum(x * x for x in u) - N * R * (1 - R)) / (sum(x * x for x in n) - N)
    sigma = R * (1 - R) - rho
    c2 = [a * a / (1 - x) for a, x in zip(n, h)]
    P = [[mpmath.sqrt(c2[i] * c2[j]) * (rho * P2 - sigma / N - rho * (h[i] + h[j])) + (c2[i] * (sigma / n[i] + rho) if i == j else 0)
          for j in range(K)] for i in range(K)]
    v = [a * (mpf("0.2") + a * mpf("0.03")) for a in n]
    L = sum(v)
    m = [a / (a * (1 - 2 * x) + x * x * L) for a, x in zip(v, h)]
    Q = [[mpmath.sqrt(m[i] * m[j]) * ((v[i] if i == j else 0) - h[i] * v[j] - h[j] * v[i] + h[i] * h[j] * L) for j in range(K)]
         for i in range(K)]

    def satterthwaite(matrix):
        return sum(matrix[i][i] for i in range(K)) ** 2 / sum(x * x for row in matrix for x in row)

    values = dict(
        CR1=mpf(K) / (K - 1) * sum(x * x for x in u) / N**2, CR2=sum(a * a / (1 - x) for a, x in zip(u, h)) / N**2,
        CR3=sum((a / (1 - x)) ** 2 for a, x in zip(u, h)) / N**2, dfCR1=(1 - P2) ** 2 / (P2 - 2 * P3 + P2**2),
        dfCR2=1 / (P2 + sum(g) ** 2 - sum(x * x for x in g)),
        dfCR3=sum(x / (1 - x) for x in h) ** 2 / (sum(tau) + sum(tau) ** 2 - sum(x * x for x in tau)),
        dfImbensKolesar=satterthwaite(P), rho=rho, randomEffects=sum(a * b * b for a, b in zip(m, u)) / N**2,
        dfRandomEffects=satterthwaite(Q))
    return dict(n=[int(x) for x in n], s=[int(x) for x in s], within=0.2, between=0.03,
                expected={k: float(mpmath.nstr(x, 20)) for k, x in values.items()})


out = {"sets": {}}
for name, (n, s, q) in SETS.items():
    q = s if q is None else q
    out["sets"][name] = dict(n=n, s=s, q=q, expected=estimate(n, s, q))
out["tango"] = [tango(*x) for x in ((40, 20, 160), (0, 0, 100), (0, 1, 44), (1, 0, 44), (5, 7, 100), (21, 12, 500), (3, 9, 32), (1, 7, 21))]
out["mcnemar"] = [dict(wins=b, losses=c, twoSided=stats.binomtest(b, b + c).pvalue,
                       better=stats.binomtest(b, b + c, alternative="greater").pvalue,
                       worse=stats.binomtest(b, b + c, alternative="less").pvalue) for b, c in ((21, 12), (5, 7), (9, 2), (0, 5), (0, 6), (6, 6))]
out["psychiatry"] = dict(PSYCHIATRY, statistics=[clustered(m) for m in (0.0, 0.1, 0.3)],
                         published=dict(obuchowski=7.19, durkalski=7.542))
A, B = ([3, 5, 2, 8, 12, 40], [1, 2, 0, 5, 3, 22]), ([4, 5, 3, 6, 20, 31], [2, 1, 1, 2, 9, 11])
out["twoSystems"] = two_systems(*(dict(n=n, s=s, q=s) for n, s in (A, B)))
out["giant"] = giant([3, 5, 10**12, 2, 8], [1, 2, 4 * 10**11, 2, 5])
Path(__file__).with_suffix(".json").write_text(json.dumps(out, indent=1, default=float) + "\n")
