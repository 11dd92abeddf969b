import type { HelpPage } from "#shared/help/page.ts";

export const moneyMessages: HelpPage = {
  title: "Vérifier un paiement Mobile Money",
  summary: "Coller les SMS de l’opérateur, repérer une arnaque, faire payer le bon montant.",
  sections: [
    {
      id: "paste",
      heading: "Lire les SMS de l’opérateur",
      steps: [
        "Copiez le SMS, ouvrez « Messages Mobile Money », puis « Coller les SMS copiés ». Plusieurs à la fois : Boutika les sépare.",
        "Ou, depuis l’application des SMS : partagez le message avec Boutika, même sans réseau.",
        "Chaque message dit son montant, qui l’a envoyé et ses mots, sa référence, le solde, l’heure, et ce qu’on peut en croire. Ce que Boutika n’a pas compris est montré.",
      ],
      text: [
        "Les messages restent sur ce téléphone, deux mois au plus ; rien n’est envoyé. « Supprimer ce message » en retire un.",
      ],
      asked:
        "coller un sms, partager un message, partager un sms vers boutika, envoyer le sms à boutika, lire le message orange money, mtn momo, wave, airtel, moov, copier le sms, est-ce que boutika lit mes sms, confidentialité des messages",
    },
    {
      id: "false",
      heading: "Reconnaître un SMS truqué",
      text: [
        "Le solde de chaque message doit suivre celui d’avant. « Se suit » : les messages autour le confirment. « À vérifier : le solde ne suit pas » : le message a peut-être été retouché. « Référence déjà utilisée » : il a déjà servi.",
        "En rouge, ce qu’un opérateur n’écrit jamais : un lien étranger, un appel à passer, un code secret demandé, de l’argent à renvoyer, des frais à payer pour recevoir, un gain, une menace, la demande de ne pas vérifier, des sommes qui ne vont pas ensemble, un solde caché, un texte sans référence ni solde. Sans ligne rouge, Boutika n’y voit rien d’étrange.",
        "Le SMS d’Orange nomme celui qui envoie et celui qui reçoit : touchez le vôtre une fois ; en bas de l’écran, il se retire.",
        "« Il manque un message avant celui-ci » n’accuse personne : collez les messages d’entre les deux. « Illisible : aucun montant sûr » : Boutika préfère ne rien dire plutôt qu’un mauvais montant.",
        "Un message bien imité peut tromper tout le monde : pour une grosse somme, regardez le solde sur votre propre téléphone.",
      ],
      picture: {
        name: "money-message",
        alt: "Les messages lus : un paiement dont le solde se suit, un autre à vérifier.",
      },
      asked:
        "faux sms, arnaque, escroc, capture d'écran, le client ment, vérifier le paiement, truquer, fraude, arnaqueur, imitation",
    },
    {
      id: "till",
      heading: "À la caisse : coller le SMS",
      steps: [
        "« Encaisser », « Mobile money », puis « Coller le SMS ». La référence se remplit, et Boutika dit si le montant va avec la vente.",
        "« Valider ». Un doute se dit et ne bloque jamais la vente ; une partie non comprise est montrée à côté : lisez-la.",
      ],
      text: [
        "Le SMS arrive après la vente ? Dans « Messages Mobile Money », un toucher donne sa référence au reçu qui l’attend.",
      ],
      asked:
        "preuve de paiement, référence toute seule, remplir la référence, sms pas encore arrivé, montant du sms différent, le client a envoyé moins, le client a trop envoyé",
    },
    {
      id: "evening",
      heading: "Le soir : les SMS et les ventes",
      text: [
        "« Clôture de caisse », « Pointer avec les SMS » : « SMS et ventes » compare, opérateur par opérateur, ce que disent les messages et ce que disent les ventes. Les paiements retrouvés se pointent d’un toucher ; « Voir les SMS sans vente » montre l’argent reçu que personne n’a encaissé.",
      ],
      asked:
        "pointer les paiements mobiles, argent reçu sans vente, vente sans sms, total orange money du jour, total momo du jour, rapprochement mobile money",
    },
    {
      id: "ask",
      heading: "Faire payer le bon montant",
      text: [
        "« Paramètres de la boutique », « Paiement par Mobile Money » : le code marchand de chaque opérateur, et « Scanner l’autocollant » pour votre QR. Tous les téléphones de la boutique s’en servent.",
        "À la caisse, « Faire payer » prépare le code à composer, avec le montant. « Montrer le QR » remplit l’écran avec votre QR et le montant dedans ; « Autocollant simple » si l’application du client le refuse. « non essayé » : nous n’avons pas encore vu ce code marcher.",
      ],
      asked:
        "code marchand, code ussd, qr code de paiement, autocollant, gimac, pi-spi, afficher le qr, composer le code, étoile dièse, marchand orange money, marchand mtn",
    },
  ],
};
