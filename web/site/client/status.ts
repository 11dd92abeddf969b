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
    const { status } = (await answer.json()) as { status?: unknown };
    // Else a portal or proxy has answered in its place.
    return status === "ok" || status === "down" ? status : "unreachable";
  } catch {
    return "unreachable";
  }
}
