/** One family of goods: the words that tell it, its shelf, its usual prices in francs, and how many of it the shop takes. */
export type Family = { words: RegExp; category: string; prices: [number, number]; most: number };

const drinks = "Boissons";
const grocery = "Épicerie";
const tins = "Conserves";
const breakfast = "Petit déjeuner";
const dairy = "Laitages";
const sweets = "Biscuits & confiserie";

/** First match wins, so what is particular stands before what is general. Names are compared in lower case without accents. */
export const families: Family[] = [
  {
    category: dairy,
    words: /\b(nido|lait .*en poudre|lait en poudre)\b/,
    prices: [900, 2800],
    most: 8,
  },
  {
    category: dairy,
    words: /\blait (entier|demi|ecreme|concentre|uht|sterilise|gloria)\b|\bgloria\b|\blait uht\b/,
    prices: [550, 1100],
    most: 14,
  },
  {
    category: dairy,
    words: /\b(yaourt|yoplait|yogo|danone|activia|danette|thiakry)\b/,
    prices: [250, 600],
    most: 20,
  },
  {
    category: dairy,
    words:
      /\b(vache qui rit|kiri|babybel|fromage (fondu|en portions?|a tartiner|rape)|emmental rape|margarine|beurre (doux|demi))\b/,
    prices: [700, 2200],
    most: 12,
  },
  {
    category: breakfast,
    words: /\b(nescafe|cafe (moulu|en poudre|soluble|arabica|robusta|instantane)|ricore)\b/,
    prices: [700, 2900],
    most: 14,
  },
  {
    category: breakfast,
    words: /\b(milo|nesquik|banania|ovomaltine|matinal|cacao en poudre|chocolat en poudre)\b/,
    prices: [900, 2900],
    most: 10,
  },
  {
    category: breakfast,
    words: /\b(lipton yellow|the vert|the noir|the a la menthe|tisane|kinkeliba|verveine)\b/,
    prices: [600, 1600],
    most: 10,
  },
  {
    category: breakfast,
    words:
      /\b(tartina|nutella|pates? a tartiner|chocopain|beurre (de |d')?(cacahuetes?|arachides?))\b/,
    prices: [1000, 3200],
    most: 9,
  },
  {
    category: breakfast,
    words: /\b(confiture|gelee de|miel|marmelade)\b/,
    prices: [1200, 3200],
    most: 18,
  },
  {
    category: breakfast,
    words: /\b(corn ?flakes|cereales|muesli|flocons d'avoine|cerelac|farine infantile)\b/,
    prices: [1300, 3000],
    most: 10,
  },
  {
    category: sweets,
    words:
      /\b(biscuits?|petits? beurres?|gaufrettes?|cookies?|sables?|galettes? (bretonnes?|pur beurre)|madeleines?|oreo|tuc|belvita|granola|choco ?fun|choco-crok|boudoirs?|crackers?|prince|speculoos)\b/,
    prices: [150, 900],
    most: 34,
  },
  {
    category: sweets,
    words:
      /\b(bonbons?|sucettes?|chewing ?gum|caramels?|haribo|mentos|tic tac|dragees?|nougat|pastilles?|guimauves?|mambo)\b/,
    prices: [50, 700],
    most: 22,
  },
  {
    category: sweets,
    words:
      /\b(chocolat (au lait|noir|blanc)|kinder|mars|snickers|twix|bounty|kit ?kat|smarties|toblerone|milka)\b/,
    prices: [350, 1800],
    most: 26,
  },
  {
    category: sweets,
    words: /\b(chips|cacahuetes?|arachides?|pringles|chipsy|noix de cajou|pistaches?)\b/,
    prices: [250, 1500],
    most: 16,
  },
  { category: tins, words: /\b(sardines?)\b/, prices: [400, 900], most: 14 },
  {
    category: tins,
    words: /\b(thon|maquereaux?|pilchards?|corned ?beef)\b/,
    prices: [700, 1600],
    most: 14,
  },
  {
    category: tins,
    words:
      /\b(double concentre|concentre de tomates?|tomates? (pelees?|concassees?|concentrees?)|puree de tomates?)\b/,
    prices: [150, 800],
    most: 10,
  },
  {
    category: tins,
    words:
      /\b(petits pois|haricots (verts|rouges|blancs)|mais (doux|en grains)|pois chiches|macedoine|champignons de paris|flageolets)\b/,
    prices: [500, 1100],
    most: 16,
  },
  {
    category: drinks,
    words:
      /\b(coca|fanta|sprite|pepsi|orangina|schweppes|soda|top (grenadine|pamplemousse)|limonade|cola|tonic|malta|alvaro|boisson gazeuse)\b/,
    prices: [350, 700],
    most: 34,
  },
  { category: drinks, words: /\bsirop\b/, prices: [1500, 2900], most: 10 },
  {
    category: drinks,
    words: /\b(jus|nectar|tropicana|oasis|boisson|ice tea|the glace)\b/,
    prices: [500, 1500],
    most: 34,
  },
  {
    category: drinks,
    words:
      /\b(eau (minerale|de source|gazeuse|de table)|source tangui|perrier|evian|vittel|volvic|cristaline|voltic|badoit|madiba)\b/,
    prices: [300, 900],
    most: 16,
  },
  {
    category: grocery,
    words: /\b(maggi|adja|jumbo|knorr|bouillons?|aromes?)\b/,
    prices: [300, 1600],
    most: 18,
  },
  {
    category: grocery,
    words: /\b(riz (long|rond|basmati|parfume|blanc|thai|etuve)|brisures? de riz)\b/,
    prices: [700, 1600],
    most: 12,
  },
  {
    category: grocery,
    words: /\b(couscous|semoule|attieke|sankhal)\b/,
    prices: [500, 1100],
    most: 10,
  },
  {
    category: grocery,
    words:
      /\b(vermicelles?|spaghettis?|macaronis?|coquillettes?|pates (fell|spaghetti|alimentaires)|penne|nouilles|farfalle|fusilli|tagliatelles?)\b/,
    prices: [350, 900],
    most: 18,
  },
  { category: grocery, words: /\bhuile d'olives?\b/, prices: [2900, 5500], most: 4 },
  {
    category: grocery,
    words: /\bhuile (de (palme|tournesol|soja|coco)|vegetale|d'arachides?|de friture)\b/,
    prices: [1100, 2200],
    most: 7,
  },
  {
    category: grocery,
    words:
      /\b(mayonnaise|moutarde|ketchup|vinaigre|harissa|sauce (tomate|piment|bolognaise|pimentee)|puree de piment|pate de piment|piment)\b/,
    prices: [450, 1600],
    most: 20,
  },
  {
    category: grocery,
    words: /\b(sucre (blanc|roux|en morceaux|en poudre|de canne|semoule|cristal)|nutrasucre)\b/,
    prices: [650, 1200],
    most: 8,
  },
  {
    category: grocery,
    words: /\b(sel (fin|gros|de cuisine|de table|iode|marin)|gros sel|nutrasel)\b/,
    prices: [150, 400],
    most: 5,
  },
  {
    category: grocery,
    words:
      /\b(farine (de ble|de mais|de manioc|fluide|de luxe)|maizena|fecule|mousline|poudre de baobab)\b/,
    prices: [550, 1300],
    most: 8,
  },
  {
    category: grocery,
    words:
      /\b(levure|sucre vanille|vanilline|poivre (noir|gris|blanc|moulu)|curry|gingembre (moulu|en poudre)|cannelle|curcuma|ail (en poudre|moulu|semoule)|laurier|thym)\b/,
    prices: [150, 600],
    most: 14,
  },
  {
    category: grocery,
    words: /\b(lentilles (vertes|blondes|corail)|pois casses|dattes|olives (vertes|noires))\b/,
    prices: [600, 1700],
    most: 10,
  },
];

/** Not sold in a corner shop of Douala, not French, or not a name; compared like the families. */
export const unfit = new RegExp(
  [
    String.raw`\b(porc|jambon|saucissons?|saucisses?|lardons?|rillettes?|terrine|foie|canard|oie|boeuf bourguignon|gambas|poulet|dinde|agneau|veau|tagine|kefta|boulettes?|filets? (de )?(poulet|truite)|chevre|brebis|roquefort|comte|fumee?s?|truffee?s?|truffes?)\b`,
    String.raw`\b(vins?|rhum|cognac|whisky|champagne|bieres?|liqueur|cidre|surgelee?s?|glaces?|sorbets?|glacee?s?|pizza|quiche|sushi|sandwich|salade|burger|cuisinee?s?|gratin|veloute|soupe|potage|tofu|seitan|vegan|quinoa|boulgour|epeautre|sarrasin|riz souffle|escargots?|crabe|saumon|truite|colin|lieu)\b`,
    String.raw`\b(noel|paques|halloween|anniversaire|bio|biologiques?|gluten|dietetique|proteines?|minceur|kusmi|moulage|lapin|surprise|display|carton|lot|dosettes?|capsules?|monoprix|carrefour|auchan|leclerc|casino|cora|lidl|tesco|aldi|picard|allegee?|light|zero|max|stevia|ajoutes?|sans sel|sans sucres?|life)\b`,
    String.raw`\b(farcie?s?|cuite?s?|precuite?|crues?|fraiche?s?|cassoulet|ravioli|gnocchi|risotto|pesto|donuts?|muffins?|brownie|pancakes?|crepes?|gaufres?|gateaux?|cake|tartes?|tartelettes?|eclairs?|brioches?|croissants?|pains?|baguette|biscottes?|compotes?|mousse|flan|desserts?|chantilly|menu|enfant|confit|brumisateur|rechaud|nems?|nougatine|medoc|espelette|alpes|camargue|noyes|chamia|mielee?|ratatouille)\b`,
    String.raw`\b(the|mit|und|with|and|of|con|sin|y|di|al|alla|della|met|et sa|leche|bebida|griego|natural|galletas|queso|arroz|tea|green|strawberry|milk|cheese|chicken|fish|beef|sour|cream|creamy|butter|peanut|lemon|lime|white|dark|red|black|original|flavou?red|drinks?|soft|powder|oil|in|style|schoko|drops|erdbeere|zitronen|limetten|finas|bad|pik|drama|latte|flowers?|happy|touch|cherry|agros|popin|strong|ment|ext|frai|off|spec|bouteille|saveur mouton|go|crem|starmix|sunset|beach|gianduja|grillsauce|quattro|klare|hohos|ciucciotti|lagartos|standard|haselnuss|natillas|pots|gratis|pads|oeufs?|hari|regaliz|falafel|boutarde|cru|jersaises|panes|legumes et|nourrissons|geek|manon|bali|tresor|paturages|coucous|crevettes|des ours|gomasio|coquillages|naturelel|lait danone|preparation|omga3|caramelisee|sorra|fruit &|blend|alphabet|dates|spearmint|egg|peppermint|ultra|royal|pina|imperial|saveur coco|poche|t\\.|ble noir|assaisonnement|creme gout|hari croco|regal|spaghettis mama|chips-up|maamout|grain d'or)\b`,
    String.raw`\d{3,}(?!\s?(?:g|ml)\b)|\d\s?x\s?\d|\b\d+ ?kg\b|\b[a-z]\d+\b|%|!|;|:|"|®`,
    String.raw`[^\p{Script=Latin}\p{Number}\p{Zs}'’.,()&/°+-]`,
  ].join("|"),
  "u",
);

/** Brands and tastes that a customer of the neighbourhood knows; they come first on the shelf. */
export const familiar =
  /\b(nido|nescafe|milo|maggi|tartina|matinal|tangui|vache qui rit|coca|fanta|sprite|orangina|schweppes|top|lipton|nesquik|nutella|prince|oreo|haribo|kinder|mars|snickers|twix|bounty|pringles|lesieur|knorr|cerelac|candia|kiri|danone|yoplait|perrier|evian|vittel|cristaline|tic tac|mentos|tuc|belvita|pepsi|oasis|ricore|banania|ovomaltine|toblerone|kit ?kat|smarties|tropicana|teisseire|volvic|mousline|milka|panzani|aicha|tria|randa|saida|sicam|adja|bissap|gingembre|baobab|attieke|palme|tamarin|goyave|mangue|ananas|coco|piment|arachides?|concentre|madiba|mambo)\b/;
