import { listOf, type TitleWords } from "./column-words.ts";

/**
 * Content of a column in a file of customers or suppliers. `theyOwe` and `weOwe`: two sides, such as debit and credit;
 * `bought` and `paid`: amount of a line and the part paid; `kind`: side of the amount of a line; `role`: customer or
 * supplier; `settled`: yes or no, the line was paid; `date` and `article`: for a line of a notebook.
 */
export const personColumns = [
  "name",
  "title",
  "firstName",
  "middleName",
  "lastName",
  "company",
  "nickname",
  "phone",
  "otherPhone",
  "thirdPhone",
  "balance",
  "theyOwe",
  "weOwe",
  "bought",
  "paid",
  "kind",
  "role",
  "settled",
  "date",
  "article",
  "creditLimit",
  "termDays",
  "note",
  "address",
  "email",
] as const;
export type PersonColumn = (typeof personColumns)[number];
export type PersonMapping = Partial<Record<PersonColumn, number>>;

const words = (any: string, never: string): TitleWords => ({
  any: listOf(any),
  never: listOf(never),
});

const codes =
  "code codes id identifiant ref reference compte account type label labels currency devise date exchange rate taux tax tva niu rccm";
const figures =
  "points point fidelite loyalty visite visites visits transactions spent spend depense count birthday naissance qte quantite quantity qty unitaire unit pu age nombre lifetime parent";
const notMoney = `${codes} ${figures} period periode duree orders commandes limit limite plafond name nom day jour note mode moyen method`;

/** Words in titles of columns of words, telephones, days and terms. */
export const personWords: Record<
  Exclude<PersonColumn, "balance" | "theyOwe" | "weOwe" | "bought" | "paid">,
  TitleWords
> = {
  name: words(
    "nom noms name names client clients cliente customer customers party parties particulars fournisseur fournisseurs supplier suppliers vendor vendors debiteur debiteurs debitrice debtor debtors creancier crediteur tiers contact personne personnes intitule denomination ledger beneficiaire qui display full complet acheteur buyer grossiste titulaire",
    `code codes id identifiant ref reference numero number telephone phone tel mail email adresse address date type groupe group boutique shop produit product article item magasin solde balance reste montant amount city ville first last given family middle surname status currency nickname surnom birthday company societe organisation organization entreprise firm business etablissement total salesperson parent utilisateur user banque bank labels ${figures}`,
  ),
  title: words("civilite civility salutation titre title mr ms mrs mme prefix", "nom name"),
  firstName: words(
    "prenom prenoms first given forename",
    "visit visite last date nom noms complet address",
  ),
  middleName: words("postnom postnoms middle deuxieme", "phone telephone tel"),
  lastName: words(
    "last surname family famille lastname",
    "visit visite time date modified update tel",
  ),
  company: words(
    "company companies societe entreprise etablissement etablissements organisation organization business firm raison sociale commerce enseigne",
    "code id phone telephone type email address adresse date title",
  ),
  nickname: words("nickname surnom alias sobriquet", "code id"),
  phone: words(
    "telephone telephones tel tels phone phones numero numeros mobile mobiles cell cellulaire portable gsm whatsapp contact contacts joindre bureau domicile",
    `compte account facture invoice label type fax order commande carte niu rccm ${figures}`,
  ),
  otherPhone: words(
    "autre other second secondaire alt alternate whatsapp",
    "date name nom address adresse",
  ),
  thirdPhone: words("fixe bureau", "date name nom address adresse email"),
  kind: words(
    "type sens nature operation side mouvement d c dr cr dc debit credit kind transaction",
    "account compte client customer company",
  ),
  role: words(
    "type role parent group groupe categorie category relation nature statut tiers party genre",
    "account compte payment paiement phone date",
  ),
  settled: words(
    "paye payee paid regle reglee solde statut status settled etat",
    "date mode moyen",
  ),
  date: words(
    "date dates jour day le quand when",
    "naissance birth birthday visit visite last dernier derniere echeance due created creation modified term limite rappel anniversaire",
  ),
  article: words(
    "article articles designation produit produits product products marchandise marchandises item items motif objet libelle detail details description quoi particulars narration commande nature",
    "code id prix price qte",
  ),
  creditLimit: words("plafond limite limit maximum max", "date jours days"),
  termDays: words("delai delais jours term terms days period periode", "label date"),
  note: words(
    "note notes remarque remarques observation observations memo comment comments commentaire commentaires details profession activite precision infos information",
    "date code id points",
  ),
  address: words(
    "adresse address quartier ville city rue street lieu location localisation domicile residence secteur zone marche bill",
    "email mail e code id country pays shipping fax phone telephone tel",
  ),
  email: words("email mail courriel", "status subscription label"),
};

/** Words in titles of columns of amounts. */
export const moneyWords = {
  theyOwe: words(
    "doit debit debits debiteur dr receivable receivables creance creances get gave collect recevoir",
    notMoney,
  ),
  weOwe: words(
    "avoir credit credits crediteur cr payable payables give got avance avances acompte acomptes deposit advance",
    `${notMoney} note accorde`,
  ),
  balance: words(
    "solde bal ardoise ardoises pending remaining reliquat reste restant restante du due dues owed owes owing outstanding balance dette dettes doit debt debts impaye impayes unpaid arriere arrieres encours creance creances receivable receivables closing opening credit credits payer open",
    notMoney,
  ),
  bought: words(
    "achat achats montant montants amount total totaux purchase purchases bought invoiced facture factures facturee vente ventes sale sales combien somme sommes prix pt value valeur accorde bon bons loan pret prets emprunt ttc invoice fcfa",
    `${notMoney} reste restant balance solde unpaid impaye outstanding du due owed number numero no`,
  ),
  paid: words(
    "paye payes payee paid paiement paiements payment payments verse verses versement versements regle regles reglement reglements recu received avance avances acompte acomptes rembourse rembourses remboursement encaisse collected advance deposit",
    `${notMoney} reste restant non unpaid credit`,
  ),
} as const;

/** Sentences that name the side of a column: « Il me doit », « We owe ». */
export const sideSentences = {
  theyOwe: /\bthey owe\b|\bowes? (?:me|us)\b|\b(?:me|nous) doi(?:t|vent)\b|\bdoivent\b/,
  weOwe: /\b(?:we|i) owe\b|\bdois\b|\bdevons\b|\bdevez\b|\bon (?:lui|leur) doit\b/,
} as const;
/** Words for a sum, whose meaning depends on the word beside them. */
export const sumWords = listOf("total totaux montant montants amount somme sommes value valeur");

/** Words for the debt left after all payments, and nothing else. */
export const netWords = listOf(
  "bal reliquat pending remaining reste restant restante outstanding unpaid impaye impayes arriere arrieres balance solde closing open encours",
);
/** Words for a debt: a minus under them is always a credit. */
export const debtWords = listOf(
  "reliquat ardoise ardoises pending remaining reste restant restante du due dues owed owes owing outstanding dette dettes doit debt debts impaye impayes unpaid arriere arrieres creance creances receivable receivables payer",
);
/** Words for purchases in all: a debt only with a column of payments. */
export const purchaseWords = listOf(
  "achat achats purchase purchases bought invoiced facture facturee factures vente ventes sale sales accorde prix pt price",
);
/** Words in titles of figures that are no debt. */
export const notMoneyWords = listOf(`${notMoney} s n zip postal fax label status`);
