import type { Party } from "./parties.ts";
import { isIncoming, type Move, type MoveKind } from "./reading.ts";

/** Incoming words beside outgoing ones are a doubt, but for those that only say more of the same. */
export function kindOf(named: readonly MoveKind[]): MoveKind | undefined {
  const [first] = named;
  const rest = named.slice(1);
  const allowed: Partial<Record<MoveKind, readonly MoveKind[]>> = {
    reversal: ["sent", "payment", "received"],
    airtime: ["payment"],
    "payment-received": ["received", "payment"],
    deposit: ["received"],
    received: ["payment"],
    sent: ["payment"],
  };
  return first && rest.every((kind) => allowed[first]?.includes(kind)) ? first : undefined;
}

/** « Votre paiement », « sur votre compte »; who gets the message is told its balance in any case. */
const saysYou = /\b(?:votre|vous|your|you)\b(?! (?:nouveau|solde|new|balance|commission))/;

/**
 * « Paiement … par KAMDEM (690…) »: a payment that somebody with a number made is the shop's own where the number is,
 * else money for the merchant whom the line names; else it does not say for whom it is.
 */
export function byWhom(
  kind: MoveKind | undefined,
  operators: string,
  parties: readonly Party[],
  own: readonly string[],
): MoveKind | undefined {
  const [payer, ...more] = parties.filter(({ phone }) => phone);
  const isOther = payer?.side === "from" && more.length === 0 && !own.includes(payer.phone ?? "");
  if (kind !== "payment" || !isOther || saysYou.test(operators)) return kind;
  return /\bmarchand\b|\bmerchant\b/.test(operators) ? "payment-received" : undefined;
}

const by = String.raw`(?:[^.:]|\.(?=\d)){0,60} `;
const agents: Partial<Record<MoveKind, RegExp>> = {
  deposit: new RegExp(`depot${by}(?:pour|vers) |debite`),
  withdrawal: new RegExp(`retrait${by}(?:effectue|valider?) par (?!l'agent)`),
};

/**
 * What an agent did for a customer: a deposit « pour » or « vers » somebody goes out of the agent's account, a
 * withdrawal « par » somebody comes in. Whose account it is the line does not say.
 */
export function isAgents(kind: MoveKind, operators: string): boolean {
  return agents[kind]?.test(operators) ?? false;
}

/** Of a move that comes in the one it comes from, of one that goes out the one it goes to. */
export function otherOf(
  parties: readonly Party[],
  { kind }: Pick<Move, "kind">,
): Party | undefined {
  if (kind === "airtime") return parties.find(({ phone, name }) => phone && !name);
  const side = isIncoming({ kind }) ? "from" : "to";
  const own = parties.filter((one) => one.side === side);
  if (own.length > 0) return own.find(({ name }) => name) ?? own[0];
  // « dépôt chez … », « paiement de … »: the only one who is named is the other side.
  const isOnly = new Set(parties.map(({ phone }) => phone)).size === parties.length;
  return kind === "received" || !isOnly ? undefined : parties[0];
}
