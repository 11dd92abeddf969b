import type { PastedMessage } from "#shared/money-messages/chain-order.ts";
import { readMessage } from "#shared/money-messages/read-message.ts";
import type { Rng } from "#tests/support/random.ts";

/** One true move of an account, before it is put into its operator's words. */
export type TrueMove = {
  isIn: boolean;
  amount: number;
  fee: number;
  balance: number;
  /** The clock of the country, in milliseconds as if it were UTC. */
  at: number;
  reference: string;
  name: string;
  phone: string;
};

export type Service = {
  name: string;
  country: string;
  hasWrittenTime: boolean;
  referenceAt: (at: number, rng: Rng) => string;
  words: (move: TrueMove) => string;
};

const two = (value: number) => String(value).padStart(2, "0");
const parts = (at: number) => {
  const day = new Date(at);
  const [y, m, d] = [day.getUTCFullYear(), two(day.getUTCMonth() + 1), two(day.getUTCDate())];
  const [h, i, s] = [two(day.getUTCHours()), two(day.getUTCMinutes()), two(day.getUTCSeconds())];
  return { y, m, d, h, i, s };
};
const iso = (at: number) => new Date(at).toISOString().slice(0, 19).replace("T", " ");
const dated = (prefix: string) => (at: number, rng: Rng) => {
  const { y, m, d, h, i } = parts(at);
  return `${prefix}${y % 100}${m}${d}.${h}${i}.${rng.pick([..."ABCD"])}${rng.int(10_000, 99_999)}`;
};
const rising = (at: number, rng: Rng) =>
  String(Math.floor((at - Date.UTC(2020, 0, 1)) / 18) * 1 + rng.int(0, 9) + 10_000_000_000);
const letters = (_: number, rng: Rng) =>
  `T_${Array.from({ length: 10 }, () => rng.pick([..."ABCDEFGHJKLMNPQRSTUVWXYZ23456789"])).join("")}`;
const spaced = (value: number) => String(value).replace(/(?<=\d)(?=(\d{3})+$)/g, " ");

export const services: readonly Service[] = [
  {
    ...{ name: "MTN Cameroon", country: "CM", hasWrittenTime: true, referenceAt: rising },
    words: ({ isIn, amount, fee, balance, at, reference, name, phone }) =>
      isIn
        ? `Vous avez recu ${amount} XAF de ${name} (237${phone}) sur votre compte Mobile Money ${iso(at)}. Message de l'expediteur:. Votre nouveau solde est de ${balance} FCFA. Frais: ${fee} XAF. Transaction ID: ${reference}.`
        : `Transfert de ${amount} FCFA effectue avec succes a ${name} (237${phone}) le ${iso(at)}. FRAIS ${fee} FCFA. Transaction Id: ${reference} ; Reference: 1. Nouveau solde est: ${balance} FCFA.`,
  },
  {
    ...{ name: "Orange Cameroon", country: "CM", hasWrittenTime: false, referenceAt: dated("PP") },
    words: ({ isIn, amount, fee, balance, reference, name, phone }) =>
      isIn
        ? `Vous avez recu un transfert de ${spaced(amount)} FCFA de ${name} (${phone}). Nouveau solde: ${balance}.45 FCFA. ID transaction: ${reference}.`
        : `Transfert reussi. Vous avez transfere ${spaced(amount)} FCFA a ${name} (${phone}). Frais: ${fee} FCFA. Nouveau solde: ${balance}.45 FCFA. Ref: ${reference}.`,
  },
  {
    ...{ name: "Airtel Gabon", country: "GA", hasWrittenTime: false, referenceAt: dated("PP") },
    words: ({ isIn, amount, fee, balance, reference, name, phone }) =>
      isIn
        ? `Vous avez recu ${amount} FCFA du 07${phone.slice(2, 9)}, ${name}. TID: ${reference}. Votre nouveau solde Airtel Money est de ${balance} FCFA. Merci`
        : `Votre transfert de ${amount} FCFA au 07${phone.slice(2, 9)} ${name} a reussi. Frais: ${fee} FCFA. TID: ${reference}. Votre solde est de ${balance} FCFA.`,
  },
  {
    ...{ name: "Moov Burkina", country: "BF", hasWrittenTime: true, referenceAt: dated("CO") },
    words: ({ isIn, amount, fee, balance, at, reference, name, phone }) => {
      const { y, m, d, h, i, s } = parts(at);
      return isIn
        ? `Vous avez reçu ${spaced(amount)},00 FCFA de ${name}. \nNuméro: 226${phone.slice(1)}\nDate: ${d}/${m}/${y} ${h}:${i}:${s}\nTID: D${reference.replace(/\D/g, "").slice(1, 10)}\nSolde: ${spaced(balance)},00 FCFA`
        : `Retrait d’argent  réussi auprès de l’ Agent  ${name} \nCode d'agent: 1030478 \nMontant: ${spaced(amount)},00 FCFA, \nFrais: ${fee},00 FCFA  \nTotal: ${spaced(amount + fee)},00 FCFA \nDate: ${d}/${m}/${y} ${h}H${i} \nTxn ID: ${reference}  \nSolde: ${spaced(balance)},00FCFA`;
    },
  },
  {
    ...{ name: "Wave Senegal", country: "SN", hasWrittenTime: false, referenceAt: letters },
    words: ({ isIn, amount, fee, balance, reference, name, phone }) =>
      isIn
        ? `Vous avez reçu ${amount}F de ${name} (77${phone.slice(2)}). Nouveau solde: ${balance}F. ID: ${reference}. Wave`
        : `Vous avez envoyé ${amount}F à ${name} (77${phone.slice(2)}). Frais: ${fee}F. Nouveau solde: ${balance}F. ID: ${reference}`,
  },
];

const names = [
  "JEAN KAMGA",
  "ETS KALLA",
  "Aminata Diallo",
  "FATOU SOW",
  "MOUSSA 2 FRERES",
  "LYDIE ZOE",
];

export function trueChain(rng: Rng, service: Service, length = 20): TrueMove[] {
  let balance = rng.int(5000, 200_000);
  let at = Date.UTC(2026, rng.int(0, 8), rng.int(1, 20), 8, 0, 0);
  return Array.from({ length }, () => {
    at += rng.int(2 * 60, 9 * 3600) * 1000;
    const isIn = balance < 15_000 || rng.chance(0.7);
    const amount = isIn ? rng.int(1, 400) * 250 : Math.min(rng.int(1, 100) * 250, balance - 2000);
    const fee = isIn ? 0 : rng.int(0, 20) * 25;
    balance += isIn ? amount : -amount - fee;
    const reference = service.referenceAt(at, rng);
    const phone = `6${rng.pick(["7", "9"])}${rng.int(1_000_000, 9_999_999)}`;
    return { isIn, amount, fee, balance, at, reference, name: rng.pick(names), phone };
  });
}

export const forgeries = ["amount", "balance", "reference", "date", "copy"] as const;
export type Forgery = (typeof forgeries)[number];

/** What a forger makes of a true message: one thing edited, or the whole told again later under a new reference. */
export function forge(
  rng: Rng,
  how: Forgery,
  move: TrueMove,
  service: Service,
  end: number,
): TrueMove {
  if (how === "amount")
    return { ...move, amount: rng.pick([move.amount * 10, move.amount + rng.int(1, 90) * 500]) };
  if (how === "balance") return { ...move, balance: move.balance + rng.int(1, 200) * 250 };
  if (how === "reference") return { ...move, reference: changed(rng, move.reference) };
  if (how === "date") return { ...move, at: move.at + rng.int(6, 10 * 24) * 3_600_000 };
  const at = end + rng.int(1, 120) * 60_000;
  return { ...move, at, reference: service.referenceAt(at, rng) };
}

function changed(rng: Rng, reference: string): string {
  const signs = [...reference];
  for (let count = rng.int(1, 3); count > 0; count -= 1) {
    const place = rng.int(2, signs.length - 1);
    const kind = ["0123456789", "ABCDEFGH"].find((all) => all.includes(signs[place] ?? ""));
    if (kind) signs[place] = rng.pick([...kind]);
  }
  const made = signs.join("");
  return made === reference ? changed(rng, reference) : made;
}

export function pasted(
  id: string,
  move: TrueMove,
  service: Service,
  pastedAt: number,
): PastedMessage {
  const text = service.words(move);
  const reading = readMessage(text, service.country);
  return { id, text, reading, pastedAt: new Date(pastedAt).toISOString() };
}
