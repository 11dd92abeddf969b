import type { HelpPage } from "#shared/help/page.ts";

export const watch: HelpPage = {
  title: "Keep an eye on",
  summary: "What is not as usual, with the reason why.",
  sections: [
    {
      id: "list",
      heading: "Read the list",
      steps: [
        "Open “Dashboard”: the first three things are under “Keep an eye on”. Tap “See all” for the others.",
        "Each line says a figure and what is usual. Tap a ticket, or “See the list”.",
      ],
      text: [
        "Nothing unusual: nothing is shown. The list is ordered by the francs at stake, for the owner and the managers.",
        "It is made on the device, without a network, from what it knows: the week, beside the eight before it.",
      ],
      asked:
        "keep an eye on, watch, alert, alerts, anomaly, anomalies, theft, fraud, cheating, control, dishonest seller, what to check, what to watch, suspicion",
    },
    {
      id: "what",
      heading: "What is looked at",
      text: [
        "Sales undone after their closing, the drawer opened without a sale, the discounts of one seller above those of the others, prices below habit.",
        "Losses of a category, good sellers that will run out, debts late by more than two weeks, suppliers to be paid.",
        "Mobile money without a message or whose reference was used before, devices that have not sent everything, money missing at closings, tills left open.",
      ],
      asked:
        "what is watched, not as usual, too many voids, too many discounts, drawer opened without a sale",
    },
    {
      id: "put-away",
      heading: "Put aside",
      steps: [
        "Tap “Put aside until it gets worse”.",
        "To see it again, open “Keep an eye on” as a whole and tap “Put back in the list”.",
      ],
      text: [
        "It comes back by itself if the figure gets worse by a quarter. A line is a question, not an accusation: talk to the person first.",
      ],
      asked:
        "hide an alert, ignore, put aside, remove from the list, seen already, false alarm, do not show again",
    },
  ],
};
