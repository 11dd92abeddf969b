/** A listed product: its place follows from its folded name, then from its identifier, so that tiles never jump. */
export type Listed = { id: string; text: string };

function before(a: Listed, b: Listed): number {
  if (a.text !== b.text) return a.text < b.text ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** The list after some left and some came: one pass over the long list, a sort of the short one. */
export function merged(
  list: readonly Listed[],
  leaving: ReadonlySet<string>,
  coming: Listed[],
): Listed[] {
  const added = coming.sort(before);
  const result: Listed[] = [];
  let next = 0;
  for (const item of list) {
    if (leaving.has(item.id)) continue;
    for (
      let candidate = added[next];
      candidate && before(candidate, item) < 0;
      candidate = added[next]
    ) {
      result.push(candidate);
      next += 1;
    }
    result.push(item);
  }
  for (; next < added.length; next += 1) result.push(added[next] as Listed);
  return result;
}
