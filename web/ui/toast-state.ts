import type { ReactNode } from "react";
import type { Tone } from "./badge.tsx";

export type Toast = { id: number; tone: Tone; words: ReactNode };

/** How long a toast stays, in milliseconds, unless somebody points at it. */
export const toastStay = 5000;

/** How far one swipes to send it away, in pixels. */
export const toastSwipe = 50;

let current: Toast | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

function change(toast: Toast | undefined) {
  current = toast;
  for (const listener of listeners) listener();
}

/** Says something in passing. One at a time: the new one takes the place of the old. Never the only sign of a sale. */
export function showToast(words: ReactNode, tone: Tone = "neutral"): void {
  change({ id: nextId, tone, words });
  nextId += 1;
}

/** Sends away this toast, unless another has already taken its place. */
export function dismissToast(id: number): void {
  if (current?.id === id) change(undefined);
}

/** Something more important takes the screen. */
export function dismissCurrentToast(): void {
  change(undefined);
}

export function currentToast(): Toast | undefined {
  return current;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
