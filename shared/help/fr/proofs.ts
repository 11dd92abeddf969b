import type { HelpPage } from "#shared/help/page.ts";

export const proofs: HelpPage = {
  title: "Prouver une vente",
  summary:
    "Les lettres du reçu, et les sceaux qui empêchent d’effacer une vente sans que cela se voie.",
  sections: [
    {
      id: "letters",
      heading: "Savoir si un reçu est vrai",
      steps: [
        "Lisez les douze lettres après « Preuve », en bas du reçu.",
        "Dans un navigateur, ouvrez l’adresse de Boutika suivie de /v/ et de ces lettres.",
        "La page dit le jour et le total de la vente, et si elle a été annulée ou rendue depuis. Si le jour ou le total ne sont pas ceux du papier, le papier a été changé.",
      ],
      text: [
        "N’importe qui peut ouvrir cette page, sans compte ; elle ne dit rien d’autre, pas même le nom de la boutique. Une vente faite sans réseau n’y est qu’une fois envoyée.",
        "Les lettres ne sont que sur le papier du téléphone qui a vendu.",
      ],
      asked:
        "faux reçu, vrai ticket, authentique, vérifier un reçu, contrôler un ticket, reçu falsifié, reçu trafiqué, le client montre un faux papier, code sur le ticket",
    },
    {
      id: "seals",
      heading: "Être sûr que personne n’efface une vente",
      steps: [
        "Ouvrez « Rapports », puis « Pour le comptable » : « Preuves gardées sur cet appareil » dit combien de jours sont gardés.",
        "Touchez « Enregistrer le fichier » de temps en temps, et gardez-le ailleurs que sur ce téléphone.",
      ],
      text: [
        "Chaque jour fini est scellé, et les téléphones du propriétaire et des gérants gardent les sceaux. Une vente retirée ou changée après coup ne va plus avec son sceau : celui qui tient le serveur ne peut pas non plus la faire disparaître sans que cela se voie.",
        "Si le serveur dit deux choses différentes d’un même jour, l’écran le dit. Envoyez-nous alors le fichier.",
      ],
      asked:
        "effacer une vente, supprimer une vente, enlever une vente du système, retirer des ventes en cachette, à mon insu, vente supprimée, vente disparue, triche, tricher, fraude, vol du caissier, truquer les comptes, sceau, scellé, preuve pour le propriétaire, confiance dans boutika",
    },
  ],
};
