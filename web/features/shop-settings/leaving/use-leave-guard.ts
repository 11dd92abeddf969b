import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { asksBeforeBack } from "#web/ui/back-closes.ts";

type WayOut = () => void;

/**
 * Holds whoever leaves the screen while something is not kept: by a link, by the back button, by closing the page
 * (the browser then asks in its own words). `leave` is set while the question stands, and goes where they wanted.
 */
export function useLeaveGuard(isDirty: boolean): { leave: WayOut | undefined; stay: WayOut } {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ wayOut: WayOut; isBack: boolean }>();
  // The back button has taken its entry away already, and finds the same screen under it.
  const isBackHeld = isDirty && asked?.isBack !== true;

  useEffect(() => {
    if (!isBackHeld) return undefined;
    return asksBeforeBack(() => setAsked({ wayOut: () => navigate(-1), isBack: true }));
  }, [isBackHeld, navigate]);

  useEffect(() => {
    if (!isDirty) return;
    const holdPage = (event: BeforeUnloadEvent) => event.preventDefault();
    const holdLink = (event: MouseEvent) => {
      const to = wayOf(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setAsked({ wayOut: () => navigate(to), isBack: false });
    };
    window.addEventListener("beforeunload", holdPage);
    document.addEventListener("click", holdLink, true);
    return () => {
      window.removeEventListener("beforeunload", holdPage);
      document.removeEventListener("click", holdLink, true);
    };
  }, [isDirty, navigate]);

  const stay = () => setAsked(undefined);
  const leave =
    asked &&
    (() => {
      stay();
      asked.wayOut();
    });
  return { leave, stay };
}

/** Where a plain tap on a link of ours leads; undefined for anything else. */
function wayOf(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target === "_blank" || link.origin !== location.origin) return undefined;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  return link.pathname + link.search + link.hash;
}
