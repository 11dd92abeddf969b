import type { HelpLanguage } from "./page.ts";
import { pictureFiles } from "./picture-files.ts";
import { type PictureName, pictureNames } from "./pictures.ts";

/** Where a picture lies. The address changes with the picture, so what a device has kept is right for ever. */
export function pictureAddress(name: PictureName, language: HelpLanguage): string {
  return `/help-pictures/${language}/${name}.webp?v=${pictureFiles[language][name].mark}`;
}

/** All pictures of one language. */
export function pictureAddresses(language: HelpLanguage): string[] {
  return pictureNames.map((name) => pictureAddress(name, language));
}
