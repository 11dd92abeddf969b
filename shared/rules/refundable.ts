type Line = { productId: string; quantity: number; price: number };

/** A line of a ticket with what has come back of it so far, in pieces. */
export type Refundable<L extends Line = Line> = L & { returned: number; left: number };

/**
 * What may still come back of a ticket. A return counts against the line of its product and price; pieces beyond
 * that line, against the product's other lines in their order. `left` is never below zero.
 */
export function refundable<L extends Line>(
  ticket: { lines: readonly L[] },
  returns: readonly { lines: readonly Line[] }[],
): Refundable<L>[] {
  const lines = ticket.lines.map((line) => ({ ...line, returned: 0, left: line.quantity }));
  const take = (line: Refundable<L>, pieces: number) => {
    const taken = Math.min(line.left, pieces);
    line.returned += taken;
    line.left -= taken;
    return pieces - taken;
  };
  const beyond: { productId: string; pieces: number }[] = [];
  for (const { productId, price, quantity } of returns.flatMap((one) => one.lines)) {
    let pieces = quantity;
    for (const line of lines)
      if (line.productId === productId && line.price === price) pieces = take(line, pieces);
    if (pieces > 0) beyond.push({ productId, pieces });
  }
  for (const { productId, pieces } of beyond) {
    let rest = pieces;
    for (const line of lines) if (line.productId === productId) rest = take(line, rest);
  }
  return lines;
}
