import type { HelpPage } from "#shared/help/page.ts";

export const loyalty: HelpPage = {
  title: "Loyalty",
  summary: "Points for customers who come back.",
  sections: [
    {
      id: "turn-on",
      heading: "Give points",
      steps: [
        "Open “Shop settings” and tick “Give customers points”.",
        "Say how much a customer pays to earn one point, and what a point is worth.",
        "Save: the other phones know it as soon as they have a network.",
      ],
      text: [
        "Without that box nothing changes at the till. If you untick it later, points already earned stay on the customer’s card.",
      ],
      asked:
        "loyalty points, loyalty card, loyalty programme, reward a customer, gift, good customers, turn points on",
    },
    {
      id: "earn",
      heading: "Points are earned",
      steps: [
        "When they pay, tap “Customer” and choose them, or type their name.",
        "Tap “Confirm”: the receipt says the points earned and the balance.",
      ],
      text: [
        "It is never needed. What is bought on credit earns points too; what is paid in points earns none.",
      ],
      asked: "earn points, how many points, add points, points on the receipt",
    },
    {
      id: "spend",
      heading: "They pay with their points",
      steps: [
        "Tap “Customer” and choose them.",
        "Type the “Points to spend”, or take them all.",
        "Take the rest and tap “Confirm”.",
      ],
      text: [
        "The till and its closing do not count points as money. Without a network the phone spends what it knows; if two phones took the same points, the customer’s card says so.",
        "When goods come back, points that were spent are given back first, and points that were earned are taken back.",
      ],
      picture: {
        name: "points",
        alt: "Paying with points: what the customer has, spends and earns.",
      },
      asked: "spend points, use points, pay with points, loyalty discount, return points, balance",
    },
  ],
};
