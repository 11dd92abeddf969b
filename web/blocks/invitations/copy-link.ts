/** Whether the browser let us put it on the clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens WhatsApp with these words, for whoever one then chooses there. */
export function whatsAppShare(words: string): string {
  return `https://wa.me/?text=${encodeURIComponent(words)}`;
}
