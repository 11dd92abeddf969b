/** What was copied, where the browser lets a page read it after a tap; undefined where it does not, or nothing is there. */
export async function copiedText(): Promise<string | undefined> {
  try {
    const text = await navigator.clipboard.readText();
    return text.trim() === "" ? undefined : text;
  } catch {
    return undefined;
  }
}
