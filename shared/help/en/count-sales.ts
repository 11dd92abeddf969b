import type { HelpPage } from "#shared/help/page.ts";

export const countSales: HelpPage = {
  title: "Selling by counting the shelf",
  summary: "No time to type every sale? Count in the evening: what is missing was sold.",
  sections: [
    {
      id: "evening",
      heading: "Count in the evening, and it is sold",
      steps: [
        "“Stock”, then “Count stock”: count what is left.",
        "Tap “Turn into sales”.",
        "Note what was lost or used; all the rest was sold, at today’s prices.",
        "Count the drawer, then “Record the sale”.",
      ],
      text: [
        "One receipt tells all the sales, and the stock becomes what you counted. What you do not count does not change.",
      ],
      picture: {
        name: "count-sales",
        alt: "A count turned into sales: what is missing, what was lost, and the total.",
      },
      asked:
        "sell without typing, sell by counting, evening count, turn into sales, kiosk, all sales of the day at once, no time to record, forgot to type sales, catch up on sales, just count, sales by difference, know the day's sales, count the shelf to know what was sold",
    },
    {
      id: "money",
      heading: "The money of the drawer",
      text: [
        "The screen says what should lie in the drawer: what was there already, and these sales. The difference shows there; the closing of the till writes it down.",
      ],
      asked:
        "difference after the count, drawer, cash counted, float, cash is missing after counting",
    },
    {
      id: "twice",
      heading: "Another phone had sold",
      text: [
        "Its sales came after your count: the same pieces are sold twice. The receipt of the count says so and offers to reduce it, with one tap: the pieces go back into stock.",
      ],
      asked: "sold twice, other phone, late sales, double sale, reduce the sale",
    },
  ],
};
