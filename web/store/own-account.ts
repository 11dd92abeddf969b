import type { AccountDeletion, ShopDeletion } from "#shared/schemas/departure.ts";
import type { OwnProfile, PasswordChange, ProfileChange } from "#shared/schemas/own-profile.ts";
import { randomUuid } from "#shared/sync/uuid.ts";
import { forgetAnswers } from "./answer-shelf.ts";
import { browserClock, browserRandom } from "./browser-ports.ts";
import { openStore } from "./current-store.ts";
import { accessTo } from "./hub/access.ts";
import { keepAnswer, nextQuestion } from "./kept-answers.ts";
import { type Answered, askServer } from "./session/ask-server.ts";

/** Longest wait for the list of shops after one of them was deleted, ms. */
const longestWait = 8000;

/** A name for one wish, the same however often it is asked. */
export function newRequestId(): string {
  return randomUuid(browserClock(), browserRandom.bytes(10));
}

export const ownProfilePath = "/api/v1/me/profile";

/** Writes name, telephone and language; the device calls the person so from now on, and keeps what was answered. */
export async function saveProfile(change: ProfileChange): Promise<Answered<OwnProfile>> {
  const asking = (await openStore())?.device.userId;
  const question = nextQuestion();
  const saved = await askServer<OwnProfile>("PUT", ownProfilePath, change);
  if (saved.ok && asking)
    keepAnswer(asking, ownProfilePath, { value: saved.value, heardAt: browserClock() }, question);
  const outbox = (await openStore())?.device.outbox;
  const session = outbox?.meta.session;
  if (saved.ok && outbox && session && session.userId === asking)
    await outbox.putMeta({ session: { ...session, fullName: saved.value.fullName } });
  return saved;
}

/** Another password; gives how many other sessions ended. */
export function changePassword(change: PasswordChange): Promise<Answered<{ ended: number }>> {
  return askServer("POST", "/api/v1/me/password", change);
}

export const ownSessionsPath = "/api/v1/auth/sessions";

/** Calls the device of one of one's sessions by a name, empty for none; all who may see that device read it. */
export function nameDevice(id: string, name: string): Promise<Answered<{ name: string }>> {
  return askServer("PUT", `${ownSessionsPath}/${id}/name`, { name });
}

/** Signs out one other browser of this person, or (undefined) all others. */
export function endSession(id?: string): Promise<Answered<{ ended: number }>> {
  return askServer("DELETE", `${ownSessionsPath}${id === undefined ? "" : `/${id}`}`);
}

/** Operations of this person that this device has not sent yet. */
export async function unsentHere(): Promise<number> {
  const device = (await openStore())?.device;
  return device?.outbox.waiting(device.userId).length ?? 0;
}

/** Sends a code to somebody who is about to delete and has no password. */
export function sendDepartureCode(): Promise<Answered<unknown>> {
  return askServer("POST", "/api/v1/me/departure-proof/code");
}

/**
 * Closes the account. Nobody is signed in here afterwards, and this device forgets at once what nobody else on it may
 * read; what others have not sent stays.
 */
export async function deleteAccount(asked: AccountDeletion): Promise<Answered<unknown>> {
  const store = await openStore();
  const asking = store?.device.userId;
  const { forgetPerson, theirsAlone } = await import("./session/forget-person.ts");
  const theirs = store && asking !== undefined ? theirsAlone(store, asking) : undefined;
  const deleted = await askServer("POST", "/api/v1/me/deletion", asked);
  if (!deleted.ok || store?.device.userId !== asking) return deleted;
  await store?.device.outbox.putMeta({ session: null });
  forgetAnswers();
  if (!store || asking === undefined) return deleted;
  // The account is gone, whatever the disk says: what is left is forgotten at the next start.
  await forgetPerson(store, asking, theirs).catch(() => undefined);
  return deleted;
}

/** Deletes a shop, and waits a little until this device knows that it is gone. */
export async function deleteShop(shopId: string, asked: ShopDeletion): Promise<Answered<unknown>> {
  const deleted = await askServer("POST", `/api/v1/shops/${shopId}/deletion`, asked);
  if (deleted.ok) await shopIsForgotten(shopId);
  return deleted;
}

async function shopIsForgotten(shopId: string): Promise<void> {
  const store = await openStore();
  if (!store) return;
  const { device, hub } = store;
  const isGone = () => !accessTo(device.outbox.meta, device.userId ?? "", shopId);
  hub.kick();
  await new Promise<void>((resolve) => {
    if (isGone()) return resolve();
    const stop = device.outbox.subscribe(() => isGone() && end());
    const timer = setTimeout(end, longestWait);
    function end() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}
