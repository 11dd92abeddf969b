import { type NavigateOptions, type To, useLocation, useNavigate } from "react-router-dom";

type Place = Pick<Location, "pathname" | "search">;

/** Whether one is still on a page, or at the door to which the end of the session has led from it. */
export function isStillAt(asked: string, { pathname, search }: Place = window.location): boolean {
  if (pathname === asked) return true;
  const from = pathname === "/auth" ? new URLSearchParams(search).get("from") : null;
  return from !== null && from.split(/[?#]/)[0] === asked;
}

/**
 * Leads on from a page once what was asked there is done. Whoever has gone elsewhere meanwhile is left alone. A screen
 * stands still while the next one is fetched, and the address does not: that is what is looked at.
 */
export function useMoveOn(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (to, options) => {
    if (isStillAt(pathname)) void navigate(to, options);
  };
}
