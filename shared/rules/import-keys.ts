import { cleanText, type ImportRow } from "./import-row.ts";

/** Names compared as people read them: letter case and blanks make no other product. */
export function sameName(name: string): string {
  return cleanText(name).normalize("NFC").toLowerCase();
}

/** What the rows of a file say of each code, all of them together. */
export type FileKeys = {
  /** Keys of barcodes, or unique codes, that the file gives to several different names: they tell nothing apart. */
  sharedCodes: ReadonlySet<string>;
  sharedUniqueCodes: ReadonlySet<string>;
};

/** Looks through the whole file before any row is decided. */
export function fileKeys(rows: readonly ImportRow[]): FileKeys {
  const codes = new Map<string, string>();
  const uniqueCodes = new Map<string, string>();
  const sharedCodes = new Set<string>();
  const sharedUniqueCodes = new Set<string>();
  for (const row of rows) {
    const name = sameName(row.name);
    if (name === "") continue;
    if ("key" in row.code) meet(codes, sharedCodes, row.code.key, name);
    if (row.uniqueCode !== undefined) meet(uniqueCodes, sharedUniqueCodes, row.uniqueCode, name);
  }
  return { sharedCodes, sharedUniqueCodes };
}

function meet(first: Map<string, string>, shared: Set<string>, key: string, name: string): void {
  const known = first.get(key);
  if (known === undefined) first.set(key, name);
  else if (known !== name) shared.add(key);
}
