/** History of the wire. 1: the first. 2: products of a month's costs come packed (N6). */
export const version = 2;

/** Operations in one request at most. A device that holds more sends it in several. */
export const maxOperations = 500;

/** Scopes that one request may ask for at most. */
export const maxCursors = 100;

/** Rows in one answer at most, unless the device asks for fewer. */
export const usualRows = 2000;
