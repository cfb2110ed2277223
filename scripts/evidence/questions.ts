import { normal, type Random } from "./random.ts";

/** How a change moves questions, with a true mean difference of exactly −loss. */
export interface Mechanism {
  readonly name: string;
  readonly about: string;
  draw(loss: number, random: Random): number;
}

export const mechanisms: readonly Mechanism[] = [
  {
    name: "concentrated",
    about: "a share of questions loses everything, nothing else changes",
    draw: (loss, random) => (random() < loss ? -1 : 0),
  },
  {
    name: "graded",
    about: "losses of 1, 1/2, 1/3 and 1/5, nothing else changes",
    draw(loss, random) {
      const step = [1, 1 / 2, 1 / 3, 1 / 5];
      const share = [0.4, 0.3, 0.2, 0.1];
      const mean = step.reduce((total, s, i) => total + s * share[i], 0);
      if (random() >= loss / mean) return 0;
      const u = random();
      return -step[u < 0.4 ? 0 : u < 0.7 ? 1 : u < 0.9 ? 2 : 3];
    },
  },
  {
    name: "two-sided 1 %",
    about: "1 % of questions gain, 1 % lose, and the loss on top",
    draw: (loss, random) => churn(0.01, loss, random()),
  },
  {
    name: "two-sided 10 %",
    about: "10 % of questions gain, 10 % lose, and the loss on top",
    draw: (loss, random) => churn(0.1, loss, random()),
  },
  {
    name: "continuous",
    about: "40 % of questions jitter (sd 0.12), and losses of 0.6",
    draw(loss, random) {
      const jitter = random() < 0.4 ? Math.max(-0.39, Math.min(0.39, 0.12 * normal(random))) : 0;
      return jitter - (random() < loss / 0.6 ? 0.6 : 0);
    },
  },
];

function churn(share: number, loss: number, u: number): number {
  return u < share ? 1 : u < 2 * share + loss ? -1 : 0;
}
