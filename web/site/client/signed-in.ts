import type { Session } from "#web/store/session.ts";

/** Who is signed in on this device is offered their own pages instead of a trial. */
export function showSignedIn(): void {
  const home = homeOfDevice();
  if (home === undefined) return;
  for (const element of document.querySelectorAll<HTMLElement>("[data-signed-out]"))
    element.hidden = true;
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-signed-in]")) {
    link.hidden = false;
    if (link.pathname === "/dashboard") link.href = home;
  }
}

/** The page that whoever is signed in here works from, by their role; undefined when nobody is. */
function homeOfDevice(): string | undefined {
  try {
    const text = window.localStorage.getItem("session");
    return text === null ? undefined : homeOf(JSON.parse(text) as Partial<Session>);
  } catch {
    return undefined;
  }
}

/** When the role cannot be told, the dashboard finds out. */
export function homeOf(session: Partial<Session>): string | undefined {
  const { userId, role, shops, shopId, profile } = session;
  if (typeof userId !== "string") return undefined;
  const chosen = profile?.onboarding.role;
  const holds = (asked: string) => asked === chosen || shops?.some((one) => worksIn(one) === asked);
  const shop = shops?.find(({ id }) => id === shopId) ?? shops?.[0];
  const worksAs = role && holds(role) ? role : shop ? worksIn(shop) : chosen;
  if (!worksAs || worksAs === "owner") return "/dashboard";
  return worksAs === "reseller" ? "/reseller-dashboard" : "/employee-dashboard";
}

const worksIn = ({ role }: { role: string }) =>
  role === "owner" || role === "reseller" ? role : "employee";
