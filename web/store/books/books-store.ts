import type { BookDocument, Write } from "./book-document.ts";

/** The one database of the books. Every call is one transaction; what was committed last may be lost in a power cut. */
export interface BooksStore {
  /**
   * Writes all or nothing. A row that lies there of a later revision stays, and of the same one if the new is the
   * device's own.
   */
  commit(writes: readonly Write[]): Promise<void>;
  /** Puts one document that this device has derived from others, whatever lies there. */
  put(document: BookDocument): Promise<void>;
  get(key: string): Promise<BookDocument | undefined>;
  /** Documents whose key begins so. */
  startingWith(prefix: string): Promise<BookDocument[]>;
  /** The keys alone, which cost no reading of what stands under them. */
  keysStartingWith(prefix: string): Promise<string[]>;
  /** Documents of a place of a later revision than `rev`. */
  since(place: string, rev: number): Promise<BookDocument[]>;
  /** Documents of a place of a business day that is not before `day`. */
  fromDay(place: string, day: string): Promise<BookDocument[]>;
  /** Takes away every document whose key begins in one of these ways. */
  remove(prefixes: readonly string[]): Promise<void>;
  /** Takes away documents of a place of a business day before `day`. */
  forgetBefore(place: string, day: string): Promise<void>;
  /** Called with what other tabs have committed, a call for each transaction. */
  onForeign(listener: (documents: readonly BookDocument[]) => void): void;
  /** Called when it can be heard what other tabs commit, which may be after the first reading. */
  onHearing(listener: () => void): void;
  close(): Promise<void>;
}
