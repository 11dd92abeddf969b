import type { HelpPage } from "#shared/help/page.ts";

export const printing: HelpPage = {
  title: "Print a receipt on paper",
  summary: "The Bluetooth or USB printer, the drawer, and what did not come out.",
  sections: [
    {
      id: "first-print",
      heading: "Connect a receipt printer",
      steps: [
        "Switch the printer on and pair it in the phone’s Bluetooth settings.",
        "After a sale, tap “Print”, then “Bluetooth or USB printer”, and choose it.",
        "From then on “Print” is enough, without a network.",
      ],
      text: [
        "It takes Chrome on Android or on a computer. If your printer is not there, try “Bluetooth Low Energy printer”, “RawBT application” or “Share the picture” to the printer’s application.",
      ],
      asked:
        "connect printer, thermal printer, bluetooth printer, 58 mm, 80 mm, pair, xprinter, goojprt, sunmi, epson, rawbt, printer does not work, set up the printer",
    },
    {
      id: "letters",
      heading: "Accents come out wrong, or the paper is cut too early",
      steps: [
        "Open “Till closing”, then “Printer and drawer”.",
        "Change the model, then tap “Print the test page” until everything reads.",
      ],
      picture: {
        name: "printer",
        alt: "The screen of the printer: the model to choose, what prints by itself, and the test page.",
      },
      asked:
        "accents, chinese characters, strange letters, test page, change the model, paper width, print every receipt automatically, automatic printing",
    },
    {
      id: "again",
      heading: "The receipt did not come out, or only half of it",
      steps: [
        "The sale is recorded: nothing is lost. Tap “Try again”, or “Print another way”.",
        "Later, “Printer and drawer” shows what is “To print again”.",
      ],
      text: [
        "A second paper says DUPLICATE and its number: nobody can show the same receipt twice. A receipt made on another phone always comes out with that word.",
      ],
      asked:
        "duplicate, reprint, out of paper, paper jam, half a receipt, printer off, second receipt, copy of the receipt, printer stopped",
    },
    {
      id: "drawer",
      heading: "Open the cash drawer",
      steps: [
        "In “Printer and drawer”, tick that the drawer opens with a receipt paid in cash.",
        "Without a sale, tap “Open the drawer” and say why.",
      ],
      text: [
        "The owner sees each opening without a sale among money put in and taken out, with its reason.",
      ],
      asked:
        "cash drawer, open the drawer without a sale, make change, drawer stuck, who opened the till",
    },
  ],
};
