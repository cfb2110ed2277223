// The interpreter that has NumPy, and an environment in which its thread and kernel overrides are unset.
import { spawnSync } from "node:child_process";

const overrides = /^(OMP|OPENBLAS|MKL|BLIS|VECLIB|NUMEXPR|NPY)_/;

export const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !overrides.test(name)),
);

/** Ends the program where no interpreter has these modules. */
export function pythonWith(modules) {
  const python = ["/usr/bin/python3", "python3"].find(
    (one) => spawnSync(one, ["-c", `import ${modules}`], { env: environment }).status === 0,
  );
  if (python === undefined) {
    console.log(`No Python with ${modules} is at hand.`);
    process.exit(0);
  }
  const version =
    "import sys, numpy; print(sys.executable, sys.version.split()[0], 'NumPy', numpy.__version__)";
  console.log(spawnSync(python, ["-c", version], { env: environment, encoding: "utf8" }).stdout.trim());
  return python;
}

/** Runs a program and gives what it printed, and the seconds it took. */
export function timed(program, words, options = {}) {
  const from = process.hrtime.bigint();
  const run = spawnSync(program, words, {
    encoding: "utf8",
    env: environment,
    maxBuffer: 1 << 28,
    ...options,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return { out: run.stdout, seconds: Number(process.hrtime.bigint() - from) / 1e9 };
}

export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
