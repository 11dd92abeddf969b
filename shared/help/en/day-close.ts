import type { HelpPage } from "#shared/help/page.ts";

export const dayClose: HelpPage = {
  title: "Closing the till",
  summary: "The morning’s float, the evening’s count, the difference.",
  sections: [
    {
      id: "open",
      heading: "In the morning: the float",
      text: [
        "Open “Till closing”, count what is in the drawer, type it under “Float”, then “Open the till”. Forgot? You can sell all the same.",
      ],
      asked: "float, open the till, opening, morning change, start of day, drawer",
    },
    {
      id: "close",
      heading: "In the evening: count and close",
      steps: [
        "“Count and close”: count notes and coins, value by value. The total adds itself up.",
        "“Compare” says what there should be: the float, plus sales in cash, minus refunds, plus or minus what came in or went out.",
        "The difference is told in words. A note says why, then “Close the till”.",
      ],
      text: [
        "“Tick off with the SMS”: the mobile payments of this till, to be ticked against the phone’s messages. What is missing can be noted; the sums go into the Z report, with the references to come.",
        "The Z report can be printed and shared, and stays under “Earlier closings”. All of this works without a network.",
      ],
      picture: {
        name: "close",
        alt: "Counting the till: how many notes of each value, and the total counted.",
      },
      asked:
        "day close, close the register, end of day, z report, cash up, count the money, daily summary, money missing, cash difference, takings of the day",
    },
    {
      id: "moves",
      heading: "Money comes in or goes out during the day",
      text: [
        "A purchase paid from the till, money taken to the bank, change brought in: “Take out” or “Put in”, the amount and the reason. The evening’s count will match.",
      ],
      asked:
        "expense, money out, withdrawal, pay in, deposit, pay a supplier from the till, taxi, bank, take money from the till",
    },
    {
      id: "night",
      heading: "A bar open at night",
      text: [
        "“Shop settings”, “The day ends at”: choose your closing time, 04:00 for example. A sale at 02:30 then counts for the day before, in figures, reports and the day close. Sales already made keep their day.",
      ],
      asked:
        "bar, night club, after midnight, the day changes at midnight, sales of the night, hour at which the day ends",
    },
    {
      id: "missing",
      heading: "Money is missing",
      text: [
        "Count again, then look under “Receipts”: a sale marked as cash and paid by mobile money, a forgotten refund. Write down what you know and close: a close never blocks selling.",
      ],
      asked:
        "cash short, shortage, theft, negative difference, does not match, till error, lost money",
    },
  ],
};
