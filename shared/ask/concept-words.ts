/** Words and phrases by what they mean in a question, folded; each phrase stands once. */
export const conceptWords = {
  // What was sold, as a noun and as a verb.
  SALES: `vente,ventes,sale,chiffre,chiffre d affaires,chiffre d affaire,sales,turnover,revenue,recette,recettes,takings,les ventes`,
  SOLD: `sort,sortent,sorti,sortie,vendu,vendus,vendue,vendues,vend,vends,vendre,vendent,vendons,vendez,vendait,vendu e,sold,sell,sells,selling,don sell,vendus e,ecoule,ecoules,ecoulee,parti,partis,part,partent`,
  MAKE: `a rapporte,ont rapporte,encaissee,encaissees,encaisses,fait,faite,fais,faisait,made,make,makes,did make,ferait,rentre,rentrer,encaisse,encaisser,encaissement,encaissements,realise,rapporte,rapportent,rapporter,rapport,produit combien,brought in,bring in,generate,generated,genere,donne combien,come inside`,
  MONEY: `argent,francs,fcfa,cfa,f cfa,xaf,montant,somme,sous,money,francs cfa,pour combien,en valeur,amount,value of sales,in francs,moni,dough`,
  HOWMUCH: `hw much,how moch,a how much,combien,combient,conbien,cb,cmb,combi,how much,how mush,total,totaux,au total,en tout,in total,hao much,altogether,how far,na how much`,
  COUNT: `combien de,combien d,combient de,combient d,nombre de,nombre d,nombre,how many,number of,count of,quel nombre,cb de,cb d`,
  TICKET: `ticket,tickets,recu,recus,receipt,receipts,transaction,transactions,facture,factures,invoice,invoices,passage,passages,numero de ticket`,
  SALECOUNT: `combien de ventes,nombre de ventes,how many sales,number of sales,combien de vente,how many times did we sell,cb de ventes`,
  BASKET: `panier moyen,ticket moyen,panier,basket,average basket,average ticket,average sale,average receipt,vente moyenne,moyenne par client,moyenne par ticket,average per customer,average per ticket,depense moyenne,average spend,depense en moyenne,depensent en moyenne,moyenne,en moyenne,average,on average,montant moyen,mean ticket,par client,per customer`,
  BEST: `meilleur,meilleurs,meilleure,meilleures,le plus,la plus,les plus,le mieux,mieux,plus,best,most,top,premier,premiers,numero un,champion,number one,pass all,cartonne,marche le mieux,marchent le mieux,marche bien,star,stars,fort,plus fort,plus forte,plus fortes,highest,record,best selling`,
  NOT: `pas,n pas,not,no,never,jamais,aucun,aucune,aucune vente,didn t,doesn t,don t,didnt,doesnt,hasn t,haven t,isn t,non,without,sans,ni,zero vente,rien`,
  UNSOLD: `invendu,invendus,invendue,dormant,dormants,dorment,dort,qui dort,dead stock,unsold,dormante,stock mort,slow,slow moving,traine,trainent,bouge pas,bougent pas,bouge,bougent,moving,move,never sold,not sold`,
  DAY: `jour,jours,journee,journees,day,days,date`,
  HOUR: `heure,heures,hour,hours,a quel moment,moment,time of day,what time,creneau,tranche horaire`,
  PEAK: `heure de pointe,heures de pointe,peak hour,peak hours,peak,pointe,affluence,busiest,busiest hour,rush,rush hour,plus de monde,le plus de monde,beaucoup de monde,most crowded,most busy,busy`,
  WHEN: `quand,when,a quelle date,depuis quand,c est quand,quel jour,which day,what day,wen`,
  WHO: `qui,who,lequel,laquelle,quelqu un,who be,na who,by who,whom,whose`,
  WHAT: `quoi,qui se,kes qui,ki se,ce qui,qu est ce qui se,quel,quels,quelle,quelles,what,which,que,qu,qu est ce qui,qu est ce que,qu est ce qu,kes,keske,kesk,quesque,qesque,c est quoi,wetin,weti,whats,kel,kels,kelle,est ce que`,
  COMPARE: `plus qu,moins qu,mieux qu,plus ou moins,compare,comparer,comparaison,compares,comparez,compared,comparison,par rapport,par rapport a,contre,versus,vs,difference entre,difference between,than,mieux que,plus que,moins que,better than,more than,less than,moins bien que,moins bien,against,evolution,face a,compared to,compared with,augmente,baisse,progresse,up or down,better,worse,et,et que`,
  CASH: `espece,especes,liquide,cash,comptant,en espece,en especes,en liquide,billets`,
  MOBILE: `mobile money,momo,orange money,om,mtn,mobile,wave,airtel money,mtn money,moov money,electronique,paiement mobile,mtn momo,par telephone,par momo`,
  TAKE: `recu en,on a recu,encaisse en,pris,prise,took,take,taken,received,receive,collected,collect,recois,percu,recuperer,recupere,ramasse,entre,entrer,rentrees,paid in,get,got,gotten,came in,come in`,
  CREDIT: `credit,credits,a credit,on credit,en credit,vendu a credit,vente a credit,ventes a credit,credit sales,sur credit,for credit`,
  GIVE: `donne,donnes,donnee,donnees,donner,accorde,accordes,accordee,accordees,accorder,gave,give,given,offert,offerte,gives,offertes,consenti,consentis`,
  OWE: `credits clients,credit clients,customer credit,customers credit,credit client,doit,doivent,devait,dois,doi,dette,dettes,owe,owes,owed,debt,debts,ardoise,ardoises,reste a payer,me devoir,devoir,impaye,impayes,unpaid,outstanding,creance,creances,du,dus,due to me,encours,solde,balance,dehors,owing,di owe,dey owe`,
  DEBTOR: `debiteur,debiteurs,debtor,debtors,endette,endettes,qui me doit,qui me doivent,qui nous doit,who owes me,who owes us,who owes,who dey owe me,who owe me,qui doit,qui doivent`,
  IOWE: `je dois,je doit,je doi,dois je,nous devons,on doit,doit on,devons nous,do i owe,i owe,we owe,do we owe,que je dois,mes dettes,my debts,i dey owe,we dey owe,ma dette,our debts,nos dettes,j ai comme dette,must i pay,dois je payer,je dois payer,faut payer,a payer,to pay,must pay,should i pay,do i have to pay,payer,i need to pay,need to pay,pay,owed to,due to,je leur dois,do i pay`,
  ALL: `tous,toutes,tout,tous les,all,everyone,everybody,ensemble,all the,whole,au complet,global,globale,tout le monde`,
  PAID: `pay,paye,payee,payes,payees,paie,paient,regle,reglee,regles,reglees,paiement,paiements,payment,payments,paid,pays,versement,versements,verse,versee,pay back,paid back,repaid,soldees,soldee,rembourse sa dette,donne de l argent,pay last,last pay`,
  REFUND: `rembourse,rembourses,remboursee,remboursees,remboursement,remboursements,refund,refunds,refunded,rembourser`,
  DISCOUNT: `remise,remises,rabais,reduction,reductions,discount,discounts,ristourne,ristournes,discounted,fait des prix`,
  RETURN: `retour,retours,retourne,retournes,retournee,retournees,rendu,rendus,ramene,ramenes,rapporte des articles,returned,returns,return,came back,come back,brought back,revenu,revenus,marchandise rendue,marchandises rendues`,
  VOID: `annule,annules,annulee,annulees,annulation,annulations,cancelled,canceled,void,voids,voided,cancel,cancellation,cancellations,supprime,supprimes,supprimees`,
  LAST: `dernier,derniere,derniers,dernieres,dernie,derniere fois,la derniere fois,last,latest,most recent,last time,plus recent,plus recente,pour la derniere fois,recent,recente,vient de,tout dernier`,
  LARGEST: `plus gros,plus grosse,plus grand,plus grande,biggest,largest,highest,gros,grosse,plus eleve,plus elevee,plus cher,maximum,plus grosses,plus gros ticket,record,big pass,plus importante,plus important`,
  FLAG: `regulariser,a regulariser,signale,signales,signalee,signalees,suspect,suspects,suspecte,suspectes,anormal,anormale,anormales,bizarre,bizarres,odd,strange,flagged,settle,to settle,a regler,a verifier,verifier,to check,to review,review,douteuse,douteuses,weird,etrange,etranges,a regarder,problem,probleme,problemes,problems,unusual,suspicious`,
  STOCK: `stock,stocks,reste,restes,restent,il reste,reste t il,inventaire,en rayon,rayon,dispo,disponible,disponibles,available,left,remaining,remain,have left,encore,still,quantite,dey,don remain,in store,en magasin,en boutique,remains,il y a encore,y a encore,il en reste,we get,i get`,
  HAVE: `ai,j ai,on a,avons,avez,as,a,have,has,had,il y a,y a,get,possede,own,do we have,do i have,y a t il,dispose,contient,enregistre,enregistres,registered,existe,detient`,
  LOW: `manque,manquent,manquer,bas,basse,faible,faibles,low,running low,running out,run out,short,shortage,bientot fini,bientot finir,bientot finis,presque fini,presque finis,presque vide,va manquer,vont manquer,va finir,vont finir,finit,near finish,wan finish,missing,almost finished,almost out,seuil,sous le seuil,critique,penurie,peu de stock,below threshold,stock faible,risque de manquer,about to finish`,
  OUT: `rupture,ruptures,en rupture,rupture de stock,epuise,epuises,epuisee,epuisees,zero,a zero,fini,finis,finie,finies,out of stock,out,finished,at zero,don finish,vide,sold out,n a plus,n y a plus,plus du tout,termine,termines,il n y en a plus,stock nul,empty`,
  LASTS: `durer,dure,tenir,tient,tiendra,tiens,last,lasts,will last,combien de jours,how long,how many days,days left,jours restants,combien de temps,va durer,jours de stock,days of stock,suffire,suffit,enough for,run out,runs out,finira,sera fini,for how long,days remaining,pour combien de jours,how many days of`,
  ORDER: `commander,commande,commandes,order,orders,reapprovisionner,reapprovisionnement,approvisionner,racheter,restock,reorder,recommander,a acheter,buy again,ordered,commandees,commandee,commanded,replenish,a commander,to order,must buy,acheter bientot`,
  MUST: `je dois,dois je,faut il,il faut,faut,should i,should we,need to,do i need,i need,must i,must i buy,doit,on doit,a faire,devons nous`,
  AWAIT: `arrive,arrives,arrivee,arrivees,arriver,livre,livres,livree,livrees,livraison,livraisons,delivered,delivery,arrived,arrive pas,en route,attendue,attendues,attendu,attend,attente,en attente,en cours,awaited,awaiting,waiting,pending,coming,on the way,j attends,recue,recues,reach,never come,pas encore recu,encore recues,ouvertes`,
  VALUE: `valeur,vaut,valoir,worth,value,valent,vaudrait,represente,immobilise`,
  COST: `cout,couts,prix d achat,prix achat,me coute,nous coute,cost,costs,cost price,revient,prix de revient,purchase price,buying price,au prix d achat,at cost,cout d achat,coute a l achat,cout de revient,prix coutant,me revient,price i buy,buy price,cost me,cost us,achete a combien,a combien j achete,j achete a combien,achat`,
  PRICE: `prix,price,prices,tarif,tarifs,coute,coutent,prix de vente,selling price,sale price,c est combien,a combien,vends a combien,vend a combien,at selling price,si je vends tout,if i sell everything,if i sell all,if everything is sold,si tout est vendu,si on vend tout,priced,sells for,sell for,prix client,unit price,on vend a,how much is,how much for,retail,cost customers`,
  MIN: `prix minimum,minimum,minimal,min,plancher,prix plancher,dernier prix,plus bas,plus bas prix,prix le plus bas,lowest,lowest price,minimum price,last price,bottom price,le plus bas,moins cher,baisser,descendre,floor,lowest i can go,prix mini,mini`,
  PRODUCT: `produit,produits,article,articles,product,products,item,items,marchandise,marchandises,goods,reference,references,choses,trucs,things,stuff,catalogue,catalog`,
  RESELLER: `revendeur,revendeurs,revendeuse,revendeuses,reseller,resellers,depositaire,depositaires,ambulant,ambulants`,
  COMMISSION: `commission,commissions`,
  HOLD: `detient,detiennent,holds,hold,holding,tient en stock,chez lui,chez elle,en main,confie,confiee,confiees,confies,carry,carries,avec lui,with him,garde,entre les mains`,
  BRING: `verser,rapporter,ramener,remettre,bring,doit verser,doit ramener,doit rapporter,doit remettre,have to bring,has to bring,owe,bring back,hand over,reverser,rendre,hand in,remit,remettre a la boutique,must bring`,
  BUY: `achete,achetes,achetee,achetees,achat,achats,acheter,achetons,bought,buy,buys,purchase,purchases,purchased,approvisionnements,procurement,don buy,buying,prend,consomme`,
  LOSS: `lose,damage,damages,perte,pertes,perdu,perdus,perdue,perdues,casse,casses,cassee,perime,perimes,perimee,vole,voles,volee,loss,losses,lost,damaged,broken goods,spoiled,spoilt,expired,stolen,avarie,avaries,abime,abimes,waste,gaspillage,casse et perte`,
  CUSTOMER: `client,clients,cliente,clientes,customer,customers,acheteur,acheteurs,buyers,clientele,kustoma`,
  LATE: `retard,en retard,late,overdue,retards,echues,echue,depassee,depasse,echeance depassee,past due,retardataires,retardataire,trop tarde,depuis longtemps,trainent,long overdue,delay,not on time,apres la date`,
  REMIND: `relancer,relance,relances,rappeler,remind,reminder,reminders,reclamer,reclame,chase,appeler pour,recouvrer,contacter,contact for debt,a relancer,follow up,remind about,call about,rappel,rappels`,
  DEPOSIT: `avance,avances,acompte,acomptes,depot,depots,deposit,deposits,in advance,prepaid,advance,paye d avance,credit en sa faveur,laisse d avance,paid in advance,avoir,deposited,arrhes,money with us`,
  POINTS: `points,point,fidelite,loyalty,points de fidelite,loyalty points`,
  PHONE: `comment joindre,how do i reach,how can i reach,comment appeler,telephone,tel,numero,num,phone,phone number,number,contact,whatsapp,joindre,numero de telephone,call,appeler,coordonnees,contacts,reach`,
  LIMIT: `jusqu ou,how far can,plafond,limite,limite de credit,limit,credit limit,ceiling,encore prendre,peut encore prendre,peut encore,more credit,how much more,can still take,plus de credit,droit a,encore de credit,can still,more can,plafond de credit,still take,combien encore`,
  SUPPLIER: `fournisseur,fournisseurs,supplier,suppliers,grossiste,grossistes,vendor,vendors,wholesaler,wholesalers`,
  DUE: `echeance,echeances,due,payable,a payer,a regler,to pay,to be paid,tombe,tombent,arrive a echeance,arrivent a echeance,payments due,fall due,falls due,doit payer`,
  EARN: `gagne,gagner,gagnes,gagnee,gagnons,benefice,benefices,profit,profits,gain,gains,m a rapporte,nous a rapporte,earn,earned,earnings,net profit,benef,beneficie,profitable,profitables,rentable,rentables,rentabilite,rapporte,rapportent,rapporte de l argent,made profit,gain net,resultat,make profit,ganged,win,reste comme benefice,money i make,fait gagner`,
  MARGIN: `marge,marges,marge brute,margin,margins,gross margin,gross profit,benefice brut,brut,gross`,
  SPEND: `depense,depenses,depensee,depenser,spent,spend,spending,expense,expenses,charges,frais,sorties,sortie d argent,sorties d argent,costs of the shop,outgoings,don spend`,
  DRAWER: `tiroir,caisse,drawer,till,cash register,la caisse,register,tiroir caisse,cash box,cashbox,cash drawer,cash desk`,
  CLOSE: `cloture,clotures,cloturee,cloturer,closed,closing,closings,close,fermee,ferme,fermeture,fermetures,fermer,closure,rapport z,z report,fermes,shut`,
  GAP: `ecart,ecarts,difference,differences,gap,gaps,manquant,manquants,excedent,excedents,discrepancy,discrepancies,trou,erreur de caisse,erreurs de caisse,shortages,shortfall,manque dans la caisse,manque d argent,in caisse`,
  TAX: `tva,taxe,taxes,vat,impot,impots,tax`,
  TEAM: `equipe,employe,employes,employee,employees,personnel,staff,team,travaillent,travaille,work,works,working,workers,personnes,people,gens,collaborateurs,salaries,work for me,work here`,
  SELLER: `vendeur,vendeurs,vendeuse,vendeuses,seller,sellers,caissier,caissiere,caissiers,cashier,cashiers,salesperson,sales person`,
  WORKED: `travaille a la caisse,ont travaille,a travaille,worked,tenu la caisse,tient la caisse,was selling,etait a la caisse,etaient a la caisse,on duty`,
  UNSENT: `envoye,envoyes,envoyee,envoyees,envoyer,sent,unsent,send,synchronise,synchronises,synchronisees,synchroniser,sync,synced,synchronisation,uploaded,upload,transmis,transmises,not sent,reste a envoyer,en attente d envoi,a envoyer,reste sur ce telephone,leave this device,left this device,on this phone,left this phone`,
  SHOP: `boutique,magasin,shop,store,commerce,business`,
  AGENCY: `agence,agences,point de vente,points de vente,branch,agency,kiosque,selling point,succursale`,
  CATEGORY: `categorie,categories,category,rayon,famille,department,type`,
  FUTURE: `va,vont,will,would,ll,go,gonna,going to,sera,seront,allons,would be,will be,vais`,
  LIST: `liste,list,montre,montrer,affiche,afficher,show,voir,see,donne moi,give me,dis moi,tell me,display,detail,details,liste des`,
} as const;

export type Concept = keyof typeof conceptWords;

/** What asks for what no shop's books say; nothing that holds one of these is answered. */
export const beyondWords = `pourquoi,why,comment,how do i,how can i,how to,how does,concurrent,concurrents,concurrence,competitor,competitors,competition,voisin,voisins,neighbour,neighbours,neighbor,meteo,pluie,pleuvoir,weather,rain,president,match,football,blague,joke,prevision,previsions,prevoir,forecast,predict,prediction,deviner,guess,avenir,future,futur,conseil,conseille,conseilles,advice,advise,recommend,better to,taux de change,exchange rate,dollar,dollars,euro,euros,bitcoin,banque,bank,compte bancaire,bank account,heureux,happy,satisfait,satisfaits,satisfied,satisfaction,pense,pensent,think,thinks,opinion,avis,anniversaire,birthday,age,quel age,how old,marie,married,habite,lives,live in,adresse,address,metier,femme,mari,wife,husband,enfants,children,sante,malade,sick,police,voleur,thief,honnete,honest,confiance,trust,qui va,allons nous,will i,will we,will he,will she,will they,will it,will there,pourrais je,could i,si je baisse,si j augmente,if i lower,if i raise,if i increase,suppose,imagine,ideal,ideale,meilleur prix ailleurs,elsewhere,ailleurs,internet,facebook,amazon,alibaba,google,chine,china,country,capital,capitale,loi,law,legal,emprunter,loan,pret,preter,borrow,visiteurs,visitors,passants,came in without,sans acheter,without buying,entres sans,photo,video,musique,music,traduis,translate,calcule,calculate,ecris,write,raconte,poeme,poem`;

/** Words that every question has and that say nothing of what it asks. */
export const idleWords = `
le la les l un une des de d du au aux a en et ou y ce c cet cette ces ca cela ceci est es sont etait etaient etre suis ete soit qui
que qu quoi dont je j tu t il elle on nous vous ils elles me m te se s lui leur leurs mon ma mes ton ta tes son sa ses notre nos votre vos
ne n pas plus par pour sur sous dans avec chez vers depuis jusqu jusque si mais donc or ni car ici la-bas voila voici ah oh eh euh ben
alors aussi bien tres trop deja encore toujours meme moi toi eux peux peut pouvez veux veut voudrais savoir sais dis dites moi svp stp
plait merci bonjour bonsoir salut s il te vous plait ok oui cher chef patron boss mama papa juste seulement environ exactement
precisement avoir as avez avons ont eu va vais vas vont allez aller faut t aura auront faire autre autres chaque entre pendant durant
quand ou combien comme depuis petit petite bon bonne vrai vraiment fois c'est quel quelle quels quelles lesquels lesquelles lequel laquelle
the a an of to in on at for from by with and or is are was were be been being am do does did done have has had having i you he she it we they
me my mine your yours his her its our ours their theirs them us this that these those there here what which who whom whose when where how
can could may might shall should must please pls hi hello thanks thank ok okay yes so too very just only about any some all each every
than then now still yet up down out over under again also as if not no dey de don na wey weti wetin una dem e em im abeg sha o for we go fit
get tok show tell give want know see was much many one ones time times still per until till ever got let lets s re ve ll d t m
la jusqu aujourd hui voir moi ce ci là quest est-ce quest-ce keske ke ki g jai ya cest ki qu'est quest kon on lon dun dune
everything anything everybody cahier notebook since avant apres dedans total montre donne fait quelque tout toute toutes tous
`
  .trim()
  .split(/\s+/);
