/** Names of a shop and people's typings of them, set aside by a person who had not read the search. */
const list = (text: string) =>
  text
    .split(";")
    .map((one) => one.trim())
    .filter(Boolean);
const pairs = (text: string) =>
  list(text).map((one) => {
    const [typed = "", meant = ""] = one.split(" = ");
    return { typed, meant: meant.split(" | ") };
  });

export const asideGoods = list(`
Amlou a base d'arachide; Arachides Coques; Banana chips; Biscuit traditionnel; Biscuits Saida; Biscuits salés;
Bonbon arabe; Bonbon kola ginger; Bounty; Cacahuètes salées grillées au feu de bois;
Cherchell biscuits fourrés à la crème; Chewing gum; Chips mahboul naturelle; Chips patate douce Curry & Mangue;
Chipsy chips; Choco fun; Chocolat au Lait; Chocolat noir au citron et gingembre; Chocolat noir au gingembre;
Chocolat Noir Aux éclats D'orange Maestro; Dima biscuit; Galettes riz chocolat noir-coco; Gaufrettes;
Gaufrettes El-Wiffak; Golden Biscuits; Haribo; Haribo Berries; Huile d'arachide; Kinder Bueno; KitKat; La madeleine;
Mambo; Mars Minis; Maxon chocolat noir fourré crème & caramel; Mentos popins fruit;
Milka chocolat au lait et noisettes entières; Oréo; Oreo creme saveur chocolat; Potato chips joy's;
Prince goût chocolat; Pringles tortilla chips paprika; Ricco date filled cookies; Sablé de Retz;
Sablé gourmand coco citron; Smarties; Smarties 380g; Smarties penguin 11 cm; Snickers; Tic tac x 80; Toblerone;
Top cookies; Tuc Fromage-oignon; Twix; Alvaro poire; Boisson ananas; Boisson au jus mangue; Boisson Citronnade;
Boisson gazeuse; Boisson gazeuse goût ananas; Boisson orange mangue; Bona limonade; Coca-Cola;
Duval, sirop de grenadine 75cl; Eau de source naturelle; Eau gazeuse; Fanta agrumes; Fruis Sirop de 3 Menthes;
Ifri soda Orange 0,30 l; Jus à base de concentré multifruits; Jus curcuma gingembre; Jus D'orange; Jus de fruit;
Jus de tomate; Limonade Citron; Mango nectar; Mangue au Sirop Léger; Nectar d'ananas; Nectar de poire; Nectar mangue;
Nectar Orange à base de concentré; Orange boisson; Orangina; Pêches & lait boisson; Pepsi 7up; Perrier;
Perrier&juice; Raoua boisson au jus cocktail; Saida eau minérale naturelle non gazeuse; Schweppes ginger ale;
Schweppes indian tonic; Schweppes Mandarin; Sélection Boisson fruitée à la grenadine; Sirop bissap; Sirop de Ditakh;
Sirop gingembre; Sirop hibiscus; Soda saveur Fraise; Source Tangui; Top grenadine; Toudja soda pomme; Tropicana;
Volvic; Volvic juicy citronnade; Champignons de paris; Champignons de Paris 1er choix -Entier; Concentré de tomate;
Concentré de tomates Aicha; Double concentré de tomates; Filet de thon à l'huile végetale; Filets de thon;
Flageolets blancs; Haricots blancs à la tomate; Haricots Verts; Haricots verts, extra-fins en conserve;
Morceaux de Thon au Naturel; Petits Pois; Petits pois extra-fins à l'étuvée; Pois Chiches Aux Petits Légumes 400 g;
Ricamar thon; Sardine à l'huile pimentée; Sardines à l'huile; Sardines a l'huile d'olive;
Sardines à l'huile végétale; Sardines à la sauce citronnée; Sardines à La Sauce Tomate El Manar (125G);
Shesir thon ananas; Thon entier; Thon entier a l'huile d'olive; Thon entier a l'huile végétale; Thon le marin;
Tomate Pelée à L'ail Sicam; 3 riz thaï; Achards de piment; Adja Bouillon épices zm; Arome 3 lions;
Arôme naturel d'orange; Arôme noix de coco; Bouillon cube saveur boeuf; Bouillon saveur de mouton; Cannelle moulue;
Couscous; Couscous Fin; Dattes; Dattes Deglet Nour de Tunisie; Farine de blé tendre; Farine de Blé Type 70;
Farine de mais; Fleurial, huile végétale; Gingembre Moulu; Harissa; Harissa du cap bon; Harissa du Cap Bon sicam;
Heinz curry mango; Huile d'olive; Huile d'olive vierge; Huile de coco extra virgin; Huile de Palme;
Huile de palme alimentaire; Ifri arômes naturels; Légumes bouillon concentré; Levure chimique en poudre;
Levure rafiaa; Maggi Arôme; Maïzena; Maniok-couscous 300g (attiéké); Mayil curcuma moulu safran; Mayonnaise;
Mazavarou pate de piment à l'ail; Moutarde; Nouilles Apollo; Nouilles instantanées saveur curry Apollo;
Nouilles orientales; Nutrasucre; Olives Noires à La Grecque Aicha; Olives vertes cassées;
Olives vertes cassées herbes aicha; Olives vertes entieres; Pâte de piment rouge; Pâte de piment vert sarjua;
Pâtes fell 3 randa; Pâtes spaghetti 2 randa; Penne; Piment fort au gingembre; Poivre noir moulu; Poudre de Baobab;
Poulain grand arome; Purée de piment à l'ail; Riz basmati; Riz long étuvé; Riz long parfume;
Riz parfumé jasmin du Cambodge; Riz rond; Riz Thai; Sauce à la Thaïlandaise Curry Coco; Sel de table;
Sel fin mélange poisson; Sopa minestrone knorr; Sucre blanc; Sucre de canne; Sucre de canne liquide pablina;
Sucre en poudre; Sucre vanilline; Tomato ketchup; Tria coquillettes; Tria couscous fin; Tria Farfalle; Vermicelles;
Vinaigre; Activia fraise; Aya margarine; Beurre Demi-Sel; Beurre doux aop rouleau; Danone banane; Dolima thiakry;
Fromage fondu à tartiner; Gloria; Kiri - 8 portions; La vache qui rit; Lait concentré;
Lait concentré non sucré demi-écrémé; Lait demi écrémé; Lait Demi-Écrémé en Poudre Granulée; Lait en poudre;
Lait entier en poudre; Lait uht; Le Lait demi-écrémé uht; Mamzouj - délice danone; Margarine cuire et rotir;
Mousline au lait entier; Nido; Yaourt; Yaourt au Lait Entier Aromatisé Noix de Coco; Yaourt citron aromatisé;
Yaourt fraise; Yaourt Nature; Yogo; Yoplait - abricot; Yoplait Caresse nature bulgare;
Aicha confiture de pêches extra 430 g; Banania; Beurre d'arachides; Beurre de cacahuètes; Café en poudre;
Café soluble; Café soluble qualité filtre; Cereales fitness; Cerelac; Cerelac plein de fruit;
Chocolat club cornflakes; Confiture ananas extra au sucre de canne; Confiture coing sicam (470g);
Confiture de fraises; Confiture de goyave; Confiture de tamarin; Confiture Fleur d'hibiscus;
Confiture fruits du baobab; Eloa Flocons d'avoine; Flocons d'avoine; Greenwood verveine;
La tisanière nuit calme verveine; Lipton yellow label; Miel d'acacia; Miel et huile essentielle de verveine; Milo;
Milo active tin 500g; Muesli cranberry & gingembre; Nescafe Classic; Nescafé décaféiné d'or; Nescafé gold cappuccino;
Nescafé spécial filtre origins colombia; Nesquik; OVOmaltine; Pate a tartiner; Pâte à tartiner chocolatée;
Pur arabica café moulu; Ricoré; Tartina; Tisane Fidji; Verveine; Œuf à la pièce; Alvéole de 30 œufs;
Pain chargé spaghetti; Beignets (les 4); Oignons (le tas); Riz parfumé au détail (1 kg);
Arachides grillées (le sachet); Eau en sachet 50 cl; Savon de ménage 400 g; Lessive en poudre (sachet);
Eau de Javel 1 l; Papier hygiénique (rouleau); Serviettes hygiéniques (paquet); Dentifrice 75 ml;
Couches bébé (l'unité); Allumettes (boîte); Piles AA (les 2); Ampoule LED 9 W; Crédit téléphone 1 000;
Crédit téléphone 2 000; Chargeur USB; Attiéké frais (sachet); Gnamakoudji 50 cl; Foutou banane (boule);
Ndolé surgelé; Eru & water-leaf (paquet); Njanssang 100 g; Kossam "Chez Hadja"; Foléré séché; Bâton de manioc;
Chikwangue; Makayabu (morue salée); Saka-saka haché; Koki (le paquet); Soumbala en boule; Nététou; Dégué au mil;
Fonio précuit 500 g; Placali; Mâchoiron fumé; Adjovan; Kankankan (épices); Tchapalo 1 L; Dolo; Bissap «Kandia» 1,5 L;
Huile «Dinor» 1,5 L; Lait caillé "Gloria"; Crème "Caro White" 500 ml; Head & Shoulders 200 ml; L'Oréal Elsève 250 ml;
St. Ives lotion; Dax (pommade noire); Mèches X-pression n°2; Perruque «Queen»; Vernis à ongles O.P.I;
Beurre de karité (pot); Savon noir d'Alep; Pagne Hollandais 6 yards; Pagne Uniwax; Bazin riche "Getzner";
Babouches n° 42; Tongs enfant; Sac à dos écolier; Compas + règle; Gomme/taille-crayon; Bloc-notes A5; Agrafeuse N°10;
Chemise cartonnée; Clé USB 32 Go; Câble micro-USB; Écouteurs "JBL"; Batterie Tecno BL-5C; Power-bank 10 000 mAh;
Torche solaire; Ventilateur sur pied; Réchaud à gaz; Marmite n°8; Fer à repasser; Bouilloire électrique;
Cadenas 50 mm; Clous 4"; Ciment CIMENCAM 42.5; Peinture à l'huile (pot); Robinet d'arrêt; Tuyau PVC Ø32;
Ampoule B22 15W; Disjoncteur 16 A; Multiprise 4 trous; Insecticide Rambo; Moustiquaire imprégnée;
Serpentin anti-moustiques; Paracétamol 500; Efferalgan; Quinine comprimé; Vitamine C 1000; Gants ménage (paire);
Serpillière; Balai-brosse; Seau 15 L; Bassine n°5; Thermos 1,9 L; Biberon 240 ml; Couches "Softcare" T4;
Lingettes bébé; Farine infantile Blédine; Bougie (paquet de 6); Charbon (le sac); Pétrole lampant; Glaçons (sachet);
Whisky J&B 70 cl; Vin Baron d'Arignac; Gin "Seaman's"; Cigarettes Dunhill; Cola "World" 33 cl;
Jus Djino pamplemousse; Bière "33" Export; Castel Beer 65 cl; Mützig 65 cl; Guinness F.E.S; Reaktor 33 cl;
Planet "D'jino"
`);

export const asidePeople = list(`
Chez "Maman Ngono"; N'Guessan Kouadio; M'Bark El Amine; Ousmane N'Diaye; Dr. Ateba; Mme Éyenga (coiffure);
Aïssatou Bâ; Fatoumata Cissé; Tchoumi Guy-Roger; Ngo Bikoï Ruth; Abdoul-Karim Sanda; Zé Mvondo; Nzé Obiang;
Mboumba (taxi); Tata Hélène; Père Anselme; École « Les Pigeons »; Ndjock Emmanuel; Tchuenté Flore; Wafo Cyrille;
Kengne Augustine; Djoumessi Roland; Fotso Victor; Nguemo Landry; Bekale Ondo; Massamba Désiré; Loemba Chancelle;
Mavoungou Reine; Ngalula Béatrice; Tshibangu Pascal; Kabongo Ruth; Diallo Mamadou Lamine; Sow Ndèye Khady;
Faye Modou; Gueye Cheikh; Ouattara Drissa; Koffi Amenan; Yao Konan Serge; Bamba Mariam; Gbagbi Tatiana;
Akissi Rosine; Houngbédji Prosper; Adjovi Clémence; Dossou Yves; Agbéko Kossi; Amegan Afi; Mahamat Saleh;
Zenaba Hassan; Idriss Déby (mécano); Haoua Moussa; Nformi Blessing; Achu Godlove; Tabe Emmanuel; Ayuk Comfort;
Che Peter; Fon Walter; Bih Clarisse; Njoya Ibrahim; Mouliom Aminatou; Atangana Jean-Baptiste; Ets Kouam & Fils;
Boutique «La Grâce»; Sté S.I.C. Cacaos; Congelcam; Brasseries du Cameroun; SODECOTON; Grossiste "Chez Alhadji";
Mahima; Dépôt Nestlé (Akwa); SABC – Djouté; Prosuma; CDCI; Patisen; Boulangerie St-Michel; Quincaillerie Moderne;
Librairie des Peuples noirs; Ferme d'Obala; Œufs de Bafoussam; Poissonnerie Étoile; Imprimerie K2
`);

/** Typed text = expected first result, or several accepted ones. */
export const typedGoods = pairs(`
toblerrone = Toblerone; oranginna = Orangina; swepes mandarine = Schweppes Mandarin; nesquick = Nesquik;
serelac = Cerelac | Cerelac plein de fruit; ricore = Ricoré; bannania = Banania; kit kat = KitKat; twixx = Twix;
bounti = Bounty; perier = Perrier | Perrier&juice; tropikana = Tropicana; vache ki rit = La vache qui rit;
mayonaise = Mayonnaise; maizena = Maïzena; margarine cuir = Margarine cuire et rotir; ovomaltin = OVOmaltine;
serviete higienique = Serviettes hygiéniques (paquet); papie igienik = Papier hygiénique (rouleau);
alveol oeuf = Alvéole de 30 œufs; oeuf piece = Œuf à la pièce; kinder boueno = Kinder Bueno;
pringels = Pringles tortilla chips paprika; vermicel = Vermicelles; poudre baobabe = Poudre de Baobab;
dantifrice = Dentifrice 75 ml; alumette = Allumettes (boîte); chwing gum = Chewing gum;
tamarind confiture = Confiture de tamarin; tangi = Source Tangui; chargeur isb = Chargeur USB;
canelle = Cannelle moulue; atieke frais = Attiéké frais (sachet); ndole = Ndolé surgelé;
niamakoudji = Gnamakoudji 50 cl; njansang = Njanssang 100 g; batton manioc = Bâton de manioc; chikwang = Chikwangue;
makayabou = Makayabu (morue salée); sakasaka = Saka-saka haché; kossam hadja = Kossam "Chez Hadja";
foumbala = Soumbala en boule; caro wite = Crème "Caro White" 500 ml; head and shoulder = Head & Shoulders 200 ml;
loreal = L'Oréal Elsève 250 ml; karite = Beurre de karité (pot); holandais = Pagne Hollandais 6 yards;
bazin getsner = Bazin riche "Getzner"; baboushe 42 = Babouches n° 42; jbl ecouteur = Écouteurs "JBL";
powerbank = Power-bank 10 000 mAh; moustikaire = Moustiquaire imprégnée; paracetamole = Paracétamol 500;
eferalgan = Efferalgan; bledine = Farine infantile Blédine; seamans = Gin "Seaman's"; 33 expor = Bière "33" Export;
mutzik = Mützig 65 cl; dinor = Huile «Dinor» 1,5 L
`);

export const typedPeople = pairs(`
maman ngonno = Chez "Maman Ngono"; nguesan = N'Guessan Kouadio; ndiaye ousman = Ousmane N'Diaye; atéba = Dr. Ateba;
eyenga = Mme Éyenga (coiffure); aissatou ba = Aïssatou Bâ; fatoumata sise = Fatoumata Cissé;
tchoumy = Tchoumi Guy-Roger; bikoi = Ngo Bikoï Ruth; abdoulkarim = Abdoul-Karim Sanda; tata elene = Tata Hélène;
les pigeon = École « Les Pigeons »; tchouente = Tchuenté Flore; djoumesi = Djoumessi Roland;
masamba = Massamba Désiré; chibangu = Tshibangu Pascal; watara drissa = Ouattara Drissa;
oungbedji = Houngbédji Prosper; mariame bamba = Bamba Mariam; kouam et fils = Ets Kouam & Fils;
la grace = Boutique «La Grâce»; sic cacao = Sté S.I.C. Cacaos; alhaji = Grossiste "Chez Alhadji";
saint michel = Boulangerie St-Michel; obala ferm = Ferme d'Obala; nestle = Dépôt Nestlé (Akwa);
congelkam = Congelcam
`);
