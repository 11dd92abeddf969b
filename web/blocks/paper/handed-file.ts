let handed: File | undefined;

/** Hands a file of products from one screen to the import, which opens it by itself. */
export function handOver(file: File): void {
  handed = file;
}

/** The file that was handed over, once. */
export function takeHanded(): File | undefined {
  const file = handed;
  handed = undefined;
  return file;
}
