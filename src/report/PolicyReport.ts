/** A setting of a policy as it holds, and who said so. */
export interface PolicySettingReport {
  readonly name: string;
  readonly value: string;
  readonly source: "flag" | "metric" | "defaults" | "standard";
  /** The line of the policy; null for a flag, and for what holds because nobody says anything else. */
  readonly line: number | null;
}

/** A policy as it holds, for `check-config`. */
export interface PolicyReport {
  readonly policy: { readonly path: string; readonly sha256: string };
  /** What is compared and by what rules, apart from metrics. */
  readonly settings: readonly PolicySettingReport[];
  readonly metrics: readonly {
    readonly name: string;
    readonly role: "must" | "watch";
    readonly line: number;
    readonly settings: readonly PolicySettingReport[];
    readonly noiseAboveMargin: boolean;
  }[];
  /** Files of scores that were looked at, all of which fit. */
  readonly candidates: readonly {
    readonly path: string;
    readonly questions: number;
    /** The hash by which a policy can pin these questions, and the columns that went into it. */
    readonly goldenSet: { readonly sha256: string; readonly columns: readonly string[] };
  }[];
}

/** The policy that `init` wrote. */
export interface InitReport {
  readonly candidate: string | null;
  /** Margins as they were typed; null where one is still to be chosen. */
  readonly metrics: readonly {
    readonly name: string;
    readonly margin: string | null;
    readonly smallestMargin: number | null;
  }[];
  /** Metrics that were found and not taken. */
  readonly others: readonly string[];
}
