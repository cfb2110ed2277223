import { Decompress } from "fzstd";

/** Bytes unpacked in one step. They may unpack to some 30,000 times their length, all of which is held until it is taken. */
const stepLength = 1 << 10;

/**
 * Zstandard as a stream, in the shape of the platform's DecompressionStream. Takes several frames one after another, as
 * writers that append leave them. The stream fails for anything else, and where the last frame is cut short.
 */
export class ZstdDecompressionStream {
  readonly readable: ReadableStream<Uint8Array>;
  readonly writable: WritableStream<Uint8Array>;

  constructor() {
    const cut = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        for (let at = 0; at < chunk.length; at += stepLength)
          controller.enqueue(chunk.subarray(at, at + stepLength));
      },
    });
    this.writable = cut.writable;
    this.readable = cut.readable.pipeThrough(unpacking());
  }
}

function unpacking(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new Decompress();
  return new TransformStream({
    start(controller) {
      decoder.ondata = (bytes) => {
        if (bytes.length > 0) controller.enqueue(bytes.slice());
      };
    },
    transform(chunk) {
      decoder.push(chunk);
    },
    flush() {
      decoder.push(new Uint8Array(0), true);
    },
  });
}
