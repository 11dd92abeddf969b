import { isWithinReach } from "#web/store/hub/large-parts.ts";

/** What writes PDF files, fetched when first asked for; undefined when it is not on this device and cannot come. */
export async function pdfWriter() {
  if (!(await isWithinReach("pdf"))) return undefined;
  return import("./document-pdf.ts").then(
    ({ documentPdf }) => documentPdf,
    () => undefined,
  );
}
