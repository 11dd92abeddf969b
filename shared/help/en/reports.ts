import type { HelpPage } from "#shared/help/page.ts";

export const reports: HelpPage = {
  title: "Reading your reports",
  summary: "The figures of the day and the month, the best products, Excel and PDF.",
  sections: [
    {
      id: "today",
      heading: "Today",
      text: [
        "“Dashboard” shows today’s sales live and compares them with yesterday. It says up to what time the figures are complete, and which phones have not sent yet.",
      ],
      picture: {
        name: "dashboard",
        alt: "The dashboard: today’s sales and up to when they are complete.",
      },
      asked:
        "turnover, see the turnover, yesterday, how much did i sell, takings, today's sales, summary, dashboard, statistics, how much did i make, revenue",
    },
    {
      id: "period",
      heading: "A month, a year",
      text: [
        "“Reports” shows the number of sales, the revenue, the line of months and the five best products. Choose the period, the shop, the agency or the seller; the period before stands beside.",
        "Returns are already taken off. Everything opens without a network.",
      ],
      picture: {
        name: "reports",
        alt: "The reports page: the choice of the period, then the figures.",
      },
      asked:
        "report, last month, year, best product, best seller, chart, graph, statistics, compare, trend, by seller, by shop, top",
    },
    {
      id: "export",
      heading: "Excel and PDF",
      text: [
        "“Export to Excel” gives real numbers, to go on with at the office; “Export to PDF”, a paper for the accountant. The file is made on your device, even offline.",
      ],
      asked:
        "export, download, accountant, accounting, print report, file, excel, pdf, taxes, bank, bookkeeping",
    },
    {
      id: "why",
      heading: "Why is my figure not the seller’s?",
      text: [
        "Their phone may not have sent everything yet. Look at the sentence under the figure: it says up to what time everything is received, and which phones are missing. Once they are back on the network, both are equal.",
      ],
      asked:
        "different figures, wrong total, sales missing, incomplete, not up to date, sale does not appear",
    },
    {
      id: "vat",
      heading: "VAT",
      text: [
        "The rate is chosen under “Shop settings” (those of your country, such as 19.25% in Cameroon, another one, or none). Prices include it; the receipt and the files show it. A ticket keeps the rate it was sold at, and a refund gives back the VAT of its ticket, even if you change the rate afterwards. A product that is exempt, or bears the reduced rate that you say in the same place, is chosen in its form: the receipt then has a line for each rate. The VAT of a ticket is rounded once for each rate; that of a closing, a day or a report is the sum of its tickets, less its returns.",
      ],
      asked: "vat, tax, sales tax, excluding tax, including tax",
    },
  ],
};
