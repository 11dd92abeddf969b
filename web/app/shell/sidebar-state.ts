import { create } from "zustand";

const week = 604_800;

/** What the cookie says: the sidebar is open unless somebody folded it within the last seven days. */
export function openInCookie(cookies: string): boolean {
  return !/(?:^|;\s*)sidebar=folded(?:;|$)/.test(cookies);
}

/** Open (16 rem, with words) or folded (3 rem, icons), on a large screen. */
export const useSidebar = create<{ open: boolean; toggle: () => void }>()((set, get) => ({
  open: openInCookie(document.cookie),
  toggle: () => {
    const open = !get().open;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing from half of our phones
    document.cookie = `sidebar=${open ? "open" : "folded"}; path=/; max-age=${week}; samesite=lax`;
    set({ open });
  },
}));
