import type { HelpLanguage } from "./page.ts";
import type { PictureName } from "./pictures.ts";

/** Size on the screen in pixels, weight in bytes, and a mark that changes with the picture. Written by `npm run help:pictures`. */
type PictureFile = { width: number; height: number; bytes: number; mark: string };

export const pictureFiles: Record<HelpLanguage, Record<PictureName, PictureFile>> = {
  fr: {
    sell: {
      width: 360,
      height: 600,
      bytes: 23182,
      mark: "58e6f890",
    },
    pay: {
      width: 360,
      height: 600,
      bytes: 21122,
      mark: "45bfd345",
    },
    offline: {
      width: 360,
      height: 170,
      bytes: 12742,
      mark: "d6f23d09",
    },
    scan: {
      width: 360,
      height: 164,
      bytes: 11258,
      mark: "ad000183",
    },
    held: {
      width: 360,
      height: 600,
      bytes: 23688,
      mark: "4bee6a49",
    },
    count: {
      width: 360,
      height: 600,
      bytes: 23346,
      mark: "56fdae7f",
    },
    reseller: {
      width: 328,
      height: 334,
      bytes: 13936,
      mark: "92052973",
    },
    team: {
      width: 360,
      height: 600,
      bytes: 23954,
      mark: "4eed7147",
    },
    close: {
      width: 360,
      height: 600,
      bytes: 23452,
      mark: "e11882ed",
    },
    reports: {
      width: 360,
      height: 600,
      bytes: 22706,
      mark: "fda0f4a9",
    },
    dashboard: {
      width: 360,
      height: 600,
      bytes: 21348,
      mark: "f8fa28c1",
    },
    devices: {
      width: 328,
      height: 341,
      bytes: 18180,
      mark: "bd5d96f5",
    },
  },
  en: {
    sell: {
      width: 360,
      height: 600,
      bytes: 22464,
      mark: "abbe0669",
    },
    pay: {
      width: 360,
      height: 600,
      bytes: 24534,
      mark: "1cfd8f51",
    },
    offline: {
      width: 360,
      height: 170,
      bytes: 12186,
      mark: "901ad758",
    },
    scan: {
      width: 360,
      height: 164,
      bytes: 10690,
      mark: "854b00dd",
    },
    held: {
      width: 360,
      height: 600,
      bytes: 23160,
      mark: "b4d0a899",
    },
    count: {
      width: 360,
      height: 600,
      bytes: 20896,
      mark: "fd84cd56",
    },
    reseller: {
      width: 328,
      height: 334,
      bytes: 13446,
      mark: "d54bd4b8",
    },
    team: {
      width: 360,
      height: 600,
      bytes: 24142,
      mark: "154c8176",
    },
    close: {
      width: 360,
      height: 600,
      bytes: 21862,
      mark: "370f575b",
    },
    reports: {
      width: 360,
      height: 600,
      bytes: 20832,
      mark: "167a02a3",
    },
    dashboard: {
      width: 360,
      height: 600,
      bytes: 21344,
      mark: "19848830",
    },
    devices: {
      width: 328,
      height: 309,
      bytes: 16934,
      mark: "bd24a171",
    },
  },
};
