import type { Rng } from "./random.ts";

/** A payment code made field by field, apart from the rule that reads it. */
export type MadeCode = {
  fields: [tag: string, value: string][];
  additional: [tag: string, value: string][];
  unit: "characters" | "bytes" | "units";
};

const table = Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) sum = ((sum << 1) ^ (sum & 0x8000 ? 0x1021 : 0)) & 0xffff;
  return sum;
});

/** CRC-16/CCITT-FALSE by a table, of bytes: another way than the rule's. */
export function crcByTable(bytes: Uint8Array): string {
  let sum = 0xffff;
  for (const byte of bytes) sum = ((sum << 8) ^ (table[(sum >> 8) ^ byte] ?? 0)) & 0xffff;
  return sum.toString(16).toUpperCase().padStart(4, "0");
}

export function writtenField([tag, value]: [string, string], unit: MadeCode["unit"]): string {
  const lengths = {
    characters: [...value].length,
    bytes: Buffer.byteLength(value),
    units: value.length,
  };
  return tag + String(lengths[unit]).padStart(2, "0") + value;
}

export const written = (fields: readonly [string, string][], unit: MadeCode["unit"]) =>
  fields.map((field) => writtenField(field, unit)).join("");

/** The code with its template 62, if it has one, and its checksum. */
export function sealed({ fields, additional, unit }: MadeCode): string {
  const all = fields.map(([tag, value]): [string, string] => [
    tag,
    tag === "62" ? written(additional, unit) : value,
  ]);
  return closed(written(all, unit));
}

/** A body with the checksum behind it. */
export const closed = (body: string) =>
  `${body}6304${crcByTable(Buffer.from(`${body}6304`, "utf8"))}`;

/**
 * What the same code must be once it asks for an amount: the three fields replaced where they stand, or put in the
 * order of their tags.
 */
export function askedFor(code: MadeCode, amount: number, ticket: string): string {
  const own = code.additional.find(([tag]) => tag === "05")?.[1];
  const place = own === undefined || own === "***" ? "05" : "01";
  const additional = put(code.additional, place, ticket);
  const fields = put(put(put(code.fields, "01", "12"), "54", String(amount)), "62", "");
  return sealed({ ...code, fields, additional });
}

function put(fields: readonly [string, string][], tag: string, value: string): [string, string][] {
  const kept = fields.map(([own, before]): [string, string] => [own, own === tag ? value : before]);
  if (kept.some(([own]) => own === tag)) return kept;
  return [...kept, [tag, value] as [string, string]].sort(([a], [b]) => (a < b ? -1 : 1));
}

const names = [
  "CHEZ AICHA",
  "Épicerie Noël",
  "Boulangerie Ça va",
  "X",
  "Kiosque 237",
  "Chez Zoé 😀",
  "Alimentation Générale No",
];
const cities = ["Yaoundé", "DOUALA", "X", "N'Djaména", "Abidjan", "Pointe-Noire", "Lomé"];
const schemes = [
  "int.bceao.pi",
  "cm.gimac.pay",
  "com.orange.om",
  "com.mtn.momo",
  "A000000677010111",
];
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_./ ";

function word(random: Rng, most: number): string {
  let text = "";
  for (let left = random.int(1, most); left > 0; left -= 1) text += random.pick([...letters]);
  return text;
}

/** A code as any operator might print one: what is optional comes and goes, and lengths are counted in any unit. */
export function someCode(random: Rng): MadeCode {
  const fields: [string, string][] = [["00", "01"]];
  const maybe = (share: number, tag: string, value: () => string) => {
    if (random.chance(share)) fields.push([tag, value()]);
  };
  maybe(0.6, "01", () => random.pick(["11", "12"]));
  const accounts = new Set(Array.from({ length: random.int(1, 3) }, () => random.int(26, 51)));
  maybe(0.2, "04", () => "4000123456789");
  for (const tag of [...accounts].sort((a, b) => a - b))
    fields.push([String(tag), someAccount(random)]);
  fields.push(["52", random.pick(["0000", "5411", "5999"])]);
  fields.push(["53", random.pick(["950", "952"])]);
  maybe(0.2, "54", () => String(random.int(1, 1_000_000)));
  maybe(0.1, "55", () => random.pick(["01", "02", "03"]));
  fields.push(["58", random.pick(["CM", "GA", "CI", "SN", "TD"])]);
  fields.push(["59", random.pick(names)], ["60", random.pick(cities)]);
  maybe(0.3, "61", () => word(random, 10));
  const additional = random.chance(0.5) ? someAdditional(random) : [];
  if (additional.length > 0) fields.push(["62", ""]);
  maybe(0.3, "64", () =>
    written(
      [
        ["00", "FR"],
        ["01", random.pick(names)],
      ],
      "characters",
    ),
  );
  maybe(0.2, "80", () =>
    written(
      [
        ["00", "com.example"],
        ["01", word(random, 20)],
      ],
      "characters",
    ),
  );
  return { fields, additional, unit: random.pick(["characters", "characters", "bytes", "units"]) };
}

function someAccount(random: Rng): string {
  const inside: [string, string][] = [
    ["00", random.pick(schemes)],
    ["01", word(random, 36)],
  ];
  if (random.chance(0.4)) inside.push(["02", word(random, 20)]);
  return written(inside, "characters");
}

function someAdditional(random: Rng): [string, string][] {
  const inside: [string, string][] = [];
  if (random.chance(0.3)) inside.push(["01", word(random, 10)]);
  if (random.chance(0.3)) inside.push(["05", random.pick(["***", word(random, 12)])]);
  if (random.chance(0.5)) inside.push(["07", word(random, 8)]);
  inside.push(["11", random.pick(["000", "400", "521"])]);
  return inside;
}

/** The code with one thing done to it that a camera, a hand or chance might do. */
export function spoilt(random: Rng, code: string): string {
  const at = random.int(0, code.length - 1);
  const sign = random.pick([...`${letters}é€😀\n`]);
  return random.pick([
    () => code.slice(0, at),
    () => code.slice(0, at) + code.slice(at + 1),
    () => code.slice(0, at) + sign + code.slice(at + 1),
    () => code.slice(0, at) + sign + code.slice(at),
    () => code.slice(at) + code.slice(0, at),
    () => code.slice(0, at) + code.slice(at).split("").reverse().join(""),
    () => code + code,
    () => String.fromCharCode(...Array.from({ length: 60 }, () => random.int(0, 0xffff))),
    () => `000201${Array.from({ length: 100 }, () => random.int(0, 9)).join("")}`,
  ])();
}
