import type { PersonMapping } from "./person-column.ts";

const ditto = /^(?:["”“〃]|''|\/\/|-?\s*["”]\s*-?|idem|id\.?|ditto|same)$/i;

/** Replaces « idem » under a name, a telephone or a day by the cell above. */
export function withDittos(
  cells: readonly string[],
  above: readonly string[],
  mapping: PersonMapping,
): readonly string[] {
  const places = [mapping.name, mapping.firstName, mapping.lastName, mapping.phone, mapping.date];
  if (!cells.some((cell, at) => places.includes(at) && ditto.test(cell.trim()))) return cells;
  return cells.map((cell, at) =>
    places.includes(at) && ditto.test(cell.trim()) ? (above[at] ?? cell) : cell,
  );
}

/** The cells with the name of the row above: the next line of a person whose name was written once. */
export function withNameOf(
  above: readonly string[],
  cells: readonly string[],
  { name, title, firstName, middleName, lastName, company, nickname }: PersonMapping,
): readonly string[] {
  const places = [name, title, firstName, middleName, lastName, company, nickname];
  return cells.map((cell, at) => (places.includes(at) ? (above[at] ?? cell) : cell));
}
