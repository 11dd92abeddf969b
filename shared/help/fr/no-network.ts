import type { HelpPage } from "#shared/help/page.ts";

export const noNetwork: HelpPage = {
  title: "Vendre sans réseau",
  summary: "Ce qui marche hors ligne, ce qui attend, comment tout part.",
  sections: [
    {
      id: "sell",
      heading: "Vendez comme d’habitude",
      text: [
        "Pas de réseau, plus de forfait, panne de l’opérateur : la caisse, le stock, les tickets et cette aide marchent. Il faut seulement s’être connecté une fois avec du réseau sur ce téléphone.",
        "En haut de l’écran, « Hors ligne » et le nombre de ventes à envoyer.",
      ],
      picture: {
        name: "offline",
        alt: "Le haut de la caisse dit Hors ligne et combien de ventes attendent.",
      },
      asked:
        "mode hors ligne, internet, connexion, wifi, données mobiles, mégas, coupure, hors connexion, sans internet, forfait épuisé, zone blanche, village, brousse, marche pas",
    },
    {
      id: "sent",
      heading: "Quand les ventes partent-elles ?",
      text: [
        "Dès que le réseau revient, toutes seules, chacune une seule fois. Rien à faire.",
        "« Envois » montre ce qui attend encore. « Envoyer maintenant » n’est qu’un coup de pouce.",
        "Un envoi à réessayer n’est pas perdu : le serveur n’a pas pu le lire. Boutika réessaie dans l’heure ; « Envoyer maintenant » essaie tout de suite.",
        "Avec Chrome sur Android, elles partent même si Boutika est fermé.",
      ],
      asked:
        "synchroniser, synchronisation, envoyer, doublon, vente en double, deux fois, automatique, à envoyer, en attente, pas encore parti, à réessayer, envoi pas passé, patron ne voit pas ma vente",
    },
    {
      id: "stock",
      heading: "Le stock est-il juste ?",
      text: [
        "Oui, pour ce que ce téléphone sait : le stock du serveur, moins vos ventes pas encore envoyées.",
        "Deux téléphones sans réseau vendent la même dernière pièce ? Les deux ventes sont gardées, et le propriétaire voit un écart à compter.",
      ],
      asked:
        "stock faux, stock négatif, dernière pièce vendue deux fois, écart, exact, deux vendeurs",
    },
    {
      id: "power",
      heading: "Coupure de courant, téléphone éteint",
      text: [
        "Ce que l’écran a dit « Vente enregistrée » est gardé. Rallumez, rouvrez Boutika : la vente y est, et le panier en cours aussi.",
        "Il arrive qu’un navigateur efface ses données après une panne : une ligne en haut de l’écran le dit, et les ventes pas encore envoyées reviennent d’une seconde copie.",
      ],
      asked:
        "batterie vide, délestage, électricité, éteint, redémarrer, planté, bloqué, fermé, perdre mes ventes, ventes perdues, données effacées, panne",
    },
    {
      id: "keep",
      heading: "Avant d’effacer ou de réparer le téléphone",
      text: [
        "Envoyez d’abord : ouvrez « Envois » avec du réseau et attendez « Tout est envoyé ».",
        "Pas de réseau du tout ? « Exporter dans un fichier » garde ces ventes à part. Effacer les données du navigateur avant l’envoi, c’est perdre ce qui attend.",
      ],
      asked:
        "réinitialiser, vider le cache, désinstaller, changer de téléphone, réparation, déconnexion refusée, sauvegarde, exporter",
    },
  ],
};
