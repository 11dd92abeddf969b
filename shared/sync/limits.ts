/** History of the wire. 1: the first. */
export const version = 1;

/** Operations in one request at most. A device that holds more sends it in several. */
export const maxOperations = 500;

/** Scopes that one request may ask for at most. */
export const maxCursors = 100;

/** Rows in one answer at most, unless the device asks for fewer. */
export const usualRows = 2000;
