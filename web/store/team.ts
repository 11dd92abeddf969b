import type {
  AnsweredInvitation,
  Invitation,
  InvitedRole,
  LinkHolder,
  LinkKind,
  NewInvitation,
  ShownInvitation,
} from "#shared/schemas/invitation.ts";
import { openStore } from "./current-store.ts";
import { asked } from "./hub/fetch-transport.ts";
import { type Answered, answerOf, askServer, failureOf } from "./session/ask-server.ts";
import { refreshProfile } from "./session/profile.ts";
import { chooseShop, useSession } from "./session.ts";

/** How long somebody who has accepted waits for their device to know the shop, ms. */
const longestWait = 10_000;

/** Invites somebody; `id` is the same for every attempt of one form. */
export function invite(shopId: string, wanted: NewInvitation): Promise<Answered<Invitation>> {
  return askServer("POST", `/api/v1/shops/${shopId}/invitations`, wanted);
}

/** Invites once more who refused or did not answer; `id` is that of the new invitation. */
export function resendInvitation(
  shopId: string,
  { oldId, id }: { oldId: string; id: string },
): Promise<Answered<Invitation>> {
  return askServer("POST", `/api/v1/shops/${shopId}/invitations/${oldId}/resend`, { id });
}

export function withdrawInvitation(shopId: string, id: string): Promise<Answered<object>> {
  return askServer("DELETE", `/api/v1/shops/${shopId}/invitations/${id}`);
}

/** What one does to the membership of somebody below. */
export type MemberAct =
  | { way: "pause" | "reactivate" | "end" }
  | { way: "role"; role: Exclude<InvitedRole, "reseller"> };

/** Whether it changed anything; the rows of the shop follow at once. */
export async function changeMember(
  { shopId, userId }: { shopId: string; userId: string },
  { way, ...body }: MemberAct,
): Promise<Answered<{ changed: boolean }>> {
  const path = `/api/v1/shops/${shopId}/members/${userId}/${way}`;
  const answered = await askServer<{ changed: boolean }>("POST", path, body);
  (await openStore())?.hub.kick();
  return answered;
}

/** The invitation behind a link: in full for whoever is signed in, else only which shop asks. */
export function lookAtInvitation(token: string): Promise<Answered<ShownInvitation>> {
  return askOfLink(token, (part) => `/api/v1/invitations/${part}`);
}

/** Whose own link it is. */
export function lookAtPersonalLink(kind: LinkKind, token: string): Promise<Answered<LinkHolder>> {
  return askOfLink(token, (part) => `/api/v1/join/${kind}/${part}`);
}

/** A link without its end leads nowhere; a token of dots would even be read as another address. */
async function askOfLink<T>(token: string, path: (part: string) => string): Promise<Answered<T>> {
  if (/^\.*$/.test(token)) return { ok: false, code: "link-unknown" };
  return askWithOrWithoutSession(path(encodeURIComponent(token)));
}

async function askWithOrWithoutSession<T>(path: string): Promise<Answered<T>> {
  if (useSession.getState().session) {
    const answered = await askServer<T>("GET", path);
    if (answered.ok || answered.code !== "signed-out") return answered;
  }
  try {
    const limit = AbortSignal.timeout(30_000);
    const response = await asked((input, rest) => fetch(input, rest), path, { signal: limit });
    return await answerOf<T>(response, limit);
  } catch (cause) {
    return failureOf(cause);
  }
}

/** Accepts, and works in the shop from now on; or refuses. */
export async function answerInvitation(
  id: string,
  way: "accept" | "reject",
): Promise<Answered<AnsweredInvitation>> {
  const answered = await askServer<AnsweredInvitation>(
    "POST",
    `/api/v1/invitations/${id}/${way}`,
    {},
  );
  if (answered.ok && answered.value.status === "accepted") {
    (await openStore())?.hub.kick();
    await shopIsKnown(answered.value.shopId);
    chooseShop(answered.value.shopId);
  }
  if (answered.ok) await refreshProfile();
  return answered;
}

function shopIsKnown(shopId: string): Promise<void> {
  const isKnown = () => useSession.getState().session?.shops.some(({ id }) => id === shopId);
  return new Promise((resolve) => {
    if (isKnown()) return resolve();
    const stop = useSession.subscribe(() => isKnown() && end());
    const timer = setTimeout(end, longestWait);
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
