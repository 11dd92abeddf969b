import { speak } from "#web/i18n/language.ts";

/** For `lazy`: a part of a page that speaks the words of the office comes together with them, its reasons among them. */
export async function withOffice<Part>(load: () => Promise<Part>): Promise<{ default: Part }> {
  const [part] = await Promise.all([
    load(),
    import("#web/blocks/flags/office-reasons.ts"),
    speak("office"),
  ]);
  return { default: part };
}
