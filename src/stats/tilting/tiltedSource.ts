import type { Citation } from "../types.ts";

/** Where tilting and the unseen document come from. */
export const tiltedSource: Citation = {
  authors: "T. J. DiCiccio & J. P. Romano",
  year: 1990,
  title: "Nonparametric confidence limits by resampling methods and least favorable families",
  where: "International Statistical Review 58, 59–76",
  also: [
    {
      authors: "J. Chen, A. M. Variyath & B. Abraham",
      year: 2008,
      title: "Adjusted empirical likelihood and its properties",
      where: "Journal of Computational and Graphical Statistics 17, 426–443",
    },
  ],
};
