import type { Hash } from "node:crypto";

/** The SHA-256 of a stream of bytes. */
export interface Fingerprint {
  add(chunk: Uint8Array): Promise<void>;
  /** The hash of all bytes added, in hexadecimal. */
  sha256(): string;
}

/**
 * Hashes bytes as they come. Loading the crypto module takes longer than reading a small file, so one chunk
 * alone is kept and hashed only if the hash is asked for.
 */
export function fingerprint(): Fingerprint {
  let hash: Hash | undefined;
  let only: Uint8Array | undefined;
  let digest: string | undefined;
  return {
    async add(chunk) {
      if (!hash && !only && canLoadLater) {
        only = chunk;
        return;
      }
      hash ??= (await import("node:crypto")).createHash("sha256");
      if (only) hash.update(only);
      only = undefined;
      hash.update(chunk);
    },
    sha256: () => {
      hash ??= process.getBuiltinModule("node:crypto").createHash("sha256");
      if (only) hash.update(only);
      only = undefined;
      return (digest ??= hash.digest("hex"));
    },
  };
}

/** Node 20.16 and later can load a module in the middle of a synchronous call. */
const canLoadLater = typeof process.getBuiltinModule === "function";
