import { create } from "zustand";
import { cookieFor, openInCookie } from "./sidebar-cookie.ts";

/** On a tablet the till needs the room for its cart. */
const isWide = () => window.matchMedia("(min-width: 64rem)").matches;

/** Open (16 rem, with words) or folded (3 rem, icons), on a large screen. */
export const useSidebar = create<{ open: boolean; toggle: () => void }>()((set, get) => ({
  open: openInCookie(document.cookie, isWide()),
  toggle: () => {
    const open = !get().open;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from half of our phones
    document.cookie = cookieFor(open);
    set({ open });
  },
}));
