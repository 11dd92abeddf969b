import type { HelpPage } from "#shared/help/page.ts";

export const scan: HelpPage = {
  title: "Scanning barcodes",
  summary: "With the phone’s camera or a scanner, and for products without a code.",
  sections: [
    {
      id: "camera",
      heading: "With the phone’s camera",
      steps: [
        "On the till, tap the button beside the search (“Scan with the camera”) and allow the camera.",
        "Hold the code flat, a hand away, in good light. A beep and a vibration: the piece is in the cart.",
        "Leave the camera open and scan the next one. “Turn the light on” helps in the shade.",
      ],
      text: [
        "The first time, the network is needed for a minute to fetch the reader. After that it works offline.",
      ],
      picture: { name: "scan", alt: "The till’s search and the button that opens the camera." },
      asked:
        "bar code, barcode, read a code, photo, camera, flash, torch, qr, does not read, will not scan",
    },
    {
      id: "reader",
      heading: "With a hand scanner",
      text: [
        "Plug it in by USB or Bluetooth: it works anywhere on the till, with nothing to tap or set.",
      ],
      asked: "scanner gun, usb scanner, bluetooth reader, wedge, connect a scanner",
    },
    {
      id: "unknown",
      heading: "“Unknown code”",
      text: [
        "No product has this code. “Create a product” adds it at once; “Give this code to a product” puts it on a product you already have. The cart has not moved.",
      ],
      asked: "product not found, code not recognised, unknown code, unknown item, new code",
    },
    {
      id: "refused",
      heading: "The camera does not open",
      text: [
        "Access refused? Tap the padlock in the address bar, allow the camera, then “Try again”.",
        "In use by another app? Close that app. Meanwhile, find the product by its name.",
      ],
      asked:
        "camera black, camera blocked, permission, allow, access denied, black screen, not working",
    },
    {
      id: "labels",
      heading: "Labels for products without a code",
      text: [
        "Type the first three letters of the name: often that is quickest.",
        "Or print codes: “Products”, then “Labels”. Choose the products, the paper, and actual size when printing.",
      ],
      asked: "label, sticker, print a barcode, make a code, without code, loose goods, price tag",
    },
  ],
};
