import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { machineLabel } from "#shared/rules/machine-label.ts";

const known: Record<string, string> = {
  Edg: "Edge",
  SamsungBrowser: "Samsung Internet",
  Macintosh: "Mac",
  CrOS: "Chromebook",
};

/** `name`: what its people call it; `label`: what it says of itself, as `machineLabel` or a browser puts it. */
type Told = { name?: string | undefined; label: string };

/** One name for a device wherever it is spoken of: `Téléphone de la caisse`, else what it is by itself. */
export function deviceName({ name, label }: Told, i18n: I18n): string {
  return name || machineWords(label, i18n) || i18n._(msg`Appareil inconnu`);
}

/** `Chrome sur Android · Samsung SM-A125F`; empty when it says nothing that one knows. */
export function machineWords(label: string, i18n: I18n): string {
  const [told = "", toldModel = ""] = label.split(" · ");
  const [kind = "", model] = machineLabel(told, toldModel).split(" · ");
  const [browser, system] = kind.split(" ").map((one) => known[one] ?? one);
  const words = browser && system ? i18n._(msg`${browser} sur ${system}`) : (browser ?? "");
  return [words, model].filter(Boolean).join(" · ");
}
