/** One family of goods: the words that tell it, where it stands in the shop, and its usual prices in francs. */
export type Family = { words: RegExp; category: string; prices: [number, number] };

/** How many products each category of the demonstration shop takes. */
export const shelves: Record<string, number> = {
  Boissons: 85,
  Épicerie: 110,
  Conserves: 45,
  "Petit déjeuner": 50,
  Laitages: 40,
  "Biscuits & confiserie": 85,
};

/** First match wins, so what is particular stands before what is general. Names are compared without accents. */
export const families: Family[] = [
  {
    category: "Laitages",
    words: /\b(nido|lait (entier|ecreme|demi|concentre|en poudre|uht|sterilise)|lait .*poudre)\b/,
    prices: [600, 2500],
  },
  {
    category: "Laitages",
    words: /\b(yaourt|yoplait|yogo|danone|activia|danette|lait caille|lben|thiakry)\b/,
    prices: [250, 800],
  },
  {
    category: "Laitages",
    words:
      /\b(vache qui rit|kiri|babybel|fromage (fondu|portion|a tartiner|blanc|rape)|emmental|margarine|beurre (doux|demi|de baratte))\b/,
    prices: [700, 2800],
  },
  {
    category: "Petit déjeuner",
    words:
      /\b(nescafe|cafe (moulu|en poudre|soluble|arabica|robusta|instantane)|ricore|cappuccino)\b/,
    prices: [500, 3500],
  },
  {
    category: "Petit déjeuner",
    words:
      /\b(milo|nesquik|banania|ovomaltine|matinal|cacao en poudre|poudre cacaotee|chocolat en poudre)\b/,
    prices: [500, 3000],
  },
  {
    category: "Petit déjeuner",
    words:
      /\b(lipton|the vert|the noir|the a la menthe|infusion|tisane|kinkeliba|verveine|rooibos)\b/,
    prices: [500, 2000],
  },
  {
    category: "Petit déjeuner",
    words:
      /\b(confiture|gelee de|miel|tartina|nutella|pate a tartiner|chocopain|beurre de cacahuete|marmelade)\b/,
    prices: [900, 3500],
  },
  {
    category: "Petit déjeuner",
    words: /\b(corn ?flakes|cereales|muesli|flocons d'avoine|cerelac|bledine|farine infantile)\b/,
    prices: [1200, 3500],
  },
  {
    category: "Biscuits & confiserie",
    words:
      /\b(biscuits?|petits? beurres?|gaufrettes?|cookies?|sables?|galettes?|madeleines?|oreo|tuc|belvita|granola|choco(crok| ?fun)|barquettes?|boudoirs?|crackers?|mambo|prince)\b/,
    prices: [100, 1200],
  },
  {
    category: "Biscuits & confiserie",
    words:
      /\b(bonbons?|sucettes?|chewing ?gum|caramels?|haribo|mentos|tic tac|dragees?|reglisse|nougat|pastilles?|guimauves?)\b/,
    prices: [50, 1000],
  },
  {
    category: "Biscuits & confiserie",
    words:
      /\b(chocolat|kinder|mars|snickers|twix|bounty|kit ?kat|smarties|toblerone|milka|m&m's)\b/,
    prices: [300, 2000],
  },
  {
    category: "Biscuits & confiserie",
    words: /\b(chips|cacahuetes?|arachides?|pringles|chipsy|pop ?corn|noix de cajou|pistaches?)\b/,
    prices: [200, 1500],
  },
  {
    category: "Conserves",
    words:
      /\b(sardines?|thon|maquereaux?|pilchards?|corned ?beef|double concentre|concentre de tomates?|tomates? (pelees?|concassees?|concentrees?)|petits pois|haricots (verts|rouges|blancs)|mais (doux|en grains)|pois chiches|macedoine|champignons de paris|flageolets)\b/,
    prices: [300, 1500],
  },
  {
    category: "Boissons",
    words:
      /\b(coca|fanta|sprite|pepsi|orangina|schweppes|soda|top (grenadine|pamplemousse)|limonade|cola|tonic|malta|alvaro|boisson gazeuse|7 ?up)\b/,
    prices: [300, 700],
  },
  {
    category: "Boissons",
    words: /\b(jus|nectar|tropicana|oasis|boisson|ice tea|the glace|ginger drink|multi vitamin)\b/,
    prices: [400, 1500],
  },
  { category: "Boissons", words: /\b(sirop)\b/, prices: [1200, 3000] },
  {
    category: "Boissons",
    words:
      /\b(eau (minerale|de source|gazeuse|de table)|source tangui|perrier|evian|vittel|volvic|cristaline|voltic|badoit|madiba)\b/,
    prices: [250, 1000],
  },
  {
    category: "Épicerie",
    words: /\b(maggi|adja|jumbo|knorr|bouillons?|cubes? |aromes?)\b/,
    prices: [100, 1500],
  },
  {
    category: "Épicerie",
    words:
      /\b(riz|semoule|couscous|attieke|sankhal|vermicelles?|spaghettis?|macaronis?|coquillettes?|pates (fell|alimentaires)|penne|nouilles|lasagnes?|farfalle|fusilli)\b/,
    prices: [400, 2500],
  },
  { category: "Épicerie", words: /\b(huile (de|d'|vegetale|pour)|huile)\b/, prices: [1000, 4500] },
  {
    category: "Épicerie",
    words:
      /\b(mayonnaise|moutarde|ketchup|vinaigre|harissa|sauce (tomate|soja|pimentee?|piment|bolognaise|samourai|algerienne|barbecue)|piment|puree de piment)\b/,
    prices: [400, 1800],
  },
  {
    category: "Épicerie",
    words:
      /\b(sucre|sel (fin|gros|de|iode)|nutrasel|nutrasucre|farine|levure|sucre vanille|maizena|fecule|puree mousline|mousline|poudre de baobab|poivre|curry|gingembre|cannelle|curcuma|ail (en poudre|moulu|semoule)|laurier|thym)\b/,
    prices: [100, 1800],
  },
  {
    category: "Épicerie",
    words:
      /\b(lentilles|pois casses|haricots|mais|dattes|olives (vertes|noires)|noix de coco|soupe)\b/,
    prices: [500, 2000],
  },
];

/** Not sold in a corner shop of Douala, or not French, or not a name. */
export const unfit =
  /\b(porc|jambon|saucisson|saucisses?|lardons?|rillettes?|terrine|foie|canard|oie|chevre|brebis|roquefort|munster|comte|reblochon|camembert|fume[es]*|truffes?|vin|vins|rhum|cognac|whisky|champagne|bieres?|liqueur|cidre|bouteille consignee|surgele[es]*|glaces?|sorbet|cremes? glacees?|pizza|quiche|sushi|sandwich|salade|burger|lasagnes? a|plat cuisine|cuisinees?|gratin|veloute|tofu|soja|seitan|vegan|vegetal|quinoa|boulgour|epeautre|sarrasin|chataignes?|escargots?|huitres|moules|crabe|saumon|truite|noel|paques|halloween|anniversaire|bio|organic|sans gluten|gluten|dietetique|proteine|minceur|kusmi|savora|moulage|poule|lapin|oeufs?|jouet|surprise|display|carton|palette|lot|free shipping|dosettes?|capsules?|truffee?|gelifie en|monoprix|carrefour|auchan|leclerc|casino|cora|u |lidl|marque|tesco|aldi|intermarche|picard|dia|eco|reflets|bouche|boulanger|marin|belle france|moelleux au|fondant au|apero|aperitif|sans sucres? ajoutes?|allege|light|zero|max|0%|farci|cuit|cuite|pre cuit|crues?|frais|fraiche|cassoulet|choucroute|ravioli|gnocchi|tortellini|spatzle|risotto|chorizo|merguez|bacon|bresaola|pesto|tzatziki|houmous|guacamole|wasabi|tapas|donuts?|muffins?|brownie|pancakes?|crepes?|gaufres?|cake|gateau|tartes?|tartelettes?|eclairs?|viennoiserie|brioche|croissants?|pains?|baguette|biscottes?|tartines?|compotes?|mousse|flan|dessert|cremes?|chantilly|sauce (au|aux|roquefort|bearnaise|hollandaise|poivre)|the|mit|und|mini-|with|and|of|con|sin|y|di|al|alla|della|met|en grain|chat|chien|bebe|leche|galletas|queso|arroz|tea bags|green|strawberry|chocolate|milk|cheese|chicken|sour|cream|butter|peanut|lemon|white|dark|red|black|original|flavou?r|snack|bar|pack|ltr|oz|pcs)\b|[0-9]{4,}|[^\p{Script=Latin}\p{Number}\p{Punctuation}\p{Symbol}\p{Zs}]|[?*#=_|<>@~^{}\\[\]]|Ã|Â/u;

/** Brands and words that a customer of the neighbourhood knows; they come first on the shelf. */
export const familiar =
  /\b(nido|nescafe|milo|maggi|tartina|matinal|tangui|vache qui rit|coca|fanta|sprite|orangina|schweppes|top|lipton|nesquik|nutella|prince|oreo|haribo|kinder|mars|snickers|twix|bounty|pringles|lesieur|knorr|cerelac|candia|kiri|danone|yoplait|perrier|evian|vittel|cristaline|tic tac|mentos|tuc|belvita|pepsi|oasis|ricore|banania|ovomaltine|toblerone|kit ?kat|smarties|tropicana|teisseire|volvic|mousline|milka|panzani|aicha|tria|randa|saida|sicam|adja|aya|bissap|gingembre|baobab|attieke|palme|tamarin|goyave|mangue|ananas|coco|piment|arachides?|sardines?|riz|sucre|bonnet|lait concentre|madiba|mambo|dima)\b/;
