/** Puts a file among the downloads. */
export function download(content: BlobPart, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has read the address by the time of its next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
