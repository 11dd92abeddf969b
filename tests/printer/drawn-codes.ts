import { encode } from "uqr";
import { gtinCheckDigit } from "#shared/rules/barcode.ts";
import { barsOf, code128, inkOf } from "#shared/rules/bars.ts";
import { newStamp, type Stamp } from "./strip.ts";

/** A QR code of these bytes, so many dots a module, without a border; undefined where they are too many. */
export function qrStamp(
  bytes: readonly number[],
  level: "L" | "M" | "Q" | "H",
  dots: number,
): Stamp | undefined {
  try {
    const { data, size } = encode([...bytes], { ecc: level, border: 0 });
    return newStamp(
      size * dots,
      size * dots,
      (x, y) => data[Math.trunc(y / dots)]?.[Math.trunc(x / dots)] === true,
    );
  } catch {
    return undefined;
  }
}

/** The bars of an EAN-13 of 12 or 13 digits; undefined for another text or a wrong check digit. */
export function eanStamp(text: string, dots: number, height: number): Stamp | undefined {
  if (!/^\d{12,13}$/.test(text)) return undefined;
  const digits = text.length === 12 ? text + gtinCheckDigit(text) : text;
  const bars = barsOf(digits);
  return bars?.symbology === "ean-13" ? barsStamp(bars.modules, dots, height) : undefined;
}

/** The bars of a Code 128 of printable ASCII behind `{A` or `{B`; `{C` and the shifts are not drawn. */
export function code128Stamp(text: string, dots: number, height: number): Stamp | undefined {
  const told = /^\{[AB]([\x20-\x7a|-\x7e]+)$/.exec(text)?.[1];
  return told === undefined ? undefined : barsStamp(code128(told).modules, dots, height);
}

function barsStamp(modules: string, dots: number, height: number): Stamp {
  const ink = new Set(
    inkOf(modules).flatMap(([start, width]) =>
      Array.from({ length: width }, (_, at) => start + at),
    ),
  );
  return newStamp(modules.length * dots, height, (x) => ink.has(Math.trunc(x / dots)));
}
