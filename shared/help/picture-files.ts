import type { HelpLanguage } from "./page.ts";
import type { PictureName } from "./pictures.ts";

/** Size on the screen in pixels, weight in bytes, and a mark that changes with the picture. Written by `npm run help:pictures`. */
type PictureFile = { width: number; height: number; bytes: number; mark: string };

export const pictureFiles: Record<HelpLanguage, Record<PictureName, PictureFile>> = {
  fr: {
    sell: {
      width: 360,
      height: 600,
      bytes: 22570,
      mark: "53f638bc",
    },
    pay: {
      width: 360,
      height: 600,
      bytes: 23464,
      mark: "b07f2160",
    },
    points: {
      width: 360,
      height: 600,
      bytes: 24668,
      mark: "e8daeb54",
    },
    purchase: {
      width: 360,
      height: 600,
      bytes: 21808,
      mark: "e8d20d2b",
    },
    offline: {
      width: 360,
      height: 170,
      bytes: 12666,
      mark: "b755acfc",
    },
    scan: {
      width: 360,
      height: 164,
      bytes: 11080,
      mark: "869e1d13",
    },
    held: {
      width: 360,
      height: 600,
      bytes: 23538,
      mark: "812ea4c6",
    },
    credit: {
      width: 360,
      height: 600,
      bytes: 24422,
      mark: "9f579e30",
    },
    debt: {
      width: 360,
      height: 600,
      bytes: 23400,
      mark: "50ada94a",
    },
    reminder: {
      width: 360,
      height: 600,
      bytes: 24322,
      mark: "f865161d",
    },
    "count-sales": {
      width: 360,
      height: 600,
      bytes: 23774,
      mark: "cd9d4420",
    },
    count: {
      width: 360,
      height: 600,
      bytes: 23368,
      mark: "1961d00c",
    },
    reseller: {
      width: 328,
      height: 334,
      bytes: 13932,
      mark: "48f7dc39",
    },
    team: {
      width: 360,
      height: 600,
      bytes: 23920,
      mark: "8328281a",
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
      bytes: 22560,
      mark: "b603cc81",
    },
    dashboard: {
      width: 360,
      height: 600,
      bytes: 24428,
      mark: "929ae2c7",
    },
    devices: {
      width: 328,
      height: 269,
      bytes: 15552,
      mark: "2c40d8fb",
    },
  },
  en: {
    sell: {
      width: 360,
      height: 600,
      bytes: 22074,
      mark: "e73e07fe",
    },
    pay: {
      width: 360,
      height: 600,
      bytes: 22330,
      mark: "adddc8b9",
    },
    points: {
      width: 360,
      height: 600,
      bytes: 23310,
      mark: "5065c21f",
    },
    purchase: {
      width: 360,
      height: 600,
      bytes: 21580,
      mark: "baaf421d",
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
      bytes: 23146,
      mark: "e108eea8",
    },
    credit: {
      width: 360,
      height: 600,
      bytes: 22724,
      mark: "73b85bff",
    },
    debt: {
      width: 360,
      height: 600,
      bytes: 24816,
      mark: "a1414efa",
    },
    reminder: {
      width: 360,
      height: 600,
      bytes: 23880,
      mark: "baad4eec",
    },
    "count-sales": {
      width: 360,
      height: 600,
      bytes: 24236,
      mark: "0e34e6f3",
    },
    count: {
      width: 360,
      height: 600,
      bytes: 20856,
      mark: "19d9f2e9",
    },
    reseller: {
      width: 328,
      height: 334,
      bytes: 13350,
      mark: "14754601",
    },
    team: {
      width: 360,
      height: 600,
      bytes: 24148,
      mark: "154a06e9",
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
      bytes: 24994,
      mark: "ce5a9151",
    },
    dashboard: {
      width: 360,
      height: 600,
      bytes: 22996,
      mark: "4b28712f",
    },
    devices: {
      width: 328,
      height: 289,
      bytes: 15032,
      mark: "733b673a",
    },
  },
};
