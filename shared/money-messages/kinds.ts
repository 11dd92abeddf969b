import type { Party } from "./parties.ts";
import { isIncoming, type Move, type MoveKind } from "./reading.ts";

/** Words for incoming and outgoing money together are a doubt, unless one only adds detail to the other. */
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

/**
 * Words to the reader: « votre paiement », « sur votre compte ». A balance does not count: any reader is told theirs.
 */
const saysYou = /\b(?:votre|vous|your|you)\b(?! (?:nouveau|solde|new|balance|commission))/;

/**
 * Kind of a payment made by somebody with a number, « Paiement … par KAMDEM (690…) ». It is the shop's own where the
 * number is the shop's, else money for the merchant whom the line names. Without a merchant the line does not say for
 * whom it is.
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
 * True for an agent's move for a customer: a deposit « pour » or « vers » somebody goes out of the agent's account, a
 * withdrawal « par » somebody comes in. The line does not say whose account it is.
 */
export function isAgents(kind: MoveKind, operators: string): boolean {
  return agents[kind]?.test(operators) ?? false;
}

/** The other side of a move: the sender of incoming money, the receiver of outgoing money. */
export function otherOf(
  parties: readonly Party[],
  { kind }: Pick<Move, "kind">,
): Party | undefined {
  if (kind === "airtime") return parties.find(({ phone, name }) => phone && !name);
  const side = isIncoming({ kind }) ? "from" : "to";
  const own = parties.filter((one) => one.side === side);
  if (own.length > 0) return own.find(({ name }) => name) ?? own[0];
  // « dépôt chez … », « paiement de … »: the only party named is the other side.
  const isOnly = new Set(parties.map(({ phone }) => phone)).size === parties.length;
  return kind === "received" || !isOnly ? undefined : parties[0];
}
