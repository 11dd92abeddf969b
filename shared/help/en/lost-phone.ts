import type { HelpPage } from "#shared/help/page.ts";

export const lostPhone: HelpPage = {
  title: "Phone lost, stolen, broken",
  summary: "Cut its access, go on with another phone, lose nothing.",
  sections: [
    {
      id: "cut",
      heading: "First, cut its access",
      steps: [
        "On another device, sign in and open “My profile”.",
        "Tap “Signed-in devices”, then “Sign out” beside the lost phone. Give each a name and you will know it at a glance.",
        "Change the password: all other devices will have to sign in again.",
      ],
      picture: {
        name: "devices",
        alt: "The signed-in devices, in My profile, with the Sign out button.",
      },
      asked:
        "lost, stolen, theft, thief, hacked, sign out remotely, security, block the phone, snatched, somebody uses my account",
    },
    {
      id: "employee",
      heading: "It is an employee’s phone",
      text: [
        "Under “Employees”, “Pause”: access is cut on all their devices. Once they have a new phone, “Reactivate”, and have them change their password.",
      ],
      asked: "seller's phone lost, employee's phone stolen, cut off a seller",
    },
    {
      id: "resume",
      heading: "Go on with another phone",
      text: [
        "Open Boutika, sign in: products, stock and recent sales come back. Everything that had been sent is there.",
        "Sales the old phone had not sent yet are on that phone alone. Found again? Sign in on it: they leave. If not, count the stock and the cash.",
      ],
      asked:
        "new phone, change phone, get my data back, restore, backup, broken, broken screen, fell in water, computer, second device",
    },
    {
      id: "password",
      heading: "Forgotten password",
      text: [
        "On the sign-in page, “Forgotten password?”: a link arrives by e-mail, good for thirty minutes. Look in the junk mail too.",
        "You can also sign in with a code received by SMS, if your server offers it: the “Phone” tab.",
      ],
      asked:
        "forgot my password, lost password, reset password, change password, cannot sign in, cannot log in, login impossible, sms code, mail not received, account locked",
    },
  ],
};
