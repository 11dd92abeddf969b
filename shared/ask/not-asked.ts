/**
 * An order (« annule le ticket 12 ») or a how-to (« où je change le prix »): neither is a question to the books.
 * Undefined for a text that may be a question.
 */
export function notAsked(text: string, folded: string): "order" | "help" | undefined {
  if (wordsOfPages.test(folded)) return "help";
  const asked = folded.replace(polite, "");
  const isPlace =
    /^(?:c est )?(?:ou|where)\b/.test(asked) || /(?<![\p{L}'’])où(?!\p{L})/iu.test(text);
  if (
    isPlace &&
    !/\d/.test(asked) &&
    (someAct.test(asked) || sees.test(asked) || placeOfPage.test(asked))
  )
    return "help";
  if (asksFigures.test(folded)) return undefined;
  if (may.test(folded) && someAct.test(folded) && !bids.test(folded)) return "help";
  const bid = asked.replace(bids, "");
  const [first = "", ...others] = bid.split(" ");
  const isBidden = bid !== asked;
  if (others.length === 0) return undefined;
  // « Fermé hier ? » asks about something done.
  const written = text
    .normalize("NFC")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u);
  const isDone = written.some(
    (word) => /é[es]*$/.test(word) && !/^crée[sz]?$/.test(word) && plain(word) === first,
  );
  if (isDone && !isBidden) return undefined;
  if (handsOver.test(bid)) return "order";
  if (toBid.test(first) || (isBidden && (infinitive.test(first) || wished.test(first))))
    return "order";
  return infinitive.test(first) ? "help" : undefined;
}

const plain = (word: string) => word.normalize("NFKD").replace(/\p{M}/gu, "");

/** Stems of French verbs for the actions of a screen; the ending tells who acts. */
const stems =
  "supprim|effac|annul|chang|modifi|ajout|rajout|enlev|retir|imprim|enregistr|clotur|ferm|baiss|augment|diminu|corrig|transfer|bloqu|debloqu|renomm|remplac|rembours|desactiv|activ|import|export|telecharg|sauvegard|partag|deplac|vid|fix|relanc|inscri|invit|restaur|archiv|assign|valid";
const bidden =
  "envoie|envoies|envoyez|cree|crees|creez|mets|mettez|remets|vends|vendez|rends|rendez|reduis|paye|payez|paie|encaisse|note|notez";
const english =
  "delete|remove|cancel|change|edit|modify|set|put|add|send|print|create|record|pay|refund|raise|lower|increase|reduce|correct|close|transfer|rename|block|erase|clear|wipe|update|share|export|import|download|undo|archive|invite|restore";
const infinitives = `(?:${stems})er|envoyer|creer|mettre|remettre|vendre|rendre|reduire|payer|encaisser|noter|inscrire|ouvrir|faire|saisir|rentrer|commander`;

const toBid = new RegExp(`^(?:(?:${stems})(?:e|ez)|${bidden}|${english})$`);
/** Orders: « Donne 2 000 à Paul », « commande 10 sacs », « fais une remise ». */
const handsOver =
  /^(?:(?:donne|donnez|commande|commandez|passe|give|order) \d|(?:fais|faites|donne|give|make) (?:lui |him |her )?(?:une?|an?) (?:remise|rabais|reduction|ristourne|avoir|credit|facture|retour|discount|refund|invoice))/;
const wished = new RegExp(`^(?:(?:${stems})es|envoies|mettes|vendes|rendes|payes)$`);
const infinitive = new RegExp(`^(?:${infinitives})$`);
const someAct = new RegExp(
  `\\b(?:(?:${stems})(?:e|es|er|ons|ez)|${infinitives}|${bidden}|${english})\\b`,
);
const sees = /\b(?:vois|voir|trouve|trouver|regarde|regarder|sell|give|see|find)\b/;
const placeOfPage =
  /^(?:c est )?(?:ou|where) (?:se trouvent?|est|sont|is|are) (?:le|la|les|l|the|my|mes|mon|ma)\b/;
const wordsOfPages =
  /\b(?:(?:quel|quelle|which|what) (?:page|menu|ecran|bouton|screen|button|onglet|tab)|comment (?!(?:je |on |l |la |le )*(?:peux |peut )?(?:join|contact|appel))(?:on |je |faire|pour |puis|peut|est ce|ca )|how (?:i|we) go|how (?!much|many|mush|moch|far|long|market|business)\w+ (?:dey |go )*(?:fit|can|take)|how (?:do|can|to) (?:i |we |you )?(?!reach))/;

/** Polite words that may stand before an order. */
const polite =
  /^(?:(?:svp|stp|s il (?:te|vous) plait|please|pls|plz|abeg|bonjour|bonsoir|salut|hello|hi|ok|okay|bon|alors|et|puis|boss|chef|boutika|dis moi|tell me|kindly) )*/;
const bids =
  /^(?:(?:est ce que )?(?:peux tu|tu peux|pouvez vous|vous pouvez|pourrais tu|tu pourrais)|(?:can|could|will|would) you|(?:je (?:veux|voudrais)|il faut) que (?:tu|vous)|i (?:want|wan|need) (?:you|make you) (?:to )?|make you|you go|aide moi a|help me(?: to)?|go) (?:(?:please|stp|svp|me|m|le|la|les) )*/;
const may =
  /\b(?:peut on|puis je|je peux|on peut|est il possible|possible de|can i|can we|may i|i fit|je veux|je voudrais|i want to|i wan)\b/;
const asksFigures =
  /\b(?:combien\w*|conbien|cb|cmb|how (?:much|many|mush|moch)|hw much|qui|quel|quels|quelle|quelles|who|which|what|wetin|quand|when|pourquoi|why|quoi|jusqu)\b/;
