import type { HelpPage } from "#shared/help/page.ts";

export const team: HelpPage = {
  title: "Votre équipe",
  summary: "Inviter, donner un code sur le téléphone de la boutique, arrêter l’accès.",
  sections: [
    {
      id: "invite",
      heading: "Inviter un employé",
      steps: [
        "« Employés », puis « Inviter un Employé ».",
        "Par son adresse email, ou par le lien personnel qu’il vous donne.",
        "Touchez « Envoyer l’invitation », puis partagez le lien par WhatsApp ou montrez le code QR.",
      ],
      text: [
        "Elle vaut sept jours, et seule la personne invitée peut l’accepter. Pour elle, c’est gratuit.",
      ],
      picture: {
        name: "team",
        alt: "La page des employés : combien ils sont, et le formulaire pour inviter.",
      },
      asked:
        "ajouter un employé, ajouter un vendeur, embaucher, caissière, recruter, personnel, collaborateur, inviter, invitation expirée, compte employé, nouveau vendeur",
    },
    {
      id: "pin",
      heading: "Plusieurs vendeurs, un seul téléphone",
      steps: [
        "En haut à droite, menu du compte, « Vendeurs de cet appareil » : choisissez votre code, puis donnez le leur aux autres.",
        "« Changer de vendeur » verrouille. Chacun revient avec ses quatre chiffres, sans réseau.",
      ],
      text: [
        "Chaque vente, retour, comptage ou transfert porte le nom de celui qui l’a fait, selon ses propres droits. Le panier reste.",
      ],
      asked:
        "code pin, quatre chiffres, partager le téléphone, changer de caissier, changement d'équipe, verrouiller, code oublié, même téléphone, deux vendeurs, tablette partagée",
    },
    {
      id: "roles",
      heading: "Qui voit quoi ?",
      text: [
        "Un employé vend et voit le stock. Un gérant voit en plus le bureau, les tickets de tous et s’occupe des employés. Le propriétaire voit tout. Un revendeur ne voit que ce qu’on lui a confié.",
        "Le rôle se change dans « Employés », par le menu de la personne, « Changer de rôle ».",
      ],
      asked:
        "rôles, droits, permissions, gérant, manager, accès, voir le chiffre d'affaires, cacher, confidentialité, prix d'achat, promouvoir",
    },
    {
      id: "stop",
      heading: "Arrêter l’accès de quelqu’un",
      text: [
        "« Mettre en pause » coupe l’accès aussitôt sur tous ses appareils ; « Réactiver » le rend. « Mettre fin à la collaboration » est définitif. Ce qu’il avait vendu avant arrive quand même.",
      ],
      asked:
        "licencier, renvoyer, supprimer un employé, virer, bloquer, enlever l'accès, démission, retirer un vendeur, suspendre, parti",
    },
    {
      id: "messages",
      heading: "Se parler",
      text: [
        "« Messages » : le propriétaire et chaque personne de la boutique s’écrivent, même sans réseau ; le message part quand il revient.",
      ],
      asked:
        "message, écrire au patron, chat, discuter, envoyer un message à un employé, communication",
    },
  ],
};
