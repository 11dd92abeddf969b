import type { AskKind } from "./kinds.ts";
import { booksPatterns } from "./patterns-books.ts";
import { tradePatterns } from "./patterns-trade.ts";

/**
 * How each kind is asked: what must be meant, `?` what may be besides, `!` what must not; `@` a name, `|` either. The one
 * that leaves the least of a sentence unexplained is what was asked.
 */
export const patterns: Record<AskKind, readonly string[]> = { ...tradePatterns, ...booksPatterns };
