/** Customers and suppliers as notebooks name them. */
export const people = `
Chez "Tantine"; (Awa) Ndiaye; Kamga Paul; Kamdem Jules; Kamgang Rosine; Mbarga Étienne; Mbappé Louis; Atangana Marie-Thérèse;
Essomba Jean-Paul; Ngo Bassa Épiphanie; Ngono Clarisse; Nguema Obiang; Tchoumi Hervé; Tchatchoua Sylvie; Fotso Victor;
Djoumessi Carine; Nkoulou Benoît; Ewane Dipita; Eyong Prisca; Ayuk Bessem; Fru Ndi Comfort; Tabe Emmanuel; Ashu Blessing;
Mamadou Diallo; Mamadou Sow; Mouhamed Bâ; Aïssatou Diop; Aïcha Sarr; Fatoumata Traoré; Fatou N’Diaye; Ousmane Ouédraogo;
Ibrahim Koné; Ibrahima Cissé; Moussa Keïta; Cheikh Guèye; Khadija Touré; Bintou Coulibaly; Souleymane Sanogo; Adama Ouattara;
Kouadio Yao; Kouamé Adjoua; Kouassi N’Guessan; Koffi Amani; Aya Brou; Marie-Chantal Gbagbo; Mensah Kwame; Abena Osei;
Owusu Akosua; Boateng Yaw; Chukwu Ngozi; Okafor Chinedu; Adebayo Folake; Musa Abubakar; Hadja Ramatou; Alhadji Bouba;
Oumarou Sanda; Hamidou Garoua; Mahamat Saleh; Ngarlejy Koumba; Mukendi Tshala; Kabongo Trésor; Ilunga Mwamba; Mbuyi Kapinga;
Lukusa Patience; Makosso Brice; Loemba Grâce; Massamba Prosper; Ondo Sylvain; Mintsa Yolande; Bongo Pascaline;
Ets Soboa & Fils; Grossiste Tafé; Boulangerie Saker; Pharmacie du Rond-Point; Maman Brigitte (coin rouge); Papa Wemba;
Tonton Maître maçon; La Belle Époque/bar; Salon Zénith Coiffure; Quincaillerie Mboppi; Brasseries du Cameroun; SCTM Gaz;
Dr Éyenga; Pasteur Éloundou; Garage Chez Philippe; Restaurant « Le Baobab »; Mme Quentin; Sœur Félicité; Ɓɔŋ Ɛyinga
`
  .split(";")
  .map((name) => name.trim())
  .filter(Boolean);

/** Typed text, and the person who was meant. */
export const knownPeople = `
tantine|Chez "Tantine"
kamgua|Kamga Paul
awa|(Awa) Ndiaye
mbaraga|Mbarga Étienne
atangna|Atangana Marie-Thérèse
esomba|Essomba Jean-Paul
ngo basa|Ngo Bassa Épiphanie
tchumi|Tchoumi Hervé
joumessi|Djoumessi Carine
nkulu|Nkoulou Benoît
diallo mamadu|Mamadou Diallo
mohamed ba|Mouhamed Bâ
aisatou|Aïssatou Diop
fatoumata traure|Fatoumata Traoré
fatou diaye|Fatou N’Diaye
uedraogo|Ousmane Ouédraogo
ibrahim conet|Ibrahim Koné
musa keita|Moussa Keïta
cheik guey|Cheikh Guèye
kadija|Khadija Touré
binetou|Bintou Coulibaly
wattara|Adama Ouattara
kuadio|Kouadio Yao
nguesan|Kouassi N’Guessan
mensa kwame|Mensah Kwame
owusou|Owusu Akosua
okafo|Okafor Chinedu
adja ramatou|Hadja Ramatou
umaru|Oumarou Sanda
tshalla|Mukendi Tshala
mwanba|Ilunga Mwamba
soboa|Ets Soboa & Fils
boulangeri saquer|Boulangerie Saker
pharmaci|Pharmacie du Rond-Point
bar|La Belle Époque/bar
phillipe|Garage Chez Philippe
`
  .trim()
  .split("\n")
  .map((line) => line.split("|") as [string, string]);

/** Texts set aside before the search was written, and tested afterwards. */
export const keptPeople = `
kamdeme|Kamdem Jules
kangang|Kamgang Rosine
mbape|Mbappé Louis
ngonno|Ngono Clarisse
ngema obian|Nguema Obiang
tchatchoa|Tchatchoua Sylvie
foto victor|Fotso Victor
ewané|Ewane Dipita
prica eyong|Eyong Prisca
confort|Fru Ndi Comfort
emanuel|Tabe Emmanuel
mamadou so|Mamadou Sow
ayssata diop|Aïssatou Diop
aicha sar|Aïcha Sarr
ibrahima sissé|Ibrahima Cissé
coulibali|Bintou Coulibaly
suleymane|Souleymane Sanogo
kouame ajoua|Kouamé Adjoua
cofi amani|Koffi Amani
marie chantale|Marie-Chantal Gbagbo
boaten|Boateng Yaw
ngosi|Chukwu Ngozi
adebayor|Adebayo Folake
aboubakar|Musa Abubakar
aladji bouba|Alhadji Bouba
mahamat sale|Mahamat Saleh
kabango|Kabongo Trésor
mbuji|Mbuyi Kapinga
makoso|Makosso Brice
masamba|Massamba Prosper
mintcha|Mintsa Yolande
brigite|Maman Brigitte (coin rouge)
zenit|Salon Zénith Coiffure
quincaleri|Quincaillerie Mboppi
brasserie cameroun|Brasseries du Cameroun
baobabe|Restaurant « Le Baobab »
kentin|Mme Quentin
felissité|Sœur Félicité
eloudou|Pasteur Éloundou
bon eyinga|Ɓɔŋ Ɛyinga
`
  .trim()
  .split("\n")
  .map((line) => line.split("|") as [string, string]);
