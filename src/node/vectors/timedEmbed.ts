import type { Embed } from "../../retrieval/dense/Embed.ts";

/**
 * Embeds a text that comes alone anew, as a service does a query, so that its time is real. Several at once are a
 * corpus, which is taken from what is kept.
 */
export function timedEmbed(kept: Embed, anew: Embed): Embed {
  return (model, texts, onProgress) => (texts.length === 1 ? anew : kept)(model, texts, onProgress);
}
