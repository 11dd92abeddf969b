/** History of the wire. 1: the first. */
export const version = 1;

/** Operations in one request at most. A device that holds more sends it in several. */
export const maxOperations = 500;
