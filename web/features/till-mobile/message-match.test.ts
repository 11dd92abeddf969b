import { describe, expect, test } from "vitest";
import { judgeAccounts } from "#shared/money-messages/accounts.ts";
import { readMessage } from "#shared/money-messages/read-message.ts";
import type { MobilePayment } from "#web/blocks/till/mobile-payments.ts";
import { tillMatch } from "./message-match.ts";

const sms = (amount: number, balance: number, reference: string, at: string) =>
  `Vous avez recu ${amount} XAF de ALPHA SARL (237652000001 ) sur votre compte Mobile Money 2026-06-23 ${at}. Message de l'expediteur:. Votre nouveau solde est de ${balance} FCFA. Frais: 0 XAF. Transaction ID: ${reference}.`;

const suspicions = (text: string) => (text.includes("gain.top") ? (["link"] as const) : []);

function read(texts: readonly string[]) {
  const messages = texts.map((text, index) => ({
    ...{ id: String(index), keptId: index, text, reading: readMessage(text, "CM") },
    pastedAt: "2026-06-23T10:00:00.000Z",
    suspicions: suspicions(text),
  }));
  const judged = judgeAccounts(messages);
  return messages.map((message) => ({ ...message, judged: judged.get(message.id) }));
}

const paid = (id: string, amount: number, reference?: string): MobilePayment =>
  ({
    id,
    place: 0,
    ticket: { id, soldAt: "2026-06-23T09:00:00.000Z" },
    payment: { method: "mobile-money", amount, ...(reference && { reference }) },
  }) as MobilePayment;

const of = (texts: readonly string[], payments: readonly MobilePayment[], used: string[] = []) =>
  tillMatch({
    ...{ messages: read(texts), payments, currency: "XAF" },
    since: "2026-06-23T07:00:00.000Z",
    isUsedElsewhere: (reference) => used.includes(reference),
  });

const first = sms(1000, 11_000, "17600000002", "09:50:32");
const second = sms(500, 11_500, "17600000009", "09:58:00");
const edited = sms(5000, 61_500, "17600000005", "09:55:00");

describe("messages beside the payments of a till", () => {
  test("a line of other things leaves a payment to tick; one that may change the money does not", () => {
    const sureWith = (behind: string) =>
      of([`${first} ${behind}`], [paid("a", 1000, "17600000002")]).sure;
    expect(sureWith("La fibre arrive dans votre quartier.")).toEqual(["a"]);
    expect(sureWith("Ce montant sera repris le 3.")).toEqual([]);
  });

  test("by reference, by amount, without a sale, without a message", () => {
    const match = of(
      [first, second, sms(700, 12_200, "17600000011", "10:05:00")],
      [paid("a", 1000, "17600000002"), paid("b", 500), paid("c", 300, "17600000099")],
    );
    expect(["a", "b", "c"].map((id) => match.pairOf(id)?.pair.by)).toEqual([
      "reference",
      "amount",
      undefined,
    ]);
    expect(match.sure).toEqual(["a", "b"]);
    expect(match.withoutSale.map(({ text }) => text)).toEqual([expect.stringContaining("700 XAF")]);
    expect(match.salesWithoutMessage).toBe(1);
    expect(match.sums).toEqual([
      { operator: "", currency: "XAF", received: 0, noted: 300 },
      { operator: "mtn", currency: "XAF", received: 2200, noted: 1500 },
    ]);
  });

  test("a message against which something speaks is matched and not sure", () => {
    const match = of([`${first} Voir gain.top/x`], [paid("a", 1000, "17600000002")]);
    expect(match.pairOf("a")?.pair.difference).toBe(0);
    expect(match.sure).toEqual([]);
  });

  test("a transfer between two numbers counts for nothing, and is told", () => {
    const transfer =
      "Transfert de 656262382 AWA vers 656480453 ALI reussi. ID transaction: PP260623.1050.B91660, Montant Transaction: 1000FCFA, Nouveau Solde: 30386 FCFA.";
    const match = of([transfer], [paid("a", 1000)]);
    expect([match.twoSided, match.salesWithoutMessage, match.sums[0]?.received]).toEqual([1, 1, 0]);
  });

  test("another amount, or a message off its chain, is matched and not sure", () => {
    const match = of([first, edited, second], [paid("a", 900, "17600000002"), paid("b", 5000)]);
    expect(match.pairOf("a")?.pair.difference).toBe(100);
    expect(match.pairOf("b")?.message.judged?.verdict).toBe("off-the-chain");
    expect(match.sure).toEqual([]);
  });

  test("what came before the till, or belongs to a ticket of another, is none of it", () => {
    const before = sms(1000, 9000, "17600000001", "05:00:00");
    expect(of([before, second], [], ["17600000009"]).withoutSale).toEqual([]);
  });
});
