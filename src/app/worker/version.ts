import manifest from "../../../package.json" with { type: "json" };

/** The version of the package that the page was built from. */
export const appVersion: string = manifest.version;
