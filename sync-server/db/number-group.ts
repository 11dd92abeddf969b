/**
 * Numbers by sixteen, as SQL: what rows are found by of which each has a number of its own. In an index the same key is
 * kept once for all rows that have it, so that one of these takes a sixth of what one of the numbers themselves takes.
 */
export const numberGroup = (number: string) => `(${number} >> 4)`;

/** Beside `rev > above` and `rev <= upTo`: what an index by sixteens finds them by. */
export const groupsWithin = (rev: string, above: string, upTo?: string): string =>
  upTo === undefined
    ? `${numberGroup(rev)} >= ${numberGroup(above)}`
    : `${numberGroup(rev)} between ${numberGroup(above)} and ${numberGroup(upTo)}`;
