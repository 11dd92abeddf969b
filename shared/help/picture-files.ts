import type { HelpLanguage } from "./page.ts";
import type { PictureName } from "./pictures.ts";

/** Size on the screen in pixels, weight in bytes, and a mark that changes with the picture. Written by `npm run help:pictures`. */
type PictureFile = { width: number; height: number; bytes: number; mark: string };

export const pictureFiles: Record<HelpLanguage, Record<PictureName, PictureFile>> = {
  fr: {
    sell: { width: 360, height: 600, bytes: 23476, mark: "d42f22ef" },
    pay: { width: 360, height: 600, bytes: 23250, mark: "5bbd3618" },
    scan: { width: 360, height: 164, bytes: 10356, mark: "3c8a8e06" },
  },
  en: {
    sell: { width: 360, height: 600, bytes: 22878, mark: "41c88e23" },
    pay: { width: 360, height: 600, bytes: 22556, mark: "ca9286a4" },
    scan: { width: 360, height: 164, bytes: 10080, mark: "38bbb06a" },
  },
};
