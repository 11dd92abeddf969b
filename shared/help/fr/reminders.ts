import type { HelpPage } from "#shared/help/page.ts";

export const reminders: HelpPage = {
  title: "Relancer",
  summary: "Rappeler une dette par WhatsApp ou SMS, montrer le compte.",
  sections: [
    {
      id: "remind",
      heading: "Rappeler ce qui est dû",
      steps: [
        "Ouvrez « Cahier » et touchez le client.",
        "Touchez « Relancer » : le message est prêt, dans sa langue.",
        "Relisez-le, et envoyez-le par WhatsApp ou par SMS.",
      ],
      text: ["C’est vous qui envoyez, jamais l’application. Le SMS part aussi sans internet."],
      picture: {
        name: "reminder",
        alt: "Un message prêt à envoyer, avec ce que le client doit.",
      },
      asked:
        "rappel, relancer, réclamer, message au client, impayé, retard, ne paie pas, whatsapp, sms, relance",
    },
    {
      id: "ages",
      heading: "Qui est en retard",
      text: [
        "Le cahier met en haut ceux qui doivent depuis le plus longtemps, et dit depuis combien de jours.",
      ],
      asked:
        "âge des dettes, vieux crédits, depuis combien de temps, retardataire, 30 jours, échéance dépassée",
    },
    {
      id: "statement",
      heading: "Montrer son compte au client",
      text: [
        "« Relevé » montre chaque achat et chaque paiement avec ce qui restait dû, à partager ou en PDF, même sans réseau.",
      ],
      asked:
        "relevé de compte, extrait, historique du client, preuve, liste des achats, pdf du compte",
    },
  ],
};
