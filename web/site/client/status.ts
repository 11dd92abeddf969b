/** On the page « État du service »: asks the server how it is, and says it in the words that stand there. */
export async function tellStatus(): Promise<void> {
  const place = document.querySelector("[data-status]");
  if (!place) return;
  const state = await healthOf();
  for (const words of place.querySelectorAll<HTMLElement>("[data-status-is]"))
    words.hidden = words.dataset.statusIs !== state;
}

async function healthOf(): Promise<"ok" | "down" | "unreachable"> {
  try {
    const answer = await fetch("/health", { signal: AbortSignal.timeout(10_000) });
    return answer.ok ? "ok" : "down";
  } catch {
    return "unreachable";
  }
}
