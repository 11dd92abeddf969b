import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

type WayOut = () => void;

/**
 * Holds whoever leaves the screen while something is not kept: by a link, by the back button, by closing the page
 * (the browser then asks in its own words). `leave` is set while the question stands, and goes where they wanted.
 */
export function useLeaveGuard(isDirty: boolean): { leave: WayOut | undefined; stay: WayOut } {
  const navigate = useNavigate();
  const [leave, setLeave] = useState<WayOut>();

  useEffect(() => {
    if (!isDirty) return;
    const holdPage = (event: BeforeUnloadEvent) => event.preventDefault();
    const holdLink = (event: MouseEvent) => {
      const to = wayOf(event);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setLeave(() => () => navigate(to));
    };
    const holdBack = () => setLeave(() => () => navigate(-1));
    // The back button takes this entry away and finds the same screen under it.
    standTwice();
    window.addEventListener("beforeunload", holdPage);
    document.addEventListener("click", holdLink, true);
    window.addEventListener("popstate", holdBack);
    return () => {
      window.removeEventListener("beforeunload", holdPage);
      document.removeEventListener("click", holdLink, true);
      window.removeEventListener("popstate", holdBack);
      if (isDoubled()) history.back();
    };
  }, [isDirty, navigate]);

  function stay() {
    setLeave(undefined);
    if (!isDoubled()) standTwice();
  }

  return { leave, stay };
}

type Entry = { doubled?: true } | null;

function isDoubled(): boolean {
  return (history.state as Entry)?.doubled === true;
}

function standTwice(): void {
  history.pushState({ ...(history.state as Entry), doubled: true }, "");
}

/** Where a plain tap on a link of ours leads; undefined for anything else. */
function wayOf(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target === "_blank" || link.origin !== location.origin) return undefined;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  return link.pathname + link.search + link.hash;
}
