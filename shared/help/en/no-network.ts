import type { HelpPage } from "#shared/help/page.ts";

export const noNetwork: HelpPage = {
  title: "Selling without a network",
  summary: "What works offline, what waits, how everything leaves.",
  sections: [
    {
      id: "sell",
      heading: "Sell as usual",
      text: [
        "No network, no more data, the operator is down: the till, the stock, the receipts and this help work. You only need to have signed in once with a network on this phone.",
        "At the top of the screen, “Offline” and the number of sales to send.",
      ],
      picture: {
        name: "offline",
        alt: "The top of the till says Offline and how many sales are waiting.",
      },
      asked:
        "offline mode, work offline, internet, connection, wifi, mobile data, megabytes, cut off, without internet, bundle used up, village, no signal, not working",
    },
    {
      id: "sent",
      heading: "When do the sales leave?",
      text: [
        "As soon as the network is back, by themselves, each exactly once. Nothing to do.",
        "“To send” shows what still waits. “Send now” is only a nudge.",
        "What is to be tried again is not lost: the server could not read it. Boutika tries again within the hour; “Send now” tries at once.",
        "With Chrome on Android they leave even while Boutika is closed.",
      ],
      asked:
        "sync, synchronise, synchronize, upload, duplicate, sale twice, automatic, pending, waiting, not sent yet, try again, could not be sent, owner does not see my sale",
    },
    {
      id: "stock",
      heading: "Is the stock right?",
      text: [
        "Yes, for what this phone knows: the server’s stock minus your sales that are not sent yet.",
        "Two phones without a network sell the same last piece? Both sales are kept, and the owner sees a gap to count.",
      ],
      asked: "wrong stock, negative stock, last piece sold twice, gap, exact, two sellers",
    },
    {
      id: "power",
      heading: "Power cut, phone off",
      text: [
        "What the screen called “Sale recorded” is kept. Switch on, open Boutika again: the sale is there, and so is the cart.",
        "A browser sometimes erases its data after a power cut: a line at the top of the screen says so, and sales not sent yet come back from a second copy.",
      ],
      asked:
        "dead battery, blackout, load shedding, electricity, switched off, restart, crashed, frozen, closed, lose my sales, lost sales, data erased, outage",
    },
    {
      id: "keep",
      heading: "Before wiping or repairing the phone",
      text: [
        "Send first: open “To send” with a network and wait for “Everything is sent”.",
        "No network at all? “Export to a file” keeps these sales apart. Clearing the browser’s data before sending loses what waits.",
      ],
      asked:
        "reset, clear cache, uninstall, change phone, repair, sign out refused, backup, export",
    },
  ],
};
