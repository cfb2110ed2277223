"""What the gate's tests compute without replicates, here from their definitions -> gates.json.

Tail probabilities by exact sums over fractions, by all K^K resamples or 2^K sign patterns, and by mpmath at 40 digits;
the least favourable distribution by maximising its likelihood (scipy, SLSQP) and then polishing the dual's root.
Run: python3 reference/gates.py
"""
import itertools
import json
import math
from fractions import Fraction
from pathlib import Path

import numpy as np
from mpmath import mp, mpf
from scipy import optimize, stats

mp.dps = 40
ALPHA = 0.05


def binomial_tail(n, p, k):
    p = mpf(p)
    return sum(mp.binomial(n, j) * p**j * (1 - p) ** (n - j) for j in range(k, n + 1))


def hypoexponential_below_zero(coefficients):
    """P(sum a E <= 0) for distinct a: partial fractions, sum over a < 0 of prod_{j != i} a_i / (a_i - a_j)."""
    a = [mpf(x) for x in coefficients]
    total = mpf(0)
    for i, ai in enumerate(a):
        if ai < 0:
            total += mp.fprod(ai / (ai - aj) for j, aj in enumerate(a) if j != i)
    return total


def weights(n, s, mu, size, score):
    """Least favourable weights by constrained maximisation, the last of the unseen document; then the dual's root."""
    z = np.array([float(Fraction(x) - mu * Fraction(k)) for k, x in zip(n, s)] + [float((score - mu) * size)])
    K = len(n)
    start = np.full(K + 1, 1 / (K + 1))
    objective = lambda p: -np.log(np.maximum(p[:K], 1e-300)).sum()
    found = optimize.minimize(
        objective, start, jac=lambda p: np.append(-1 / np.maximum(p[:K], 1e-300), 0), method="SLSQP",
        bounds=[(1e-12, 1)] * K + [(0, 1)],
        constraints=[{"type": "eq", "fun": lambda p: p.sum() - 1}, {"type": "eq", "fun": lambda p: p @ z}],
        options={"maxiter": 2000, "ftol": 1e-15})
    # Kuhn-Tucker: p = 1/(K + lambda z), lambda at most K/(-z_w); the unseen document takes what is left.
    limit = K / -z[K]
    g = lambda l: (z[:K] / (K + l * z[:K])).sum()
    low = z[:K].min()
    if low > z[K] and g(limit) >= 0:
        lam = limit
    else:
        top = limit if low >= 0 else min(limit, K / -low)
        lam = optimize.brentq(g, 0, top * (1 - 1e-13), xtol=1e-16, rtol=1e-15)
    p = 1 / (K + lam * z[:K])
    p = np.append(p, max(0.0, 1 - p.sum()))
    assert np.abs(p - found.x).max() < 2e-4, (p, found.x)
    return p


def tilted_p(n, s, mu, size, score):
    """P(sum of K draws' events >= the sample's own), events s - R n as exact fractions."""
    n, s = [Fraction(x) for x in n], [Fraction(x) for x in s]
    R = sum(s) / sum(n)
    mu_, size, score = Fraction(mu), Fraction(size), Fraction(score)
    p = weights(n, s, mu_, size, score)
    events = [x - R * k for k, x in zip(n, s)] + [(score - R) * size]
    draw = {}
    for e, w in zip(events, p):
        draw[e] = draw.get(e, 0.0) + w
    total = {Fraction(0): 1.0}
    for _ in range(len(n)):
        following = {}
        for t, q in total.items():
            for e, w in draw.items():
                if w > 0:
                    following[t + e] = following.get(t + e, 0.0) + q * w
        total = following
    return math.fsum(q for t, q in total.items() if t >= 0)


def tilted_lower(n, s, size, score, alpha):
    """The mu at which p = alpha, by bisection from the outermost crossing of a fine grid."""
    R = sum(Fraction(x) for x in s) / sum(Fraction(x) for x in n)
    f = lambda mu: tilted_p(n, s, Fraction(mu), size, score) - alpha
    grid = np.linspace(float(score), float(R), 60)[1:-1]
    previous = float(score) + 1e-9
    for mu in list(grid) + [float(R) - 1e-9]:
        if f(mu) > 0:
            return optimize.brentq(f, previous, mu, xtol=1e-13, rtol=1e-14)
        previous = mu


out = {}
out["binomial"] = [
    dict(n=n, p=p, k=k, tail=float(binomial_tail(n, p, k)))
    for n, p, k in ((20, .3, 6), (20, .3, 7), (20, .3, 19), (20, .3, 20), (200, .01, 2), (200, .01, 3), (200, .01, 30),
                    (1000, .5, 500), (1000, .5, 501), (1000, .5, 620), (1000, .5, 700), (2000, .02, 40), (2000, .02, 41),
                    (2000, .02, 90), (2000, .98, 1950), (2000, .98, 1965), (2000, .98, 1999), (300, .9, 260))
]
out["exponential"] = [
    dict(coefficients=a, below=float(hypoexponential_below_zero(a)))
    for a in ([1, -1.5], [2, 1, -1], [0.3, 0.7, 1.1, -0.2, -2.5], [0.02, 0.11, 0.23, 0.37, 0.41, 0.58, -0.98],
              [1, 2, 3, 4, 5, 6, 7, -1, -3.5, -8.25], [5, 4, 3, -0.1], [0.1, -5, -4, -3])
]
out["tilted"] = []
F = Fraction
for name, n, s, mu, size, score in (
    ("ten pairs, two losses and a win", [1] * 10, [0, 0, -1, 0, 1, 0, 0, -1, 0, 0], F(-45, 100), 1, -1),
    ("halves and thirds", [1] * 7, [F(1, 2), 0, F(-1, 3), 0, 0, F(1, 3), F(-1, 2)], F(-3, 10), 1, -1),
    ("rates of one system", [1] * 6, [F(1, 2), F(3, 4), 1, F(1, 4), F(2, 3), 1], F(3, 10), 1, 0),
    ("documents of unequal size", [2, 3, 5, 8, 1, 4], [0, -1, 0, 1, 0, -1], F(-3, 10), 8, -1),
    ("a larger unseen document", [2, 3, 5, 8, 1, 4], [0, -1, 0, 1, 0, -1], F(-3, 10), 20, -1),
    ("a smaller unseen document", [2, 3, 5, 8, 1, 4], [0, -1, -5, 1, 0, -4], F(-65, 100), 2, -1),
    ("micro rate, unseen as in estimation", [3, 5, 2, 8, 12, 4], [1, 2, 0, 5, 3, 4], F(2, 10), F(262, 34), 0),
):
    p = tilted_p(n, s, mu, size, score)
    low = tilted_lower(n, s, size, score, ALPHA)
    w = weights([F(x) for x in n], [F(x) for x in s], mu, F(size), F(score))
    out["tilted"].append(dict(name=name, n=n, s=[float(x) for x in s], mu=float(mu), size=float(size), score=score, p=p,
                              unseenWeight=w[-1], lower=low))

n, s = [3, 5, 2, 8, 12, 40], [1, 2, 0, 5, 3, 22]
resamples = [(sum(s[i] for i in pick), sum(n[i] for i in pick)) for pick in itertools.product(range(6), repeat=6)]
out["bootstrap"] = dict(
    n=n, s=s,
    below=[dict(x=float(x), share=sum(1 for a, b in resamples if F(a, b) < x) / len(resamples))
           for x in (F(1, 4), F(3, 10), F(1, 3), F(2, 5), F(33, 70), F(1, 2), F(11, 20), F(3, 5))])

n, s = [3, 5, 2, 8, 12, 40, 7, 9], [1, 2, 0, 5, 3, 22, 6, 1]
signs = list(itertools.product((-1, 1), repeat=8))
out["signFlip"] = dict(
    n=n, s=s,
    p=[dict(mu=float(mu), p=sum(1 for e in signs if sum(a * (y - mu * k) for a, k, y in zip(e, n, s)) >=
                                sum(y - mu * k for k, y in zip(n, s))) / 256)
       for mu in (F(1, 10), F(3, 20), F(1, 5), F(4, 19), F(1, 4), F(3, 10), F(2, 5))])

# Students' tests of 40 paired scores, hand-made and printed here so that the test can copy nothing but these.
baseline = [round(0.5 + 0.45 * math.sin(1.7 * i), 2) for i in range(40)]
candidate = [round(min(1, max(0, b + 0.12 * math.cos(2.3 * i) - (0.4 if i % 13 == 0 else 0) + 0.03)), 2)
             for i, b in enumerate(baseline)]
d = np.array(candidate) - np.array(baseline)
m = 0.1
paired = stats.ttest_1samp(d, -m, alternative="greater")
welch = stats.ttest_ind(np.array(candidate) + m, baseline, equal_var=False, alternative="greater")
spread = d.std(ddof=1) / math.sqrt(40)
skew = stats.skew(d)
a, b = skew / 3, skew / 6
inverse = lambda z: math.sqrt(40) / a * (np.cbrt(1 + 3 * a * (z - b / math.sqrt(40)) / math.sqrt(40)) - 1)
out["students"] = dict(
    baseline=baseline, candidate=candidate, margin=m, alpha=ALPHA,
    paired=dict(p=paired.pvalue, pOther=stats.ttest_1samp(d, -m, alternative="less").pvalue, standardError=spread,
                lower=d.mean() - stats.t.isf(ALPHA, 39) * spread, upper=d.mean() + stats.t.isf(ALPHA, 39) * spread),
    welch=dict(p=welch.pvalue, df=welch.df, lower=welch.confidence_interval(0.95).low - m),
    hall=dict(lower=d.mean() - inverse(stats.t.isf(ALPHA, 39)) * spread, upper=d.mean() - inverse(-stats.t.isf(ALPHA, 39)) * spread),
    variances=[np.var(baseline, ddof=1), np.var(candidate, ddof=1), np.var(d, ddof=1)])

# Two systems with different items in a document: values of closed-forms.json, p by scipy's t.
two = json.loads(Path(__file__).with_name("closed-forms.json").read_text())["twoSystems"]
variance, df = two["CR2"]
se = math.sqrt(variance)
out["items"] = dict(
    margin=0.3, microP=stats.t.sf((two["micro"] + 0.3) / se, df), microLower=two["micro"] - stats.t.isf(ALPHA, df) * se,
    microUpper=two["micro"] + stats.t.isf(ALPHA, df) * se, standardError=se,
    macroLower=two["macro"] - stats.t.isf(ALPHA, 5) * math.sqrt(two["macroVariance"]))

out["clopperPearson"] = [
    dict(hits=x, n=n, alpha=al, lower=stats.beta.ppf(al, x, n - x + 1) if x else 0.0,
         upper=stats.beta.isf(al, x + 1, n - x) if x < n else 1.0)
    for x, n, al in ((7, 10, .025), (1, 12, .025), (45, 50, .05), (3, 200, .025), (199, 200, .025), (12, 12, .025))]

json.dump(out, open(Path(__file__).with_name("gates.json"), "w"), indent=1)
for case in out["tilted"]:
    print(case["name"], case["p"], case["lower"], case["unseenWeight"])
