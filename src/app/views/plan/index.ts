import type { View } from "../View.ts";
import { planParameters } from "./planFlags.ts";

/** How many questions or documents are enough. */
export const planView: View = {
  name: "plan",
  title: (words) => words.plan.title,
  about: (words) => words.plan.about,
  parameters: planParameters,
  apart: true,
  load: async () => (await import("./PlanView.tsx")).PlanView,
};
