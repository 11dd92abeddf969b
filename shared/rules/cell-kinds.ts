import { isMadeDate } from "./import-date.ts";

const month =
  "(?:jan|f[eé]v|feb|mar|avr|apr|mai|may|juin|jun|juil|jul|ao[uû]|aug|sep|oct|nov|d[eé]c)\\p{L}*\\.?";
const day = "(?:(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun)\\p{L}*\\.?,? )?";
const shapes = [
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:[T ].*)?$/,
  /^(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|1[0-2])(?:[-/.]\d{2,4})?(?: \d{1,2}[:h]\d{2}.*)?$/,
  /^(?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])[-/.]\d{2,4}(?: \d{1,2}[:h]\d{2}.*)?$/,
  new RegExp(`^${day}\\d{1,2}(?:er)?[ -]${month}(?:[ -]\\d{2,4})?$`, "iu"),
  new RegExp(`^${day}${month} \\d{1,2}(?:,? \\d{4})?$`, "iu"),
];

/**
 * True for a cell that holds a day, as people and programs write one: « 01/11 », « 12 nov », « Nov 12, 2026 »,
 * 2026-11-12.
 */
export const isDay = (cell: string): boolean =>
  cell.length <= 40 && (isMadeDate(cell) || shapes.some((shape) => shape.test(cell)));

export const isEmail = (cell: string): boolean => /^\S+@\S+\.\S+$/.test(cell);

/** True for a cell with a word that is no day, amount or e-mail address. */
export const isName = (cell: string): boolean =>
  /\p{L}{2}/u.test(cell) && !isDay(cell) && !isEmail(cell);
