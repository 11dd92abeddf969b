/** Puts a text among the downloads. */
export function downloadText(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has read the address by the time of its next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
