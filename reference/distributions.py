"""Values of the normal, Student, beta and binomial distributions by mpmath 1.3 at 40 digits -> distributions.json.

Inputs are doubles, read exactly; each row is [arguments..., value].
Run: python3 reference/distributions.py
"""
import json
from pathlib import Path
from mpmath import mp, mpf, erfc, erfinv, findroot, log, exp, sqrt
from scipy import special

mp.dps = 40
PS = [1e-10, 1e-6, 1e-3, 0.025, 0.2, 0.45, 0.5, 0.7, 0.95, 0.975, 1 - 1e-4, 1 - 1e-10]
DFS = [0.5, 1.0, 1.58, 2.0, 2.137949748236871, 3.0, 5.5, 14.0, 30.0, 99.5, 1e3, 12345.6, 1e6]
AB = [(0.5, 0.5), (0.5, 7.0), (3.0, 0.5), (1.0, 1.0), (1.0, 20.0), (7.0, 4.0), (2.5, 300.0), (99.5, 3.25),
      (1000.0, 1000.0), (12.0, 1e6), (1e6, 0.5), (0.5, 1e6), (3e5, 7e5), (1e6 / 3, 2e6 / 3 + 0.1), (2e6 / 3 + 0.1, 1e6 / 3), (1e6, 1e6)]


BITS = 200


def series(x, a, b):
    """I_x(a, b) by its all-positive series x^a (1-x)^b / (a B) * sum (a+b)_k / (a+1)_k x^k, in fixed point."""
    def fixed(v):
        return int(mp.floor(mpf(v) * mpf(2) ** BITS))

    one = 1 << BITS
    above, below, point = fixed(a + b), fixed(a + 1), fixed(x)
    term = total = one << 60
    while term > total >> 150:
        term = (term * above // below * point) >> BITS
        total += term
        above += one
        below += one
    return exp(a * log(x) + b * log(1 - x) - log(a) - logbeta(a, b)) * (mpf(total) / (mpf(one) * 2**60))


def logbeta(a, b):
    return mp.loggamma(a) + mp.loggamma(b) - mp.loggamma(a + b)


# The series in the smaller of x and 1 - x is the short one; 40 digits leave room for the subtraction.
def lower(x, a, b):
    x, a, b = mpf(x), mpf(a), mpf(b)
    if x == 0 or x == 1:
        return x
    return series(x, a, b) if x <= 0.5 else 1 - series(1 - x, b, a)


def upper(x, a, b):
    x, a, b = mpf(x), mpf(a), mpf(b)
    return series(1 - x, b, a) if x > 0.5 else 1 - series(x, a, b)


def phi(x):
    return erfc(-mpf(x) / sqrt(mpf(2))) / 2


def phi_inverse(p):
    p = mpf(p)
    start = mpf(str(float(sqrt(-2 * log(min(p, 1 - p))))))
    start = -start if p < 0.5 else start
    if abs(p - mpf(1) / 2) < 0.3:
        return sqrt(mpf(2)) * erfinv(2 * p - 1)
    tail = min(p, 1 - p)
    z = findroot(lambda z: log(erfc(z / sqrt(mpf(2))) / 2) - log(tail), abs(start) * mpf("0.9"))
    return -z if p < 0.5 else z


def beta_quantile(p, a, b):
    """Newton in log-odds on log F (or log S), from the series; SciPy only starts it."""
    p = mpf(p)
    mirror = p > 0.5
    if mirror:
        a, b, tail = b, a, 1 - p
    else:
        tail = p
    start = mpf(float(special.betaincinv(float(a), float(b), float(tail))))
    a, b = mpf(a), mpf(b)
    w = log(start / (1 - start)) if 0 < start < 1 else log(a / b) + phi_inverse(tail) * sqrt(1 / a + 1 / b)
    for _ in range(200):
        x = 1 / (1 + exp(-w))
        f = lower(x, a, b)
        d = exp(a * log(x) + b * log(1 - x) - logbeta(a, b))
        step = (log(f) - log(tail)) * f / d
        bound = 4 * sqrt(1 / a + 1 / b)
        step = max(-bound, min(bound, step))
        w -= step
        if abs(step) < mpf(10) ** -30:
            break
    else:
        raise ArithmeticError("no convergence")
    return w, mirror


def beta_point(p, a, b):
    w, mirror = beta_quantile(p, a, b)
    return 1 / (1 + exp(w)) if mirror else 1 / (1 + exp(-w))


def student_tail(t, df):
    t, df = mpf(t), mpf(df)
    return lower(df / (df + t * t), df / 2, mpf(1) / 2) / 2


def student_quantile(p, df):
    p, df = mpf(p), mpf(df)
    if p == mpf(1) / 2:
        return mpf(0)
    tail = min(p, 1 - p)
    if tail <= mpf(1) / 4:
        w, mirror = beta_quantile(2 * tail, df / 2, mpf(1) / 2)
        w = -w if mirror else w
    else:
        w, mirror = beta_quantile(1 - 2 * tail, mpf(1) / 2, df / 2)
        w = w if mirror else -w
    t = sqrt(df) * exp(-w / 2)
    return t if p > 0.5 else -t


def num(v):
    return float(mp.nstr(v, 20))


out = {
    "normalCdf": [[x, num(phi(x))] for x in [-37.0, -33.3, -20.5, -8.0, -6.0, -5.5, -3.0, -1.96, -1.0, -0.7, -0.5, -0.01, 0.0, 0.3, 0.6745, 1.0, 2.5, 6.0]],
    "normalQuantile": [[p, num(phi_inverse(p))] for p in [1e-300, 1e-30, *PS]],
    "studentSurvival": [[t, df, num(student_tail(t, df))] for df in DFS for t in [1e-8, 0.1, 0.9, 1.0, 1.1, 2.0, 3.5, 6.0, 50.0]
                        if not (df > 1e4 and t > 10)],
    "studentQuantile": [[p, df, num(student_quantile(p, df))] for df in DFS for p in PS],
    "betaQuantile": [[p, a, b, num(beta_point(p, a, b))] for a, b in AB for p in PS],
}
out["betaCdf"] = [[x, a, b, num(lower(x, a, b))] for _, a, b, x in out["betaQuantile"] if 0 < x < 1]
out["betaSurvival"] = [[x, a, b, num(upper(x, a, b))] for _, a, b, x in out["betaQuantile"] if 0 < x < 1]
TRIALS = [(0, 20, 0.05), (1, 20, 0.3), (12, 33, 0.5), (50, 300, 0.05), (8, 300, 0.05), (648, 1000, 0.6), (599, 1000, 0.6), (38, 1000, 0.05), (49600, 100000, 0.5)]
out["binomialCdf"] = [[k, n, p, num(upper(p, k + 1, n - k))] for k, n, p in TRIALS]
out["binomialSurvival"] = [[k, n, p, num(lower(p, k, n - k + 1))] for k, n, p in TRIALS if k > 0]

path = Path(__file__).with_suffix(".json")
path.write_text("{\n" + ",\n".join(f' "{k}": [\n' + ",\n".join("  " + json.dumps(r) for r in v) + "\n ]" for k, v in out.items()) + "\n}\n")
