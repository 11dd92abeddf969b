import { useState } from "react";

const front = "message-draft";

function kept(key: string): string {
  try {
    return globalThis.localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(key: string, text: string): void {
  try {
    if (text === "") globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, text);
  } catch {
    // The draft lasts as long as the screen.
  }
}

/** What is being written to somebody, kept on this device until it is sent. Give each conversation a screen of its own. */
export function useDraft(shopId: string, userId: string, memberId: string) {
  const key = `${front} ${shopId} ${userId} ${memberId}`;
  const [text, setText] = useState(() => kept(key));
  function write(next: string) {
    setText(next);
    keep(key, next);
  }
  return [text, write] as const;
}
