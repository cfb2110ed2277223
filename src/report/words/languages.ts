/** The languages that reports can be written in. */
export const languages = ["en", "es", "pt", "tr"] as const;

export type Language = (typeof languages)[number];
