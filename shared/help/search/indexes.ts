import { books } from "#shared/help/books.ts";
import { indexOf } from "./index-of.ts";

/** Both books, read once for whoever searches them. */
export const indexes = { fr: indexOf(books.fr, "fr"), en: indexOf(books.en, "en") };
