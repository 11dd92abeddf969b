/**
 * Numbers of a device by sixteen, as SQL: what sales are found by. In an index the same key is kept once for all rows
 * that have it, so that one of these takes a sixth of what one of the numbers themselves takes.
 */
export const numberGroup = (seq: string) => `(${seq} >> 4)`;
