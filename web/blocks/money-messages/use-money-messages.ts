import { useEffect } from "react";
import { judgeAccounts, splitPasted } from "#shared/money-messages/accounts.ts";
import type { Judgement } from "#shared/money-messages/chain.ts";
import type { PastedMessage } from "#shared/money-messages/chain-order.ts";
import { operatorSheets } from "#shared/money-messages/operators.ts";
import { readMessage } from "#shared/money-messages/read-message.ts";
import {
  isCustomers,
  isMove,
  type MoneyCurrency,
  type Reading,
} from "#shared/money-messages/reading.ts";
import { type Suspicion, suspicionsOf } from "#shared/money-messages/suspicions.ts";
import { countryOf } from "#shared/rules/countries.ts";
import {
  type KeptMessage,
  keepMessages,
  readKeptMessages,
  useKeptMessages,
} from "#web/store/money-messages.ts";
import { useShop } from "#web/store/queries/use-shop.ts";

/** A message that is kept here: as it was read, as it stands among the others, and what stands out in it. */
export type ReadMessage = PastedMessage & {
  keptId: number;
  judged: Judgement | undefined;
  suspicions: readonly Suspicion[];
};

type Told = { reading: Reading; suspicions: readonly Suspicion[] };
const told = new Map<string, Told>();

/** Read once a page: the same text in the same country, pasted at the same moment, says the same. */
function tell({ text, pastedAt }: KeptMessage, country: string): Told {
  const key = `${country} ${pastedAt} ${text}`;
  const known = told.get(key);
  if (known) return known;
  const reading = readMessage(text, country);
  const fresh = { reading, suspicions: suspicionsOf({ text, country, reading }, pastedAt) };
  told.set(key, fresh);
  return fresh;
}

function readAll(kept: readonly KeptMessage[], country: string): ReadMessage[] {
  const messages = kept.map((one) => ({
    ...{ id: String(one.id), keptId: one.id, text: one.text, pastedAt: one.pastedAt },
    ...tell(one, country),
  }));
  const judged = judgeAccounts(messages);
  return messages.map((message) => ({ ...message, judged: judged.get(message.id) }));
}

type Asked = { kept: readonly KeptMessage[]; shopId: string; country: string };
let last: (Asked & { messages: ReadMessage[] }) | undefined;

/** The messages of a shop among all that are kept: several parts of a screen ask for the same, judged once. */
function readOfShop({ kept, shopId, country }: Asked): ReadMessage[] {
  const isSame = last?.kept === kept && last.shopId === shopId && last.country === country;
  if (last && isSame) return last.messages;
  const messages = readAll(
    kept.filter((one) => one.shopId === shopId),
    country,
  );
  last = { kept, shopId, country, messages };
  return messages;
}

/** The currency in which a shop of a country counts. */
export function currencyIn(country: string): MoneyCurrency {
  return operatorSheets.find((sheet) => sheet.country === country)?.currency ?? "XAF";
}

/** The messages of mobile money that this device keeps of a shop, read; undefined until they are here. */
export function useMoneyMessages(shopId: string) {
  const shop = useShop(shopId);
  const country = countryOf(shop);
  const { messages: kept, trouble } = useKeptMessages();
  useEffect(() => {
    void readKeptMessages();
  }, []);
  const messages = kept && readOfShop({ kept, shopId, country });
  return {
    country,
    currency: currencyIn(country),
    messages,
    trouble,
    isShopRead: shop !== undefined,
  };
}

/** Keeps what was pasted, each message by itself, and gives them as they were read. Throws `StorageFailure`. */
export async function pasteMessages(
  shopId: string,
  country: string,
  text: string,
): Promise<ReadMessage[]> {
  return keepTexts(shopId, country, splitPasted(text));
}

/**
 * The same at the till, where whatever was copied last may come instead of a message: only what tells of money is kept.
 * Whatever cannot be kept is read all the same.
 */
export async function pasteProofs(
  shopId: string,
  country: string,
  text: string,
): Promise<ReadMessage[]> {
  const loose = readUnkept(text, country);
  const telling = loose.filter(({ reading }) => isMove(reading) || reading.kind === "balance");
  if (telling.length === 0) return loose;
  return keepTexts(...([shopId, country, telling.map((one) => one.text)] as const)).catch(
    () => telling,
  );
}

async function keepTexts(
  shopId: string,
  country: string,
  texts: readonly string[],
): Promise<ReadMessage[]> {
  const kept = await keepMessages(shopId, texts, new Date().toISOString());
  const all = useKeptMessages.getState().messages ?? kept;
  const messages = readOfShop({ kept: all, shopId, country });
  const byId = new Map(messages.map((one) => [one.keptId, one]));
  return kept.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Read by itself, kept nowhere. */
function readUnkept(text: string, country: string): ReadMessage[] {
  const pastedAt = new Date().toISOString();
  const loose = splitPasted(text).map((one, at) => ({
    id: -1 - at,
    shopId: "",
    text: one,
    pastedAt,
  }));
  return readAll(loose, country);
}

/** Money that a customer sent, told once: what may prove a payment. */
export function bringsMoney({ reading, judged }: ReadMessage): boolean {
  return isMove(reading) && isCustomers(reading) && judged?.verdict !== "same";
}
