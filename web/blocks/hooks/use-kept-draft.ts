import { useState } from "react";

/**
 * What somebody is writing, kept on this device under a name of its own until it is sent: emptied, it is forgotten.
 * A name stands for one screen; give the component a key of it.
 */
export function useKeptDraft(name: string) {
  const [text, setText] = useState(() => kept(name));
  function write(next: string) {
    setText(next);
    keep(name, next);
  }
  return [text, write] as const;
}

function kept(name: string): string {
  try {
    return localStorage.getItem(name) ?? "";
  } catch {
    return "";
  }
}

function keep(name: string, text: string): void {
  try {
    if (text === "") localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // The draft lasts as long as the screen.
  }
}
