/** The rows of a file in arrays that grow together. */
export class RowArrays {
  length = 0;
  query: Int32Array = new Int32Array(1024);
  document: Int32Array = new Int32Array(1024);
  value: Float64Array = new Float64Array(1024);
  rank: Float64Array = new Float64Array(1024);
  line: Int32Array = new Int32Array(1024);

  push(query: number, document: number, value: number, rank: number, line: number): void {
    const row = this.length;
    if (row === this.query.length) this.#grow();
    this.query[row] = query;
    this.document[row] = document;
    this.value[row] = value;
    this.rank[row] = rank;
    this.line[row] = line;
    this.length = row + 1;
  }

  /** What was collected but the queries, of some rows or, with null, of all as they are. */
  picked(rows: Int32Array | null): Pick<RowArrays, "document" | "value" | "rank" | "line"> {
    const { length } = this;
    if (rows === null)
      return {
        document: this.document.subarray(0, length),
        value: this.value.subarray(0, length),
        rank: this.rank.subarray(0, length),
        line: this.line.subarray(0, length),
      };
    return {
      document: rows.map((row) => this.document[row]),
      value: Float64Array.from(rows, (row) => this.value[row]),
      rank: Float64Array.from(rows, (row) => this.rank[row]),
      line: rows.map((row) => this.line[row]),
    };
  }

  #grow(): void {
    const room = this.length * 2;
    this.query = grown(this.query, new Int32Array(room));
    this.document = grown(this.document, new Int32Array(room));
    this.value = grown(this.value, new Float64Array(room));
    this.rank = grown(this.rank, new Float64Array(room));
    this.line = grown(this.line, new Int32Array(room));
  }
}

function grown<A extends Int32Array | Float64Array>(from: A, to: A): A {
  to.set(from);
  return to;
}
