import { currentStore } from "#web/store/current-store.ts";
import { followSession } from "#web/store/session/remember.ts";
import { ownSession, useSession } from "#web/store/session.ts";
import { keepSharing, noteTouch, type Sharing, type SwitchedIn, useSharing } from "./kept.ts";
import { pinHash } from "./pin-hash.ts";

/** Five tries are free; then each one costs twice the pause of the one before, up to a quarter of an hour. */
const freeTries = 5;
const firstPause = 30_000;
const longestPause = 15 * 60_000;

export type Unlocked =
  | { ok: true }
  | { ok: false; refusal: "wrong-pin"; left: number }
  | { ok: false; refusal: "wait"; seconds: number };

const fresh = (): Sharing => ({
  salt: btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)))),
  holders: [],
  locked: false,
  autoLock: 0,
  failures: {},
});

/** Gives somebody a PIN of four digits on this device, or another one. Whoever is signed in does it, unlocked. */
export async function givePin(person: SwitchedIn, pin: string): Promise<void> {
  const before = useSharing.getState().sharing;
  const first = before ?? fresh();
  const hash = await pinHash(pin, first.salt, person.userId);
  // Read anew: a lock or a try of meanwhile stands, and a sharing that has ended is not brought back.
  const sharing = useSharing.getState().sharing ?? (before ? undefined : first);
  if (!sharing) return;
  if (sharing.salt !== first.salt) return givePin(person, pin);
  const others = sharing.holders.filter(({ userId }) => userId !== person.userId);
  const { [person.userId]: _, ...failures } = sharing.failures;
  noteTouch();
  keepSharing({ ...sharing, holders: [...others, { ...person, hash }], failures });
}

/** Takes a PIN away. Without the one of whoever is signed in, the device is shared no more. */
export function takePin(userId: string): void {
  const { sharing } = useSharing.getState();
  if (!sharing) return;
  const holders = sharing.holders.filter((holder) => holder.userId !== userId);
  const isOwn = userId === ownSession(useSession.getState().session)?.userId;
  keepSharing(isOwn || holders.length === 0 ? undefined : { ...sharing, holders });
  refresh();
}

export function chooseAutoLock(minutes: number): void {
  const { sharing } = useSharing.getState();
  noteTouch();
  if (sharing) keepSharing({ ...sharing, autoLock: minutes });
}

/** Seconds that somebody still has to wait before another try; 0 for none. */
export function pauseOf(userId: string, now: number): number {
  const until = useSharing.getState().sharing?.failures[userId]?.until ?? 0;
  // More than the longest is of a clock set back since; `boundPause` has it run down by that clock.
  const left = Math.min(until - now, longestPause);
  return left > 0 ? Math.ceil(left / 1000) : 0;
}

/** A clock set back must keep nobody out for longer than the longest pause: that one begins when it is noticed. */
export function boundPause(userId: string): void {
  const { sharing } = useSharing.getState();
  const failure = sharing?.failures[userId];
  const until = Date.now() + longestPause;
  if (!sharing || !failure || failure.until <= until) return;
  keepSharing({ ...sharing, failures: { ...sharing.failures, [userId]: { ...failure, until } } });
}

/** Lets somebody in by their PIN, with what they are in the shop now. */
export async function unlock(person: SwitchedIn, pin: string): Promise<Unlocked> {
  const checked = await checkPin(person, pin);
  if (checked.ok) letIn(person);
  return checked;
}

/** Whether these are the digits of somebody who has a PIN here. Tries are counted before they are looked at. */
export async function checkPin(person: SwitchedIn, pin: string): Promise<Unlocked> {
  boundPause(person.userId);
  const { sharing } = useSharing.getState();
  const holder = sharing?.holders.find(({ userId }) => userId === person.userId);
  if (!sharing || !holder) return { ok: false, refusal: "wrong-pin", left: 0 };
  const seconds = pauseOf(person.userId, Date.now());
  if (seconds > 0) return { ok: false, refusal: "wait", seconds };
  const count = (sharing.failures[person.userId]?.count ?? 0) + 1;
  const pause = count < freeTries ? 0 : firstPause * 2 ** (count - freeTries);
  const until = pause === 0 ? 0 : Date.now() + Math.min(pause, longestPause);
  keepSharing({ ...sharing, failures: { ...sharing.failures, [person.userId]: { count, until } } });
  if ((await pinHash(pin, sharing.salt, person.userId)) !== holder.hash) {
    if (until > 0)
      return { ok: false, refusal: "wait", seconds: pauseOf(person.userId, Date.now()) };
    return { ok: false, refusal: "wrong-pin", left: freeTries - count };
  }
  const now = useSharing.getState().sharing;
  if (now) keepSharing({ ...now, failures: without(now.failures, person.userId) });
  return { ok: true };
}

function without(failures: Sharing["failures"], userId: string): Sharing["failures"] {
  const { [userId]: _, ...others } = failures;
  return others;
}

function letIn(person: SwitchedIn): void {
  const { sharing } = useSharing.getState();
  if (!sharing) return;
  const isOwn = person.userId === ownSession(useSession.getState().session)?.userId;
  noteTouch();
  keepSharing({ ...sharing, locked: false, switchedIn: isOwn ? undefined : person });
  refresh();
}

/** The session is that of whoever is in now. */
function refresh(): void {
  const store = currentStore();
  if (store) followSession(store.device.outbox.meta);
}
