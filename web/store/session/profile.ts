import type { Profile, ProfileRole } from "#shared/schemas/session.ts";
import { heldRoles, rememberSession, useSession, workingAs } from "#web/store/session.ts";
import type { Answered } from "./ask-server.ts";
import { readOwn, writeOwn } from "./authenticated-fetch.ts";

/**
 * Asks who one is and keeps it for when there is no network: role, subscription, invitations that wait.
 * A role that was chosen without a network is told first. Who has just signed in goes on as what they were elsewhere.
 */
export async function refreshProfile({ isArrival = false } = {}): Promise<Answered<Profile>> {
  const { session } = useSession.getState();
  if (session?.roleUntold && session.role) {
    const told = await writeOwn<Profile>("POST", "/api/v1/me/role", { role: session.role });
    return keepProfile(told, { isRoleTold: true });
  }
  return keepProfile(await readOwn<Profile>("/api/v1/me"), { isArrival });
}

/** Begins, or goes on, as this; needs a network. An owner chooses a plan next, a reseller has a link from now on. */
export async function takeRole(role: ProfileRole): Promise<Answered<Profile>> {
  const told = await writeOwn<Profile>("POST", "/api/v1/me/role", { role });
  const { session } = useSession.getState();
  if (told.ok && session?.userId === told.value.person.id)
    rememberSession(workingAs(session, role));
  return keepProfile(told, { isRoleTold: true });
}

function keepProfile(
  answer: Answered<Profile>,
  { isRoleTold = false, isArrival = false },
): Answered<Profile> {
  const { session } = useSession.getState();
  if (!answer.ok || session?.userId !== answer.value.person.id) return answer;
  const { onboarding, subscription, receivedInvitations, pausedIn } = answer.value;
  const profile = { onboarding, subscription, receivedInvitations, pausedIn };
  const roleUntold = isRoleTold ? undefined : session.roleUntold;
  const told = { ...session, profile, roleUntold };
  const role = isArrival && !session.role ? onboarding.role : null;
  const next = role && heldRoles(told).includes(role) ? workingAs(told, role) : told;
  if (JSON.stringify(next) !== JSON.stringify(session)) rememberSession(next);
  return answer;
}
