/**
 * A model that is loaded. Texts go through it one at a time, so that a vector depends on nothing but its text: with
 * others beside it, padding would change its last digits.
 */
export interface Embedder {
  embed(text: string): Promise<Float32Array>;
}

/** Where models are. */
export interface ModelPlaces {
  /** The folder that holds a model of this name with these files, or null where the hub has to be asked for it. */
  folderOf(model: string, files: readonly string[]): string | null;
  /** Where what the hub gives is kept. */
  readonly downloads: string;
  /** Threads that a network may take; the runtime's own choice without it. */
  readonly threads?: number;
}
