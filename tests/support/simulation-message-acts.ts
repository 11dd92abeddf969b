import { messagesScopeFor } from "#shared/rules/message.ts";
import type { Message } from "#shared/schemas/message.ts";
import { uuidOf } from "./builders.ts";
import { markOf } from "./oracle-messages.ts";
import { draft, type PlannedAct, type Scene } from "./simulation-draft.ts";

/** The owner writes to somebody, a member to the owner; a careless one in a conversation that is not theirs. */
export function writeMessage({ rng, shop, device }: Scene): PlannedAct {
  const { id } = device.person;
  const isOwner = shop.members.get(id)?.role === "owner";
  const others = [...shop.members.keys()].filter((other) => other !== id);
  const isCareless = rng.chance(0.1);
  const memberId = isOwner !== isCareless ? rng.pick(others) : id;
  const text = `${markOf(shop.id, memberId)} ${uuidOf(rng).slice(-4)}`;
  return draft("message.send", rng, () => ({ memberId, text }));
}

/** Sees some of the messages here; a careless one names their own, or what there is not. */
export function seeMessages({ rng, shop, device }: Scene): PlannedAct {
  const { id } = device.person;
  const role = shop.members.get(id)?.role ?? "seller";
  const rows = device.rows(messagesScopeFor(shop.id, id, role), "messages");
  const all = [...rows.values()] as Message[];
  const unread = all.filter(({ fromId, readAt }) => fromId !== id && readAt === null);
  const some = unread.length > 0 && rng.chance(0.9) ? unread : all;
  if (some.length === 0) return undefined;
  const ids = some.slice(0, rng.int(1, some.length)).map((row) => row.id);
  if (rng.chance(0.05)) ids.push(uuidOf(rng));
  return draft("message.read", rng, () => ({ ids }));
}
