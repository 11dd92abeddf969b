/** Code of the n-th device of a shop: A … Z, A2 … Z2, A3 … It starts every receipt number of the device. */
export function deviceCode(no: number): string {
  const letter = String.fromCharCode(65 + ((no - 1) % 26));
  const round = Math.floor((no - 1) / 26) + 1;
  return round === 1 ? letter : `${letter}${round}`;
}
