import { i18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isTendered } from "#shared/rules/carried.ts";
import { speak } from "#web/i18n/language.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";

/** Whether this browser has a voice at all. */
export const hasVoice = (): boolean => "speechSynthesis" in globalThis;

const languages: Record<string, string> = { fr: "fr-FR", en: "en-GB" };

/** Says a sentence in the language of the screen, in place of what is still being said. A browser without a voice is silent. */
export function say(words: string): void {
  if (!hasVoice()) return;
  const spoken = new SpeechSynthesisUtterance(words);
  spoken.lang = languages[i18n.locale] ?? i18n.locale;
  // A voice of the device itself speaks without a network.
  const own = speechSynthesis
    .getVoices()
    .find(({ lang, localService }) => localService && lang.startsWith(i18n.locale));
  if (own) spoken.voice = own;
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}

/** What is to be paid, in whole francs; or that a sale is on the disk, and what goes back. */
export async function sayAtTill(told: number | OperationRecord): Promise<void> {
  await speak("office");
  if (typeof told === "number") {
    say(i18n._(msg`Total : ${told} francs`));
    return;
  }
  const { operation } = told;
  if (operation.kind !== "sale") return;
  const back = operation.body.payments
    .filter(isTendered)
    .reduce((sum, { tendered, amount }) => sum + tendered - amount, 0);
  say(
    back > 0 ? i18n._(msg`Enregistrée. Rendez ${back} francs.`) : i18n._(msg`Vente enregistrée.`),
  );
}
