import { demoPeople } from "./people.ts";

const { email } = demoPeople.owner;

/** What the demonstration's shops say of themselves. */
export const shop = {
  ...{ name: "Boutique Akwa", description: "Alimentation générale", phone: "+237 6 70 00 00 01" },
  address: "Boulevard de la Liberté, Akwa, Douala",
  ...{ email, receiptFooter: "Merci et à bientôt !" },
};

export const branch = {
  ...{ name: "Boutique Bonabéri", description: "Alimentation générale", email },
  ...{ address: "Rond-point Deïdo, Bonabéri, Douala", phone: "+237 6 70 00 00 01" },
};
