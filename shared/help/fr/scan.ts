import type { HelpPage } from "#shared/help/page.ts";

export const scan: HelpPage = {
  title: "Scanner les codes-barres",
  summary: "Avec la caméra du téléphone ou une douchette, et pour les produits sans code.",
  sections: [
    {
      id: "camera",
      heading: "Avec la caméra du téléphone",
      steps: [
        "Sur la caisse, touchez le bouton à côté de la recherche (« Scanner avec la caméra ») et autorisez la caméra.",
        "Tenez le code à plat, à une main de distance, bien éclairé. Un bip et une vibration : la pièce est dans le panier.",
        "Gardez la caméra ouverte et scannez le suivant. « Allumer la lampe » aide dans l’ombre.",
      ],
      text: [
        "La première fois, il faut du réseau une minute pour prendre le lecteur. Ensuite il marche hors ligne.",
      ],
      picture: { name: "scan", alt: "La recherche de la caisse et le bouton qui ouvre la caméra." },
      asked:
        "code barre, code-barres, lire un code, appareil photo, caméra, flash, lampe torche, qr, ne lit pas, scanne pas, numériser",
    },
    {
      id: "reader",
      heading: "Avec une douchette (lecteur de codes)",
      text: [
        "Branchez-la en USB ou Bluetooth : elle marche partout sur la caisse, sans rien toucher ni régler.",
      ],
      asked: "lecteur, pistolet, scanner usb, bluetooth, scanette, douchette, brancher",
    },
    {
      id: "unknown",
      heading: "« Code inconnu »",
      text: [
        "Aucun produit n’a ce code. « Créer un produit » l’ajoute aussitôt ; « Donner ce code à un produit » le colle à un produit que vous avez déjà. Le panier n’a pas bougé.",
      ],
      asked: "produit introuvable, code pas reconnu, code inconnu, article inconnu, nouveau code",
    },
    {
      id: "refused",
      heading: "La caméra ne s’ouvre pas",
      text: [
        "L’accès est refusé ? Touchez le cadenas de la barre d’adresse, autorisez la caméra, puis « Réessayer ».",
        "Elle est prise par une autre application ? Fermez-la. En attendant, cherchez le produit par son nom.",
      ],
      asked:
        "caméra noire, caméra bloquée, permission, autorisation, accès refusé, écran noir, marche pas",
    },
    {
      id: "labels",
      heading: "Des étiquettes pour les produits sans code",
      text: [
        "Tapez les trois premières lettres du nom : c’est souvent le plus rapide.",
        "Ou imprimez des codes : « Produits », puis « Étiquettes ». Choisissez les produits, le papier, et taille réelle à l’impression.",
      ],
      asked:
        "étiquette, imprimer un code-barres, fabriquer un code, sans code, vrac, prix sur le produit",
    },
  ],
};
