/** What comes out of Inspect's logs, packed or not. */
export const inspectGives =
  "The id is the sample's id; each scorer is a metric (C counts 1, P 0.5, I and N 0), and one of several values makes a metric of each: SCORER.KEY. Epochs are repeats; metadata.* can group; working_time, else total_time, is the latency. Samples that an error ended have failed; those that hit a limit have not.";
