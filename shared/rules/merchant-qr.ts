import {
  type ChecksumOver,
  checksum,
  fieldsOf,
  fieldValue,
  type LengthUnit,
  type QrField,
  repeatedTag,
  textOfField,
  textOfFields,
  withField,
} from "./merchant-qr-fields.ts";

/**
 * A merchant's own payment sticker, and the same one asking for an amount: no network and no contract needed.
 * (EMV QR Code Specification for Payment Systems, Merchant-Presented Mode 1.1, November 2020.)
 */
export type MerchantQr = {
  /** The text itself, as it was read. */
  payload: string;
  /** All fields, the checksum last. */
  fields: QrField[];
  /** Who is paid, by scheme: `scheme` is the unique identifier inside a template, as `int.bceao.pi`. */
  accounts: { tag: string; scheme: string | undefined }[];
  name: string;
  city: string;
  /** ISO 3166, two letters. */
  country: string;
  currency: "XAF" | "XOF";
  /** Whole francs that the code already asks for. */
  amount: number | undefined;
  /** What the payer's wallet adds to the amount by itself: asks for a tip, a sum, a share. */
  fee: "tip" | "fixed" | "share" | undefined;
  /** 62-05 and 62-01 as they stand. */
  reference: string | undefined;
  bill: string | undefined;
  /** How the sticker was written, so that it is written so again. */
  unit: LengthUnit;
  checksumOver: ChecksumOver;
};

/**
 * Why a text is no payment sticker of ours. `not-a-payment-code`: something else was scanned, a link or a product.
 * `customer-code`: the code that a customer's wallet shows. `bad-field`, `cut-short`: it begins like one and goes wrong.
 * `repeated-field`, `missing-field`: `about` says which tag. `wrong-checksum`: misread, or changed by a hand.
 * `too-long`: over 512 characters. `other-currency`: `about` is its name, neither XAF nor XOF.
 */
export type MerchantQrRefusal =
  | "not-a-payment-code"
  | "customer-code"
  | "bad-field"
  | "cut-short"
  | "repeated-field"
  | "missing-field"
  | "wrong-checksum"
  | "too-long"
  | "other-currency";

/**
 * Why no amount could be set. `bad-amount`: not a whole number of francs from 1 to thirteen digits. `bad-ticket`: empty,
 * over 25 characters or not plain ASCII. `no-room`: the sticker's own fields leave none.
 */
export type AmountRefusal = MerchantQrRefusal | "bad-amount" | "bad-ticket" | "no-room";

export type Refused<Code> = { ok: false; refusal: Code; about?: string };
export type QrResult<T, Code> = { ok: true; value: T } | Refused<Code>;

const longest = 512;
const checksumField = /^(.*6304)([0-9A-Fa-f]{4})$/s;
const units: LengthUnit[] = ["characters", "bytes", "units"];

/** Fields that each code must have; merchant accounts, one of 02 to 51, are asked for apart. */
const mandatory: [tag: string, shape: RegExp][] = [
  ["52", /^\d{4}$/],
  ["53", /^\d{3}$/],
  ["58", /^[A-Za-z]{2}$/],
  ["59", /^.+$/su],
  ["60", /^.+$/su],
];

const francs: Record<string, "XAF" | "XOF"> = { "950": "XAF", "952": "XOF" };

/** Currencies that a merchant here may meet on another's sticker. (ISO 4217.) */
const otherCurrencies: Record<string, string> = {
  ...{ "012": "DZD", "108": "BIF", "132": "CVE", "156": "CNY", "174": "KMF", "270": "GMD" },
  ...{ "324": "GNF", "356": "INR", "404": "KES", "430": "LRD", "504": "MAD", "566": "NGN" },
  ...{ "646": "RWF", "710": "ZAR", "764": "THB", "788": "TND", "800": "UGX", "818": "EGP" },
  ...{ "826": "GBP", "834": "TZS", "840": "USD", "925": "SLE", "929": "MRU", "930": "STN" },
  ...{ "936": "GHS", "973": "AOA", "976": "CDF", "978": "EUR", "986": "BRL" },
};

const isAccount = ({ tag }: QrField) => tag >= "02" && tag <= "51";
const isTemplate = ({ tag }: QrField) =>
  (tag >= "26" && tag <= "51") || tag === "62" || tag === "64" || tag >= "80";

function refused<Code>(refusal: Code, about?: string): Refused<Code> {
  return about === undefined ? { ok: false, refusal } : { ok: false, refusal, about };
}

/** Reads what a camera read; spaces and line ends around it do not count. Never throws. */
export function readMerchantQr(text: string): QrResult<MerchantQr, MerchantQrRefusal> {
  const payload = text.trim();
  if (payload.startsWith("hQVDUFY")) return refused("customer-code");
  if (!payload.startsWith("000201")) return refused("not-a-payment-code");
  if (payload.length > longest) return refused("too-long");
  const sealed = checksumField.exec(payload);
  const read = bestReading(payload);
  if (typeof read === "string") return refused(read);
  const { fields, unit, additional } = read;
  if (fields.at(-1)?.tag !== "63") return refused("missing-field", "63");
  const [, body = "", sum = ""] = sealed ?? [];
  const checksumOver = (["utf-8", "latin-1"] as const).find(
    (over) => checksum(body, over) === sum.toUpperCase(),
  );
  if (!checksumOver) return refused("wrong-checksum");
  const repeated = repeatedTag(fields);
  if (repeated) return refused("repeated-field", repeated);
  const repeatedInside = repeatedTag(additional);
  if (repeatedInside) return refused("repeated-field", `62-${repeatedInside}`);
  return understood(payload, { fields, unit, additional, checksumOver });
}

type Reading = { fields: QrField[]; unit: LengthUnit; additional: QrField[] };

/**
 * Lengths say the same in every unit for ASCII. Else a wrong unit may by chance make fields of it too, so the reading
 * counts that is in order to the last template, the specification's own unit first; then any that is fields at all.
 */
function bestReading(payload: string): Reading | "bad-field" | "cut-short" {
  const readings = (/^[\0-\x7f]*$/.test(payload) ? units.slice(0, 1) : units).map((unit) =>
    readingIn(payload, unit),
  );
  const whole = readings.filter(
    (reading) => typeof reading !== "string" && reading.fields.at(-1)?.tag === "63",
  ) as Reading[];
  return whole.find(isInOrder) ?? whole[0] ?? readings[0] ?? "bad-field";
}

/** What stands inside may have been made by somebody who counted otherwise than the maker of the rest. */
const isFieldsInside = ({ value }: QrField) =>
  units.some((unit) => typeof fieldsOf(value, unit) !== "string");

/** Tags rise, as all makers print them though none has to, and each template is fields inside. */
function isInOrder({ fields }: Reading): boolean {
  const tags = fields.slice(0, -1).map(({ tag }) => tag);
  const rises = tags.every((tag, at) => at === 0 || (tags[at - 1] ?? "") < tag);
  return rises && fields.filter(isTemplate).every(isFieldsInside);
}

function readingIn(payload: string, unit: LengthUnit): Reading | "bad-field" | "cut-short" {
  const fields = fieldsOf(payload, unit);
  if (typeof fields === "string") return fields;
  const additional = fieldsOf(fieldValue(fields, "62") ?? "", unit);
  return typeof additional === "string" ? "bad-field" : { fields, unit, additional };
}

function understood(
  payload: string,
  { fields, unit, additional, checksumOver }: Reading & { checksumOver: ChecksumOver },
): QrResult<MerchantQr, MerchantQrRefusal> {
  if (!fields.some(isAccount)) return refused("missing-field", "26");
  const missing = mandatory.find(([tag, shape]) => !shape.test(fieldValue(fields, tag) ?? ""));
  if (missing) return refused("missing-field", missing[0]);
  const value = (tag: string) => fieldValue(fields, tag) ?? "";
  const currency = francs[value("53")];
  if (!currency) return refused("other-currency", otherCurrencies[value("53")] ?? value("53"));
  return {
    ok: true,
    value: {
      ...{ payload, fields, unit, checksumOver, currency },
      accounts: fields
        .filter(isAccount)
        .map((field) => ({ tag: field.tag, scheme: schemeOf(field, unit) })),
      name: value("59"),
      city: value("60"),
      country: value("58").toUpperCase(),
      amount: francsOf(fieldValue(fields, "54")),
      fee: feeOf(fieldValue(fields, "55")),
      reference: fieldValue(additional, "05"),
      bill: fieldValue(additional, "01"),
    },
  };
}

/** The scheme of an account: only templates, 26 to 51 of them, have one inside. */
function schemeOf(field: QrField, unit: LengthUnit): string | undefined {
  const inside = isTemplate(field) ? fieldsOf(field.value, unit) : "bad-field";
  return typeof inside === "string" ? undefined : fieldValue(inside, "00");
}

function francsOf(amount: string | undefined): number | undefined {
  const whole = /^(\d{1,13})(?:\.0*)?$/.exec(amount ?? "")?.[1];
  return whole === undefined || Number(whole) === 0 ? undefined : Number(whole);
}

function feeOf(indicator: string | undefined): MerchantQr["fee"] {
  if (indicator === "01") return "tip";
  if (indicator === "02") return "fixed";
  return indicator === "03" ? "share" : undefined;
}

/** Where the ticket is written: 62-05, or 62-01 where the sticker's operator has put its own text into 62-05. */
export type TicketPlace = "reference" | "bill";

/** The place that takes nothing of the sticker away; `***` only asks the payer for something. */
export function ticketPlace({ reference }: MerchantQr): TicketPlace {
  return reference === undefined || reference === "***" ? "reference" : "bill";
}

/**
 * The sticker's text asking for so many whole francs for one ticket: 01 becomes "12", 54 the amount, 62-05 or 62-01 the
 * ticket; every other field stays as and where it is, and the checksum is made anew. Begin with the plain sticker each
 * time: `place` is taken from it unless it is given. Never throws.
 */
export function withAmount(
  text: string,
  amount: number,
  ticket: string,
  place?: TicketPlace,
): QrResult<string, AmountRefusal> {
  if (!Number.isSafeInteger(amount) || amount < 1 || amount > 9_999_999_999_999)
    return refused("bad-amount");
  if (!/^[\x20-\x7e]{1,25}$/.test(ticket)) return refused("bad-ticket");
  const read = readMerchantQr(text);
  if (!read.ok) return read;
  const { fields, unit, checksumOver } = read.value;
  const before = fieldsOf(fieldValue(fields, "62") ?? "", unit);
  const tag = (place ?? ticketPlace(read.value)) === "reference" ? "05" : "01";
  const additional =
    typeof before === "string"
      ? undefined
      : textOfFields(withField(before, { tag, value: ticket }), unit);
  if (additional === undefined || textOfField({ tag: "62", value: additional }, unit) === undefined)
    return refused("no-room");
  const asked = [
    { tag: "01", value: "12" },
    { tag: "54", value: String(amount) },
    { tag: "62", value: additional },
  ].reduce(withField, fields.slice(0, -1));
  const body = `${textOfFields(asked, unit) ?? ""}6304`;
  const sum = checksum(body, checksumOver);
  if (sum === undefined || body.length + sum.length > longest) return refused("no-room");
  return { ok: true, value: body + sum };
}
