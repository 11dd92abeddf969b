import type { HelpLanguage } from "./page.ts";
import type { PictureName } from "./pictures.ts";

/** Size on the screen in pixels, weight in bytes, and a mark that changes with the picture. Written by `npm run help:pictures`. */
type PictureFile = { width: number; height: number; bytes: number; mark: string };

export const pictureFiles: Record<HelpLanguage, Record<PictureName, PictureFile>> = {
  fr: {
    sell: {
      width: 360,
      height: 600,
      bytes: 23516,
      mark: "24ffba50",
    },
    pay: {
      width: 360,
      height: 600,
      bytes: 23530,
      mark: "7fc9675c",
    },
    offline: {
      width: 360,
      height: 170,
      bytes: 13580,
      mark: "79b0aa9a",
    },
    scan: {
      width: 360,
      height: 164,
      bytes: 10356,
      mark: "3c8a8e06",
    },
    held: {
      width: 360,
      height: 600,
      bytes: 23674,
      mark: "4d4259fd",
    },
    count: {
      width: 360,
      height: 600,
      bytes: 23318,
      mark: "e75df435",
    },
    reseller: {
      width: 328,
      height: 334,
      bytes: 13926,
      mark: "9dbd9905",
    },
    team: {
      width: 360,
      height: 600,
      bytes: 21654,
      mark: "74a6aca5",
    },
    close: {
      width: 360,
      height: 600,
      bytes: 23442,
      mark: "6411ecd5",
    },
    reports: {
      width: 360,
      height: 600,
      bytes: 23574,
      mark: "7179203b",
    },
    dashboard: {
      width: 360,
      height: 600,
      bytes: 23058,
      mark: "6d2316ac",
    },
    devices: {
      width: 328,
      height: 341,
      bytes: 18032,
      mark: "459866b2",
    },
  },
  en: {
    sell: {
      width: 360,
      height: 600,
      bytes: 22780,
      mark: "b7be94cc",
    },
    pay: {
      width: 360,
      height: 600,
      bytes: 23096,
      mark: "0374007c",
    },
    offline: {
      width: 360,
      height: 170,
      bytes: 12532,
      mark: "7756e1a5",
    },
    scan: {
      width: 360,
      height: 164,
      bytes: 10080,
      mark: "38bbb06a",
    },
    held: {
      width: 360,
      height: 600,
      bytes: 23158,
      mark: "2c539ac5",
    },
    count: {
      width: 360,
      height: 600,
      bytes: 20896,
      mark: "9cd08252",
    },
    reseller: {
      width: 328,
      height: 334,
      bytes: 13430,
      mark: "ec424666",
    },
    team: {
      width: 360,
      height: 600,
      bytes: 21500,
      mark: "34ea0432",
    },
    close: {
      width: 360,
      height: 600,
      bytes: 21654,
      mark: "24f5f714",
    },
    reports: {
      width: 360,
      height: 600,
      bytes: 21688,
      mark: "99fda241",
    },
    dashboard: {
      width: 360,
      height: 600,
      bytes: 23014,
      mark: "b58f38eb",
    },
    devices: {
      width: 328,
      height: 309,
      bytes: 16658,
      mark: "e733157c",
    },
  },
};
