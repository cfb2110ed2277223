/**
 * Reads mutants of every format's files and checks what comes of them: a clear error or a right table.
 * Run: npm run fuzz -- [FORMAT...] [COUNT] [--seed N] [--from INDEX] [--samples FOLDER] [--workers N] [--known]
 */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, workerData } from "node:worker_threads";
import { emptyTally, type Fault, FormatFuzzer, type Tally } from "./fuzzFormat.ts";
import { type Done, type Job, Pool, type WorkerData } from "./Pool.ts";
import { allTargets } from "./targets.ts";
import { watchAllocations } from "./watchAllocations.ts";

/** Inputs that a worker is given at a time. */
const slice = 5000;

/** A reader of files of a few kilobytes that asks for so much at once would let a file fill the memory. */
const mostBytes = 2 ** 28;

async function work({ root, samples, progress }: WorkerData): Promise<void> {
  Error.stackTraceLimit = 4;
  const targets = await allTargets(root, samples);
  const asked = watchAllocations(mostBytes);
  const fuzzers = new Map<string, FormatFuzzer>();
  parentPort?.on("message", async ({ format, seed, from, count }: Job) => {
    const fuzzer =
      fuzzers.get(format) ?? (await FormatFuzzer.of(targets.find(({ name }) => name === format)!));
    fuzzers.set(format, fuzzer);
    const tally = emptyTally();
    const faults: Fault[] = [];
    for (let index = from; index < from + count; index++) {
      progress[0] = index;
      progress[1]++;
      const fault = await fuzzer.tryInput(seed, index, tally);
      const most = asked.take();
      if (fault !== undefined) faults.push(fault);
      else if (most > mostBytes)
        faults.push({
          format,
          index,
          reason: `asked for ${most} bytes at once`,
          name: "input",
          bytes: new Uint8Array(0),
        });
    }
    parentPort?.postMessage({ tally, faults } satisfies Done);
  });
  parentPort?.postMessage(undefined);
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: "string", default: "1" },
      from: { type: "string", default: "0" },
      samples: { type: "string" },
      workers: { type: "string", default: "2" },
      known: { type: "boolean", default: false },
    },
  });
  const root = process.cwd();
  const targets = await allTargets(root, values.samples);
  const count = Number(positionals.find((word) => /^\d+$/.test(word)) ?? 1000);
  const names = positionals.filter((word) => !/^\d+$/.test(word));
  const unknown = names.find((name) => !targets.some((target) => target.name === name));
  if (unknown !== undefined) {
    console.error(`There is no format ${unknown}. Formats: ${targets.map(({ name }) => name).join(", ")}`);
    process.exitCode = 2;
    return;
  }
  const chosen = names.length > 0 ? names : targets.map(({ name }) => name);
  if (values.known) {
    for (const target of targets.filter(({ name }) => chosen.includes(name)))
      console.log(`${target.name}\n  ${(await FormatFuzzer.of(target)).known.join("\n  ")}`);
    return;
  }
  const [seed, from] = [Number(values.seed), Number(values.from)];
  const samples = values.samples === undefined ? "" : ` --samples ${values.samples}`;
  console.error(`seed ${seed}, inputs ${from} to ${from + count - 1} of each of ${chosen.length} formats`);
  const folder = mkdtempSync(join(tmpdir(), "gatestats-fuzz-"));
  console.log(
    "| format | inputs | tables | clear errors | known answers | of them refused | faults | seconds |",
  );
  console.log("| --- | --- | --- | --- | --- | --- | --- | --- |");
  let faulty = 0;
  const pool = new Pool({ root, samples: values.samples, program: import.meta.url }, Number(values.workers));
  for (const format of chosen) {
    const started = Date.now();
    const tally = emptyTally();
    let faults = 0;
    const jobs: Job[] = [];
    for (let at = from; at < from + count; at += slice)
      jobs.push({ format, seed, from: at, count: Math.min(slice, from + count - at) });
    await pool.run(jobs, (done) => {
      add(tally, done.tally);
      for (const fault of done.faults) {
        const path = join(folder, `${format}-${fault.index}${extname(fault.name)}`);
        writeFileSync(path, fault.bytes);
        if (faults++ < 20)
          console.error(
            `\nFAULT ${format}: ${fault.reason}\n  ${path}\n  again: npm run fuzz -- ${format} 1 --seed ${seed} --from ${fault.index}${samples}`,
          );
      }
    });
    faulty += faults;
    const asked = Object.values(tally.asked);
    const [total, refused] = [0, 1].map((k) => asked.reduce((sum, counts) => sum + counts[k], 0));
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(
      `| ${format} | ${tally.inputs} | ${tally.tables} | ${tally.errors} | ${total} | ${refused} | ${faults} | ${seconds} |`,
    );
  }
  pool.close();
  console.error(faulty === 0 ? "no fault" : `${faulty} faults; inputs in ${folder}`);
  process.exitCode = faulty === 0 ? 0 : 1;
}

function add(to: Tally, { inputs, tables, errors, asked }: Tally): void {
  to.inputs += inputs;
  to.tables += tables;
  to.errors += errors;
  for (const [kind, [count, refused]] of Object.entries(asked)) {
    const sums = (to.asked[kind] ??= [0, 0]);
    sums[0] += count;
    sums[1] += refused;
  }
}

if (isMainThread) await main();
else await work(workerData as WorkerData);
