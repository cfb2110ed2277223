/** A piece of a vocabulary: its symbols, its log probability, its number. */
type Piece = readonly [symbols: readonly string[], score: number, index: number];

/** The pieces with which symbols begin; one unknown symbol where there is none. */
interface Pieces {
  commonPrefixSearch(symbols: string[]): readonly Piece[];
}

const separator = "\u2581";

/**
 * The likeliest pieces that a text is made of (Kudo 2018, unigram language model; Viterbi 1967): token for token what
 * `Tokenizer.encode` of @energetic-ai/embeddings 0.2 gives. That looks for pieces in a copy of all the rest of the text,
 * symbol by symbol, so that its time grows with the square of the text's length and takes most of an embedding. Here
 * no more is copied than the longest piece has.
 *
 * @param vocabulary each piece as it is written, by number
 */
export function pieceTokens(
  pieces: Pieces,
  vocabulary: readonly (readonly [piece: string, score: number])[],
): (text: string) => number[] {
  const longest = Math.max(...vocabulary.map(([piece]) => [...piece].length));
  return (text) => {
    const normal = text.normalize("NFKC");
    const symbols = normal === "" ? [] : [...(separator + normal.replaceAll(" ", separator))];
    const best = new Float64Array(symbols.length + 1);
    const words = new Int32Array(symbols.length + 1);
    for (let start = 0; start < symbols.length; start++)
      for (const [piece, score, index] of pieces.commonPrefixSearch(symbols.slice(start, start + longest))) {
        const end = start + piece.length;
        const total = score + best[start];
        if (best[end] !== 0 && total < best[end]) continue;
        best[end] = total;
        words[end] = index;
      }
    const found: number[] = [];
    for (let end = symbols.length; end > 0; end -= vocabulary[words[end]][0].length) found.push(words[end]);
    return found.filter((index, i) => index !== 0 || found[i - 1] !== 0).reverse();
  };
}
