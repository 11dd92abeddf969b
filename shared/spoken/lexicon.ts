import type { ExpenseCategory } from "#shared/schemas/expense-categories.ts";
import type { SpokenMethod } from "./proposal.ts";

/** What a word does in a sentence, beside naming goods, people and numbers. */
export type Marker =
  | "for"
  | "total"
  | "rest"
  | "half"
  | "give"
  | "pay"
  | "hand"
  | "debt"
  | "owe"
  | "will"
  | "later"
  | "now"
  | "receive"
  | "buy"
  | "spend"
  | "sell"
  | "take"
  | "cannot"
  | "question"
  | "not"
  | "not-but"
  | "remove"
  | "without"
  | "cancel"
  | "times"
  | "each"
  | "from"
  | "drawer"
  | "pocket"
  | "buyer"
  | "absent"
  | "own"
  | "or"
  | "and";

/** Words for a buyer without a name. */
const buyers = "client cliente customer dame monsieur woman man gars garcon fille mec pikin".split(
  " ",
);

const markerWords: Record<Marker, string> = {
  for: "pour,for",
  total: `for everything,for all,pour le tout,pour tout,in total,for the lot,
    le tout,total,en tout,prix total,la somme de,all na,everything,ca fait,in all,altogether,tout a,tout ca`,
  rest: "le reste,reste,rest,the rest,remaining,restant,the balance,balance",
  half: "moitie,half",
  give: "donne,donner,donnes,donnez,gave,give,gives,given,tend,tendu,gimme,donnee,avance,avancer,billet de,billets de,un billet de,note of,a note of",
  pay: `paye,payer,payee,paie,paient,payent,paid,pay,pays,regle,regler,reglee,reglement,rembourse,rembourser,remboursement,
    verse,verser,versement,solde,solder,remis,remet,remettre,paiement,payement,payment,settle,settles,settled,apporte,brought,
    paid back,repaid`,
  hand: `depose,deposer,deposee,envoye,envoie,envoyee,laisse,encaisse,diminue,cleared,clear,clears,sent,send,sends,drop,drops,dropped,
    reduce,reduced,reduces,fait un depot,depot de`,
  debt: `ce qu elle doit,ce qu il doit,ce qu ils doivent,of what he owes,of what she owes,what he owes,what she owes,sur le credit,
    sur son credit,son credit,old credit,the old credit,her credit,his credit,pour son credit,
    dette,dettes,debt,debts,sa dette,sur sa dette,pour sa dette,de sa dette,sur dette,son compte,his debt,her debt`,
  owe: `doit,doivent,owes,owe,paiera,payera,paieront,payeront,reglera,pas encore paye,pas encore payee,pas encore regle,pas paye,non paye,
    impaye,impayee,not yet paid,not paid yet,not paid,unpaid,no pay yet,never pay,i never pay,a payer,je dois,on doit,nous devons,we owe,
    i owe`,
  will: "va,vont,go,will",
  later: `demain,tomorrow,lundi,mardi,mercredi,jeudi,vendredi,samedi,dimanche,monday,tuesday,wednesday,thursday,friday,saturday,
    sunday,fin du mois,la fin du mois,fin de mois,end of month,plus tard,later,semaine prochaine,la semaine prochaine,next week,
    apres demain,month end,at month end,a la fin du mois,mois prochain,le mois prochain,next month,ce soir,tonight`,
  now: "maintenant,now,tout de suite,d abord,cash maintenant,c est fini",
  receive: `rentre,rentree,ramene,ravitaillement,ravitaille,cede,stocked,stocked up,restock,restocked,supply,supplied,new goods,
    goods come,goods don come,entre,complete,
    entree,recu,recus,recue,recues,reception,receptionne,arrivage,arrive,livraison,livre,livree,livres,received,receive,
    delivery,delivered,marchandise,marchandises,entree de stock,entree en stock,stock in,approvisionnement`,
  buy: "achete,achetes,achetee,achat,achats,bought,buy,purchased",
  spend: "depense,depenses,spent,spend,expense,facture,bill,frais,sorti,sortis",
  sell: "vends,vend,vendu,vendre,vente,sell,sold,vendez,wan buy,want buy,want to buy,wan bai,go buy,a pris,ont pris",
  take: `i carry,we carry,i don carry,i take,we take,got,we got,i got,
    pris,j ai pris,on a pris,nous avons pris,i took,we took,i don take,we don take`,
  cannot: `rendu,rendue,rend,retour,retourne,retourner,transfert,transfere,transferer,retrait,refund,refunded,returned,return,
    perdu,vole,inventaire,transfer,withdraw`,
  question: `combien,pourquoi,quel,quelle,quels,quelles,est ce que,qu est ce,y a t il,how much,how many,why,what,which,avez vous,
    as tu,do you have,c est quoi,ou est`,
  not: "non,no,nope,pardon,plutot,finalement,rather,sorry,je veux dire,i mean,make it,make e be,je corrige,nan,mince",
  "not-but": "no be",
  remove: `enleve,enlever,enlevez,retire,retirer,retirez,supprime,supprimer,remove,comot,commot,delete,take out,pas,not,
    oublie`,
  without: "sans,without",
  cancel:
    "annule,annuler,annulez,cancel,annule tout,laisse tomber,tout annuler,cancel all,efface tout,recommence",
  times: "x,times",
  each: "chacun,chacune,chaque,each,apiece,l unite,unite,l une,l un,la piece,piece",
  or: "ou,or,ou bien,peut etre,maybe,perhaps",
  from: "chez,from,de chez",
  drawer: `depuis la caisse,sortie de caisse,sortie caisse,de la caisse,dans la caisse,en caisse,sur la caisse,de caisse,argent de la caisse,pris dans la caisse,from the till,out of the till,
    in the till,from till,till money,from the drawer,out of the drawer,from drawer,from the cash box,from cash box`,
  pocket: `de ma poche,dans ma poche,de sa poche,mon propre argent,mon argent,hors caisse,pas de la caisse,pas dans la caisse,
    not from the till,not from till,my pocket,my own pocket,from my pocket,my own money,my money,from my own pocket`,
  buyer: buyers
    .flatMap((noun) => ["", "un ", "une ", "one ", "a "].map((one) => one + noun))
    .join(),
  absent: `n ai plus,n as plus,n a plus,n avons plus,n ont plus,y a plus,ya plus,plus de,plus d,no more,no get,no dey,don finish,
    dey finish,is finished,are finished,est fini,est finie,sont finis,sont finies,est epuise,sont epuises,rupture,rupture de stock,
    en rupture,en rupture de,en rupture de stock,out of stock,out of,manque,il manque,manque de`,
  own: "de la boutique,pour la boutique,du magasin,pour le magasin,for the shop,for shop,of the shop",
  and: "sans oublier,et,and,plus,puis,ensuite,then,avec,with,aussi,rajoute,ajoute,add,en deux fois,en 2 fois,un peu,a little",
};

const methodWords: Record<SpokenMethod, string> = {
  cash: "en billets,en pieces,en billet,en monnaie,main a main,cash,espece,especes,en espece,en especes,comptant,liquide,en liquide",
  "mobile-money": `mobile money,orange money,mtn money,mtn momo,mtn mobile money,airtel money,moov money,momo,om,wave,airtel,moov,
    mpesa,m pesa`,
  credit: `a credit,on credit,for credit,en credit,credit,sur credit,on account,sur le compte de,sur le compte,sur compte,
    sur son compte,account,a compte,note a,note ca,note le,notez ca,notez le,note pour,sur le carnet de,sur le carnet,sur son carnet,
    dans le carnet de,dans le carnet,dans son carnet,dans le cahier de,dans son cahier,sur le cahier de,sur son cahier,en dette,
    noter a,notez a,au compte de,in debt,sur la note de,sur la note,sur sa note,sur l ardoise de,sur l ardoise,sur son ardoise,
    a son ardoise,a l ardoise,ardoise,sur la liste de,sur sa liste,on his tab,on her tab,on the tab,on tab,on his account,
    on her account,in his book,in her book,for his book,for her book,for yi book,inside book,il note,elle note`,
  deposit:
    "acompte,son acompte,sur son acompte,son avance,sur son avance,son depot,sur son depot,deposit",
  points: "points,ses points,avec ses points,loyalty points,his points,her points",
};

const categoryWords: Record<ExpenseCategory, string> = {
  rent: "location,location de la boutique,bailleur,proprietaire,landlord,house money,landlady,loyer,loyers,bail,rent,rental,shop rent,house rent,location du local,location du magasin,caution du local",
  "power-and-water": `facture cie,cie,facture sbee,
    electricite,courant,lumiere,eneo,light,electricity,electricity bill,facture d eau,camwater,seeg,water bill,nepa,
    facture eneo,facture de courant,facture du courant,facture courant,facture d electricite,facture eau,facture de lumiere,
    facture camwater,compteur,recharge compteur,recharge du compteur,senelec,sodeci,sbee,light bill,power bill,current bill,prepaid meter,
    eneo bill,electric bill,unites de courant,water company,snec`,
  wages: `la paie,la paye,paie d,paie de,paye de,month pay,employes,employees,ouvriers,workers,
    salaire,salaires,gardien,manoeuvre,manoeuvres,wage,wages,salary,salaries,watchman,avance sur salaire,paie du mois,paye du mois,
    vigile,veilleur,femme de menage,menagere,apprenti,apprentis,apprentice,helper,helpers,night watch,night guard,guard,security man,
    securite,journalier,journaliers,pay of the month,salary advance,prime,primes`,
  transport: `taximan,taxi man,chauffeur,driver,
    taxi,moto,transport,bus,carburant,essence,fuel,bike,bensikin,okada,course,taxis,clando,pousse,pousseur,pousse pousse,porteur,
    porteurs,camion,camionnette,peage,parking,stationnement,gasoil,gazole,petrol,diesel,benskin,bendskin,motorbike,truck,gbaka,keke,
    zem,zemidjan,deplacement,voyage,transporteur,billet de bus,bus ticket,moto taxi,mototaxi,push truck,toll,toll gate,frais de transport,aller retour,
    car fuel,chargeurs,dechargement,chargement,offloading,loading`,
  airtime: `forfait,internet,wifi,mega,megas,connexion,communication,credit de communication,data,airtime,credit telephone,
    credit de telephone,credit d appel,credit telephonique,appels,credits telephone,credits de telephone,transfert de credit,transfert credit,envoi de credit,credit transfer,
    recharge,recharge telephone,recharge telephonique,carte de recharge,recharge card,top up,phone credit,call credit,bundle,bundles,giga,
    gigas,abonnement internet,forfait internet,internet bundle,data bundle,internet subscription,credit du telephone`,
  taxes: `taxe,taxes,impot,impots,patente,patentes,tax,mairie,douane,dgi,vignette,tva,council,council tax,council ticket,licence,
    license,droit de place,droits de place,timbre fiscal,redevance,customs,taxe communale,taxe de la mairie,business licence,
    business license,market toll,impot liberatoire,tax office`,
  repairs: `peinture,painting,vitre,serrure,
    reparation,reparations,reparateur,repair,repairs,depannage,mecanicien,plombier,electricien,reparer,repare,plumber,mechanic,
    electrician,carpenter,menuisier,soudeur,welder,vidange,maintenance,technicien,technician,serrurier,repaired,repairing,fixing,
    fixed,repairman,frigoriste,peintre,macon`,
  supplies: `emballage,emballages,fourniture,fournitures,packaging,sachets plastiques,sacs plastiques,plastic bags,plastics,stationery,
    facturier,facturiers,carnet de recus,carnet de factures,produits d entretien,nettoyage,cleaning,wrapping,rouleaux de caisse,
    papier thermique,fournitures de bureau,office supplies,receipt rolls,receipt books,receipt book,rame de papier`,
  meals: `nourriture,repas,bouffe,manger,food,dejeuner,chop,lunch,petit dejeuner,diner,ration,chop money,breakfast,dinner,restauration,
    gouter,casse croute,repas de midi,dej`,
  other: `amende,amendes,cotisation,cotisations,tontine,njangi,aumone,offering,deuil,obseques,mariage,funeral,penalite,frais bancaires,
    frais de banque,bank charges,agios,pourboire,publicite,affiches,flyers,advert,adverts,advertising,assurance,insurance,ordures,
    hysacam,poubelle,poubelles,garbage,waste,hopital,hospital,ecole,school fees,scolarite,frais de retrait,church,eglise`,
};

/** Words that say nothing of what is sold: greetings, courtesies, pronouns, little verbs. */
const idleWords = `
bonjour bonsoir salut bjr bsr hello hi good morning evening afternoon salam aleykoum merci thanks thank you ok okay oui yes
yeah d accord stp svp s il vous plait te please beg how na are ca va comment allez vas bien mon ma mes frere soeur ami
my brother sister friend patron chef boss maman papa tonton tata mama madame monsieur bonne journee soiree nuit bye au revoir
a bientot mets met mettre mettez prends prend pris prendre prenez prenons prennent takes take taken took want wan wants need
needs i je j il elle on nous vous ils elles tu he she we they me moi m t lui leur te se s le la les l un une des du de d en y
ai as avons avez ont a est es suis c ce cet cette ces ca cela qui que qu the an of to in is was am be e em dem don for na it this
that these those give voudrais veux veut voulez vouloir faut aimerais souhaite besoin faudra bring get donne moi us put
client cliente dame monsieur customer woman man pikin la-bas ya euh bah ben donc alors encore juste seulement just only bien
frais fraiche fraiches glace glacee glacees glaces chaud chaude cold fresh warm vieux vieille jeune peu attends
attendez wait voila here voici ici mais par by via son sa ses his her their mien our notre votre
acheter francs nom name self very tres deja n ne ce matin soir today aujourd hui hier maintenant hmm eh oh ah
acheter venue venu venir viens vient came come le gars go la lui-meme garcon fille mec au aux compte prix price boutique
enfin passe passee note vient partie numero yi hand deja already son old grossiste
money argent vendeuse cest jai dit said say wants bouteille fois mois jour quoi et payable stock commande order exactement
`
  .trim()
  .split(/\s+/);

export type Meaning = { marker: Marker } | { method: SpokenMethod } | { category: ExpenseCategory };

const phrases = new Map<string, Meaning>();
for (const [marker, words] of Object.entries(markerWords))
  for (const phrase of listed(words)) phrases.set(phrase, { marker: marker as Marker });
for (const [category, words] of Object.entries(categoryWords))
  for (const phrase of listed(words))
    phrases.set(phrase, { category: category as ExpenseCategory });
for (const [method, words] of Object.entries(methodWords))
  for (const phrase of listed(words)) phrases.set(phrase, { method: method as SpokenMethod });

function listed(words: string): string[] {
  return words.split(",").map((phrase) => phrase.trim().replace(/\s+/g, " "));
}

const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(" ").length));
const idle: ReadonlySet<string> = new Set(idleWords);
/** A word that says nothing by itself, or something else than goods. */
export const isMeant = (word: string): boolean => idle.has(word) || phrases.has(word);

const partsOfPhrases: ReadonlySet<string> = new Set(
  [...phrases.keys()].flatMap((phrase) => phrase.split(" ")),
);

/** The longest phrase of folded words that begins at one, and the word behind it. */
export function meaningAt(
  words: readonly string[],
  at: number,
): { meaning: Meaning; next: number } | undefined {
  for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
    const meaning = phrases.get(words.slice(at, at + length).join(" "));
    if (meaning) return { meaning, next: at + length };
  }
  return undefined;
}

export const isIdle = (word: string): boolean => idle.has(word);

/** A word of the language of trade, which is never taken for a misspelt name. */
export const isTradeWord = (word: string): boolean => idle.has(word) || partsOfPhrases.has(word);
