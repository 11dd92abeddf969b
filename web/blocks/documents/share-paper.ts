import { download } from "#web/blocks/download.ts";
import { copyText } from "#web/blocks/invitations/copy-link.ts";

export type Shared = "shared" | "kept" | "impossible";

/** Offers something to the phone's share sheet; undefined where there is none. Closed without choosing is shared too. */
async function offer(data: ShareData): Promise<Shared | undefined> {
  if (typeof navigator.share !== "function") return undefined;
  if (data.files && !navigator.canShare?.(data)) return undefined;
  try {
    await navigator.share(data);
    return "shared";
  } catch (failure) {
    const isHarmless = failure instanceof DOMException && failure.name === "AbortError";
    return isHarmless ? "shared" : undefined;
  }
}

/** A text for the share sheet, or the clipboard where there is none. */
export async function shareText(title: string, text: string): Promise<Shared> {
  return (await offer({ title, text })) ?? ((await copyText(text)) ? "kept" : "impossible");
}

/** Pictures for the share sheet, or among the downloads where there is none. */
export async function sharePictures(files: File[], title: string): Promise<Shared> {
  const shared = await offer({ files, title });
  if (shared) return shared;
  for (const file of files) download(file, file.name, file.type);
  return "kept";
}

/** A PDF for the share sheet, or among the downloads where there is none. */
export async function sharePdf(content: Blob, name: string): Promise<Shared> {
  const file = new File([content], name, { type: "application/pdf" });
  const shared = await offer({ files: [file], title: name });
  if (shared) return shared;
  download(content, name, "application/pdf");
  return "kept";
}
