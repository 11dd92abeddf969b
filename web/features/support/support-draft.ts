import { useState } from "react";

const front = "support-draft ";

/** What somebody is writing to the desk, kept on this device until it is sent. */
export function useSupportDraft(userId: string) {
  const key = front + userId;
  const [text, setText] = useState(() => kept(key));
  function write(next: string) {
    setText(next);
    try {
      if (next === "") localStorage.removeItem(key);
      else localStorage.setItem(key, next);
    } catch {
      // The draft lasts as long as the page.
    }
  }
  return [text, write] as const;
}

function kept(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
