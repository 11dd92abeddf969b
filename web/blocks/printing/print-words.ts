import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PrintTrouble } from "./trouble.ts";
import type { PrintWay } from "./ways.ts";

/** What each way of printing is called, and what it is for. */
export const wayWords: Record<PrintWay, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  serial: {
    name: msg`Imprimante Bluetooth ou USB`,
    hint: msg`La plupart des imprimantes de tickets, déjà jumelées avec le téléphone.`,
  },
  bluetooth: {
    name: msg`Imprimante Bluetooth basse énergie`,
    hint: msg`Si la première façon ne la trouve pas.`,
  },
  usb: { name: msg`Imprimante USB`, hint: msg`Branchée par un câble.` },
  rawbt: { name: msg`Application RawBT`, hint: msg`Si elle est installée sur ce téléphone.` },
  share: { name: msg`Partager l’image`, hint: msg`Vers l’application de votre imprimante.` },
  system: { name: msg`Impression du téléphone`, hint: msg`Par le système, ou en PDF.` },
};

/** Why it did not come out, and what to do. */
export const troubleWords: Record<PrintTrouble, MessageDescriptor> = {
  unreachable: msg`L’imprimante ne répond pas : allumez-la, approchez le téléphone, puis réessayez.`,
  cut: msg`La liaison avec l’imprimante a été coupée pendant l’impression.`,
  "no-answer": msg`L’imprimante ne prend plus rien : éteignez-la, rallumez-la, puis réessayez.`,
  "no-paper": msg`L’imprimante n’a plus de papier.`,
  "not-fetched": msg`L’impression n’est pas encore sur cet appareil : connectez-vous une fois, puis réessayez.`,
  "not-chosen": msg`Aucune imprimante n’a été choisie.`,
};
