import { useEffect, useMemo } from "react";
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
import { receiptsOf } from "#shared/money-messages/receipts.ts";
import { type Suspicion, suspicionsOf } from "#shared/money-messages/suspicions.ts";
import { countryOf } from "#shared/rules/countries.ts";
import { internationalPhone } from "#shared/rules/phone.ts";
import {
  type KeptMessage,
  keepMessages,
  readKeptMessages,
  useKeptMessages,
} from "#web/store/money-messages.ts";
import { useOwnNumbers } from "#web/store/own-numbers.ts";
import { useShop } from "#web/store/queries/use-shop.ts";

/** A message that is kept here: as it was read, as it stands among the others, and what stands out in it. */
export type ReadMessage = PastedMessage & {
  keptId: number;
  judged: Judgement | undefined;
  suspicions: readonly Suspicion[];
};

/** Shop that messages are read for: its country and its own numbers (E.164). */
export type MessageShop = { shopId: string; country: string; own: readonly string[] };

type Told = { reading: Reading; suspicions: readonly Suspicion[] };
const told = new Map<string, Told>();

/** Read once a page: the same text in the same country, pasted at the same moment, says the same. */
function tell({ text, pastedAt }: KeptMessage, { country, own }: MessageShop): Told {
  const key = `${country} ${own.join(" ")} ${pastedAt} ${text}`;
  const known = told.get(key);
  if (known) return known;
  const reading = readMessage(text, country, own);
  const fresh = { reading, suspicions: suspicionsOf({ text, country, reading }, pastedAt, own) };
  told.set(key, fresh);
  return fresh;
}

function readAll(kept: readonly KeptMessage[], shop: MessageShop): ReadMessage[] {
  const messages = kept.map((one) => ({
    ...{ id: String(one.id), keptId: one.id, text: one.text, pastedAt: one.pastedAt },
    ...tell(one, shop),
  }));
  const judged = judgeAccounts(messages);
  return messages.map((message) => ({ ...message, judged: judged.get(message.id) }));
}

let last: { kept: readonly KeptMessage[]; shop: MessageShop; messages: ReadMessage[] } | undefined;

/** The messages of a shop among all that are kept: several parts of a screen ask for the same, judged once. */
function readOfShop(kept: readonly KeptMessage[], shop: MessageShop): ReadMessage[] {
  const { shopId, country, own } = shop;
  const isOfShop = last?.shop.shopId === shopId && last.shop.country === country;
  if (last?.kept === kept && isOfShop && last.shop.own.join() === own.join()) return last.messages;
  const messages = readAll(
    kept.filter((one) => one.shopId === shopId),
    shop,
  );
  last = { kept, shop, messages };
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
  const named = useOwnNumbers(shopId);
  const ofShop = internationalPhone(shop?.phone ?? "", country);
  const reader = useMemo<MessageShop>(
    () => ({ shopId, country, own: [...new Set([...(ofShop ? [ofShop] : []), ...named])] }),
    [shopId, country, ofShop, named],
  );
  const { messages: kept, trouble } = useKeptMessages();
  useEffect(() => {
    void readKeptMessages();
  }, []);
  const messages = kept && readOfShop(kept, reader);
  return {
    ...{ country, reader },
    currency: currencyIn(country),
    messages,
    trouble,
    isShopRead: shop !== undefined,
  };
}

/** Keeps what was pasted, each message by itself, and gives them as they were read. Throws `StorageFailure`. */
export async function pasteMessages(shop: MessageShop, text: string): Promise<ReadMessage[]> {
  return keepTexts(shop, textsIn(text, shop));
}

/** Splits a pasted text into messages, with or without an empty line between two. */
function textsIn(text: string, { country, own }: MessageShop): string[] {
  const isMessage = (part: string) =>
    !/^(?:other|unreadable)$/.test(readMessage(part, country, own).kind);
  return splitPasted(text).flatMap((one) => receiptsOf(one, isMessage));
}

/**
 * The same at the till, where whatever was copied last may come instead of a message: only what tells of money is kept.
 * Whatever cannot be kept is read all the same.
 */
export async function pasteProofs(shop: MessageShop, text: string): Promise<ReadMessage[]> {
  const loose = readUnkept(text, shop);
  const telling = loose.filter(
    ({ reading }) => isMove(reading) || reading.kind === "balance" || reading.kind === "whose",
  );
  if (telling.length === 0) return loose;
  const texts = telling.map((one) => one.text);
  return keepTexts(shop, texts).catch(() => telling);
}

async function keepTexts(shop: MessageShop, texts: readonly string[]): Promise<ReadMessage[]> {
  const kept = await keepMessages(shop.shopId, texts, new Date().toISOString());
  const all = useKeptMessages.getState().messages ?? kept;
  const messages = readOfShop(all, shop);
  const byId = new Map(messages.map((one) => [one.keptId, one]));
  return kept.flatMap(({ id }) => byId.get(id) ?? []);
}

/** Read by itself, kept nowhere. */
function readUnkept(text: string, shop: MessageShop): ReadMessage[] {
  const pastedAt = new Date().toISOString();
  const loose = textsIn(text, shop).map((one, at) => ({
    id: -1 - at,
    shopId: "",
    text: one,
    pastedAt,
  }));
  return readAll(loose, shop);
}

/** Money that a customer sent, told once: what may prove a payment. */
export function bringsMoney({ reading, judged }: ReadMessage): boolean {
  return isMove(reading) && isCustomers(reading) && judged?.verdict !== "same";
}
