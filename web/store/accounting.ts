import type {
  AccountMap,
  JournalExport,
  JournalLine,
  JournalPage,
} from "#shared/schemas/journal.ts";
import { type Answered, askServer } from "./session/ask-server.ts";

export const journalPath = (shopId: string) => `/api/v1/shops/${shopId}/journal`;

/** What each account moved from the first day of all until one, month by month. */
export const journalMonthsPath = (shopId: string, last: string) =>
  `/api/v1/shops/${shopId}/journal/months?first=0001-01-01&last=${last}`;

/** Takes what entered the books since the last export as the next one; `id` is the same for every attempt. */
export function takeExport(shopId: string, id: string): Promise<Answered<JournalExport>> {
  return askServer("POST", journalPath(shopId), { id });
}

/** Every line of an export, page by page; what comes twice after a lost answer is asked for again. */
export async function exportLines(shopId: string, no: number): Promise<Answered<JournalLine[]>> {
  const lines: JournalLine[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const path: string = `${journalPath(shopId)}/${no}?from=${from}`;
    const page: Answered<JournalPage> = await askServer<JournalPage>("GET", path);
    if (!page.ok) return page;
    lines.push(...page.value.lines);
    from = page.value.next;
  }
  return { ok: true, value: lines };
}

/** Writes the numbers of accounts that the shop's accountant wants. */
export function keepAccounts(shopId: string, accounts: AccountMap): Promise<Answered<object>> {
  return askServer("PUT", `/api/v1/shops/${shopId}/journal/accounts`, { accounts });
}
