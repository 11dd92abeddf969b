import { keepGoods } from "./goods.ts";
import { openMessageBook } from "./told/message-book.ts";

/**
 * Books that a sale does without: what moves goods beside it, and messages. The browser fetches them behind the till;
 * what is made of them shows once they are there.
 */
export const lateBooks = { keepGoods, openMessageBook };
