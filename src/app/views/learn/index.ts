import type { View } from "../View.ts";

/** The ideas, to be tried out. */
export const learnView: View = {
  name: "learn",
  title: (words) => words.learn.title,
  about: (words) => words.learn.about,
  parameters: ["lesson"],
  apart: true,
  load: async () => (await import("./LearnView.tsx")).LearnView,
};
