/** Goods as shops of Cameroon, Senegal, Côte d’Ivoire, Congo and Ghana write them. */
export const goods = `
Baguette; Baguette viennoise; Snickers 50 g; Mars 51 g; Twix; Coca-Cola/33cl; Coca-Cola 1,5 L; Fanta Orange 33cl;
Sprite 33cl; Top Pamplemousse 65cl; Djino Cocktail; Malta Guinness; Guinness Smooth; Castel Beer 65cl; Beaufort Light;
33 Export; Mützig; Heineken; Eau Supermont 1,5 L; Eau Tangui; Eau Kirène; Lait Nido 400 g; Nido sachet 26 g;
Lait concentré Peak; Lait Broli; Yaourt Dolait; Mayonnaise Calvé; Moutarde Amora; Ketchup Heinz; Cube Maggi; Maggi Crevette;
Jumbo Poulet; Arôme Maggi; Tomate concentrée Gino; Spaghetti Panzani 500 g; Macaroni Pasta; Couscous Dari; Riz parfumé 25 kg;
Riz Mémé cassé; Riz Uncle Ben’s; Huile Mayor 1 L; Huile Azur; Huile de palme; Huile d’arachide; Sucre St-Louis; Sucre SOSUCAM;
Café Nescafé 50 g; Thé Lipton; Chocolat Mambo; Chocolat Tartina; Biscuit Parle-G; Bonbon Mentos; Chewing-gum Hollywood;
Savon Azur; Savon « Le Coq »; Savon de Marseille; Lessive OMO; Lessive Saba; Détergent Madar; Eau de Javel La Croix;
Dentifrice Colgate; Dentifrice Signal; Brosse à dents; Papier hygiénique Sita; Serviettes Vania; Couches Pampers T4;
Couches Softcare; Parfum N°5; Shampooing l’Oréal; Crème Nivea; Vaseline; Lait corporel Fair & White; Piles Energizer;
Allumettes; Bougies; Ampoule LED 9W; Insecticide Moon Tiger; Mosquito coil; Sardines Titus; Sardines Anny; Maquereau Geisha;
Corned beef Exeter; Thon Saupiquet; Farine Amigo; Levure Saf-instant; Œufs plateau; Poulet congelé; Poisson chinchard;
Attiéké; Gari; Plantain mûr; Haricots rouges; Arachides décortiquées; Miel d’Oku; Poivre de Penja; Njansang; Ŋgondo pagne;
Pagne wax Hollandais; Cahier 200 pages; Stylo Bic bleu; Enveloppe kraft; Calculatrice Casio; Chargeur Samsung; Écouteurs JBL;
Carte mémoire 32 Go; Câble USB-C; Cigarettes Marlboro; Whisky Johnnie Walker; Pastis; Vin rouge Baron de Valls;
Paracétamol 500 mg; Doliprane; Efferalgan; Préservatif Prudence; Ciment Dangote 50 kg; Fer à béton 10; Peinture Seigneurie;
Pointes 80; Tôle ondulée; Robinet; Milo 400 g; Bournvita; Ovaltine; Cérélac; Blédina; Quaker Oats; Vache qui rit; Kiri;
Beurre Jadida; Margarine Blue Band; Indomie poulet; Golden Morn; Ideal Milk; Key Soap; Pépé soup; Zobo; Bissap; Gingembre;
Jus Ceres ananas; Jus Pressea; Vitamilk; Energy drink XXL; Red Bull; Tampico; Youki
`
  .split(";")
  .map((name) => name.trim())
  .filter(Boolean);

/** Typed text, and the beginning of the name that was meant. */
export const knownGoods = `
bagette|Baguette
snikers|Snickers
coca colla|Coca-Cola
fanta oranje|Fanta Orange
pamplemouse|Top Pamplemousse
gino coktail|Djino Cocktail
malta guiness|Malta Guinness
heinekin|Heineken
super mont|Eau Supermont
yahourt|Yaourt Dolait
mayonese|Mayonnaise Calvé
cub magi|Cube Maggi
jumbo poulé|Jumbo Poulet
tomat concentré|Tomate concentrée Gino
spagetti|Spaghetti Panzani
makaroni|Macaroni Pasta
kouskous|Couscous Dari
ri parfumé|Riz parfumé
uil de palm|Huile de palme
suker|Sucre
neskafé|Café Nescafé
chokola mambo|Chocolat Mambo
savon le cok|Savon « Le Coq »
lecive omo|Lessive OMO
dantifrice colgat|Dentifrice Colgate
papier igienique|Papier hygiénique Sita
pampers|Couches Pampers
shampoin loreal|Shampooing l’Oréal
creme nivéa|Crème Nivea
alumette|Allumettes
sardine|Sardines
makero|Maquereau Geisha
oeuf|Œufs plateau
atieke|Attiéké
arico rouge|Haricots rouges
araside|Arachides décortiquées
`
  .trim()
  .split("\n")
  .map((line) => line.split("|") as [string, string]);

/** Texts set aside before the search was written, and tested afterwards. */
export const keptGoods = `
baget viennoise|Baguette viennoise
twiks|Twix
spraite|Sprite
castle beer|Castel Beer
bofort|Beaufort Light
moutard|Moutarde Amora
ketchap|Ketchup Heinz
magi crevete|Maggi Crevette
arome magie|Arôme Maggi
gino tomate|Tomate concentrée Gino
uncle bens|Riz Uncle Ben
huil mayor|Huile Mayor
sosukam|Sucre SOSUCAM
liptone|Thé Lipton
biskui|Biscuit Parle-G
mantos|Bonbon Mentos
holywood|Chewing-gum Hollywood
savon marseil|Savon de Marseille
jave lacroix|Eau de Javel La Croix
serviete vania|Serviettes Vania
softcar|Couches Softcare
vaselin|Vaseline
pile energiser|Piles Energizer
ampoul led|Ampoule LED
sardin titus|Sardines Titus
cornbeef|Corned beef Exeter
ton saupiket|Thon Saupiquet
levur|Levure Saf-instant
plantin mur|Plantain mûr
miel doku|Miel d’Oku
calculatris|Calculatrice Casio
chargeur samsong|Chargeur Samsung
malboro|Cigarettes Marlboro
paracetamole|Paracétamol
doliprann|Doliprane
efferalgant|Efferalgan
siment|Ciment Dangote
pinture|Peinture Seigneurie
tol ondulé|Tôle ondulée
serelac|Cérélac
vach ki ri|Vache qui rit
margarin|Margarine Blue Band
jinjambre|Gingembre
resbull|Red Bull
`
  .trim()
  .split("\n")
  .map((line) => line.split("|") as [string, string]);
