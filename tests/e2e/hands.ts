import type { Account } from "./shop-server.ts";

/** Whose hands a file is traded by. */
export type Hands = { owner: Account; seller: Account; reseller: Account };
