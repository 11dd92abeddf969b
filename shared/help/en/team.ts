import type { HelpPage } from "#shared/help/page.ts";

export const team: HelpPage = {
  title: "Your team",
  summary: "Invite, give a code on the shop’s phone, stop access.",
  sections: [
    {
      id: "invite",
      heading: "Invite an employee",
      steps: [
        "“Employees”, then “Invite an Employee”.",
        "By their e-mail address, or by the personal link they give you.",
        "Tap “Send the invitation”, then share the link by WhatsApp or show the QR code.",
      ],
      text: [
        "It is good for seven days, and only the invited person can accept it. For them it is free.",
      ],
      picture: {
        name: "team",
        alt: "The page of employees: how many they are, and the form to invite.",
      },
      asked:
        "add an employee, add a seller, hire, cashier, recruit, staff, worker, invite, invitation expired, employee account, new seller",
    },
    {
      id: "pin",
      heading: "Several sellers, one phone",
      steps: [
        "Top right, account menu, “Sellers on this device”: choose your code, then give the others theirs.",
        "“Switch seller” locks. Each comes back with their four digits, without a network.",
      ],
      text: [
        "Each sale, return, count or transfer bears the name of who made it, by their own rights. The cart stays.",
      ],
      asked:
        "pin code, four digits, share the phone, change cashier, shift change, lock, forgot pin, same phone, two sellers, shared tablet",
    },
    {
      id: "roles",
      heading: "Who sees what?",
      text: [
        "An employee sells and sees the stock. A manager also sees the office, everybody’s receipts, and looks after employees. The owner sees everything. A reseller sees only what they were handed.",
        "The role is changed under “Employees”, in the person’s menu, “Change role”.",
      ],
      asked:
        "roles, rights, permissions, manager, access, see the turnover, hide, privacy, promote",
    },
    {
      id: "stop",
      heading: "Stop somebody’s access",
      text: [
        "“Pause” cuts access at once on all their devices; “Reactivate” gives it back. “End the collaboration” is final. What they sold before still arrives.",
      ],
      asked:
        "fire, dismiss, remove an employee, delete a seller, block, take away access, resigned, suspend, left",
    },
    {
      id: "messages",
      heading: "Talk to one another",
      text: [
        "“Messages”: the owner and each person of the shop write to one another, even without a network; the message leaves when it is back.",
      ],
      asked: "message, write to the boss, chat, talk, send a message to an employee, communication",
    },
  ],
};
