import type { HelpPage } from "#shared/help/page.ts";

export const products: HelpPage = {
  title: "Ajouter des produits",
  summary: "Un par un, par un fichier, avec leur prix minimum et leur seuil d’alerte.",
  sections: [
    {
      id: "add",
      heading: "Ajouter un produit",
      steps: [
        "Ouvrez « Produits » et touchez « Ajouter ».",
        "Un nom, un prix de vente, un prix minimum, et les pièces en rayon. Scannez le code s’il en a un.",
        "Trois photos au plus : le téléphone les réduit lui-même.",
      ],
      text: [
        "Cela marche sans réseau. Le produit se vend aussitôt sur ce téléphone, et ailleurs dès qu’il est envoyé.",
      ],
      asked:
        "nouvel article, créer un produit, enregistrer un article, photo, catalogue, marchandise, prix minimum, seuil, catégorie, rayon",
    },
    {
      id: "variants",
      heading: "Tailles, couleurs, modèles",
      steps: [
        "Créez le premier, par exemple T-shirt Wax S, et écrivez T-shirt Wax dans « Famille ».",
        "Rouvrez-le et touchez « Tailles et couleurs » : écrivez les tailles et les couleurs séparées par des virgules, et toutes sont créées d’un coup. « Ajouter une variante » n’en fait qu’une.",
        "À la caisse, une seule touche pour la famille ; un tap demande laquelle. Le code d’une variante la vend aussitôt.",
      ],
      asked:
        "taille, pointure, couleur, tee-shirt, en rouge et en bleu, modèle, variante, déclinaison, famille, plusieurs tailles, plusieurs couleurs, chaussures, vêtements, même article en plusieurs tailles",
    },
    {
      id: "import",
      heading: "Reprendre une liste Excel",
      steps: [
        "« Produits », puis « Importer, exporter ». Choisissez un fichier CSV ou Excel.",
        "Dites ce que contient chaque colonne, puis regardez l’aperçu : rien n’est encore enregistré.",
        "Si un nom est écrit sur plusieurs lignes, dites si c’est le même produit : sans réponse, ces lignes ne sont pas importées.",
        "Confirmez en bas : tout est pris d’un coup, et les lignes refusées disent pourquoi.",
      ],
      asked:
        "excel, csv, tableur, fichier, importer mes produits, liste de produits, migrer, exporter les produits, logiciel précédent",
    },
    {
      id: "change",
      heading: "Changer un prix, retirer un produit",
      text: [
        "Touchez le produit dans « Produits » : nom, prix, prix minimum et photos se changent là.",
        "Supprimer le retire de la vente ; ses ventes passées restent dans les comptes. Les produits supprimés se trouvent en haut de « Produits » : « Remettre en vente » les ramène.",
      ],
      asked:
        "modifier le prix, augmenter le prix, supprimer un produit, effacer un article, renommer, corriger",
    },
    {
      id: "alert",
      heading: "Être prévenu quand il n’en reste plus beaucoup",
      text: [
        "Chaque produit a son seuil : à ce nombre, il passe en « Stock faible » et la cloche vous le dit une fois. Si vous n’en donnez pas, c’est celui de la boutique, et au plus la moitié du stock de départ.",
      ],
      asked:
        "alerte, rupture, réapprovisionner, commander, seuil d'alerte, notification stock, stock bas",
    },
  ],
};
