import { create } from "zustand";
import type { Role } from "#shared/schemas/person.ts";

/** Somebody of the staff who is switched in on this device, in one shop. */
export type SwitchedIn = { userId: string; fullName: string; shopId: string; role: Role };

/** Somebody who has a PIN on this device. `hash` in base64. */
export type PinHolder = SwitchedIn & { hash: string };

/** How several people share this device. No PIN stands in it, only what one is compared with. */
export type Sharing = {
  /** Of this device, base64. */
  salt: string;
  holders: readonly PinHolder[];
  /** None: whoever is signed in works themselves. */
  switchedIn?: SwitchedIn | undefined;
  locked: boolean;
  /** Minutes without a touch after which it locks; 0 for never. */
  autoLock: number;
  /** Wrong PINs in a row, by person, and until when (ms of the device's clock) they wait. */
  failures: Record<string, { count: number; until: number }>;
};

const key = "sharing";
const touchKey = "last-touch";

function kept(): Sharing | undefined {
  try {
    const text = globalThis.localStorage.getItem(key);
    const sharing = text === null ? undefined : (JSON.parse(text) as Sharing);
    if (!Array.isArray(sharing?.holders)) return undefined;
    return isLeftAlone(sharing) ? { ...sharing, locked: true } : sharing;
  } catch {
    return undefined;
  }
}

/** When somebody last touched this device, ms of its clock; 0 when unknown. */
export function lastTouch(): number {
  try {
    return Number(globalThis.localStorage.getItem(touchKey));
  } catch {
    return 0;
  }
}

export function noteTouch(): void {
  try {
    globalThis.localStorage.setItem(touchKey, String(Date.now()));
  } catch {
    // It locks by the timer of the page alone.
  }
}

/** Whether nobody has touched the device for as long as it waits; a touch that far ahead is of a clock set back since. */
export function isLeftAlone({ autoLock }: Sharing): boolean {
  return autoLock > 0 && Math.abs(Date.now() - lastTouch()) >= autoLock * 60_000;
}

/** How this device is shared; undefined while nobody has a PIN on it. */
export const useSharing = create<{ sharing: Sharing | undefined }>()(() => ({ sharing: kept() }));

export function keepSharing(sharing: Sharing | undefined): void {
  try {
    if (sharing) globalThis.localStorage.setItem(key, JSON.stringify(sharing));
    else globalThis.localStorage.removeItem(key);
  } catch {
    // It lasts as long as the page.
  }
  useSharing.setState({ sharing });
}

/** Whether somebody's PIN is asked for: until then nobody is at work on this device. */
export function isLocked(): boolean {
  return useSharing.getState().sharing?.locked === true;
}

/** The same for what is drawn. */
export function useLocked(): boolean {
  return useSharing(({ sharing }) => sharing?.locked === true);
}

/** From now on somebody's PIN is asked for. */
export function lock(): void {
  const { sharing } = useSharing.getState();
  if (sharing && !sharing.locked) keepSharing({ ...sharing, locked: true });
}

/** Nobody is switched in any more: another person signed in, or nobody is. */
export function endSwitch(): void {
  const { sharing } = useSharing.getState();
  if (sharing?.switchedIn || sharing?.locked)
    keepSharing({ ...sharing, switchedIn: undefined, locked: false });
}

// Another tab locked, or let somebody in.
globalThis.addEventListener?.("storage", (event) => {
  if (event.key === key || event.key === null) useSharing.setState({ sharing: kept() });
});
