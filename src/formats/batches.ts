/** A batch already taken, and then the rest. */
export async function* startingWith<Batch>(first: Batch, rest: AsyncIterator<Batch>): AsyncGenerator<Batch> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}
