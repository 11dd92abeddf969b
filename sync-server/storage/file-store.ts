/**
 * Files by name, each written whole and never changed under its name. A name is one or more words of letters, digits,
 * `-` and `_` with `/` between them; any other throws.
 */
export type FileStore = {
  /** Resolves when the file is kept; the same name again is written over. */
  put(name: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Undefined when there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** One that is not there is as good as removed. */
  remove(name: string): Promise<void>;
};

/** What keeps the files cannot be reached, or cannot serve just now. Nothing is known of what was asked. */
export class FilesAway extends Error {}

/** A name never leaves its folder and needs no escapes in an address. */
export function checkedName(name: string): string {
  if (!/^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*$/.test(name))
    throw new Error(`no name of a file: ${name}`);
  return name;
}
