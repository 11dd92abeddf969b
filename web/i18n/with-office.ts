import { speak } from "./language.ts";

/** For `lazy`: a part of a page that speaks the words of the office comes together with them. */
export async function withOffice<Part>(load: () => Promise<Part>): Promise<{ default: Part }> {
  const [part] = await Promise.all([load(), speak("office")]);
  return { default: part };
}
