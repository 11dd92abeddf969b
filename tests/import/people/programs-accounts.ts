import type { PeopleFile } from "./file.ts";

/** Files as accounting programs, which shops may come from, write them. */
export const accountsPrograms: PeopleFile[] = [
  {
    name: "QuickBooks Online, Customer Contact List",
    text: `Ets Mballa et Fils
Customer Contact List

Customer full name;Phone numbers;Email;Full name;Billing address;Shipping address
Awa Diop;Phone: +237 677 00 12 34;awa@mail.cm;Awa Diop;Marché Mokolo, Yaoundé;
Boulangerie Le Palmier;Phone: 699005678 Mobile: 655123456;;Jean Mvondo;Rue 12 Douala;
Chantal Ngo;;;;;

Saturday, Nov 28, 2026 08:31 PM GMT+1`,
    want: [
      ["Awa Diop", "+237677001234", 0],
      ["Boulangerie Le Palmier", "+237699005678 +237655123456", 0],
      ["Chantal Ngo", "", 0],
    ],
    left: ["Full name"],
    refused: [9],
  },
  {
    name: "QuickBooks Online, Customer Balance Summary",
    text: `Ets Mballa et Fils
Customer Balance Summary
As of November 12, 2026

;Total
Awa Diop;15,000.00
Chez Tantine;7,500.00
Jean Mvondo;-2,000.00
TOTAL;XAF20,500.00

Saturday, Nov 28, 2026 08:31 PM GMT+1`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Chez Tantine", "", 7_500],
      ["Jean Mvondo", "", -2_000],
    ],
    asks: { sign: "deposit" },
    refused: [11],
    sums: [9],
  },
  {
    name: "QuickBooks Online, A/R Aging Summary",
    text: `Ets Mballa
A/R Aging Summary
As of November 12, 2026
;Current;1 - 30;31 - 60;61 - 90;91 and over;Total
Awa Diop;5,000.00;10,000.00;;;;15,000.00
Jean Mvondo;;;2,500.00;;4,000.00;6,500.00
TOTAL;5,000.00;10,000.00;2,500.00;0.00;4,000.00;XAF21,500.00`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Jean Mvondo", "", 6_500],
    ],
    left: ["Current", "1 - 30", "31 - 60", "91 and over"],
    sums: [7],
  },
  {
    name: "QuickBooks Online, customers list with Open Balance",
    text: `Name;Company name;Street Address;City;State;Country;Zip;Phone;Email;Attachments;Open Balance;Notes
Awa Diop;;Rue 4;Douala;;Cameroon;;677001234;awa@mail.cm;;12500.00;au marché
Ali Bello;Bello & Fils;;Garoua;;Cameroon;;699 00 56 78;;;0.00;`,
    want: [
      ["Awa Diop", "+237677001234", 12_500],
      ["Ali Bello (Bello & Fils)", "+237699005678", 0],
    ],
    left: ["Country"],
  },
  {
    name: "QuickBooks Desktop, Customer & Jobs export",
    text: `Customer;Balance;Balance Total;Company;Mr./Ms./...;First Name;Last Name;Main Phone;Alt. Phone;Bill to 1;Credit Limit
Diop Awa;15000.00;15000.00;;Mme;Awa;Diop;677001234;699005678;Mokolo;50000.00
Bello Ali;0.00;0.00;;M.;Ali;Bello;655000111;;;`,
    want: [
      ["Mme Diop Awa", "+237677001234 +237699005678", 15_000],
      ["M. Bello Ali", "+237655000111", 0],
    ],
    left: ["Balance Total"],
  },
  {
    name: "Vyapar, party report",
    text: `All Parties Report
#;Name;Email;Phone No.;Receivable Balance;Payable Balance;Credit Limit
1;Awa Diop;;677001234;15000.00;0.00;-
2;Ali Bello;ali@x.cm;699005678;0.00;2500.00;50000
Total;;;;15000.00;2500.00;`,
    want: [
      ["Awa Diop", "+237677001234", 15_000],
      ["Ali Bello", "+237699005678", -2_500],
    ],
    left: ["#"],
    sums: [5],
  },
  {
    name: "Vyapar, party report, of suppliers",
    suppliers: true,
    text: `Name;Email;Phone No.;Receivable Balance;Payable Balance
SABC Douala;;677001234;0.00;125000.00
Chez Moussa;;;3000.00;0.00`,
    want: [
      ["SABC Douala", "+237677001234", 125_000],
      ["Chez Moussa", "", -3_000],
    ],
  },
  {
    name: "Vyapar, import template with Opening Balance and its type",
    text: `Full Name;Mobile;Opening Balance;Opening Balance Type
Awa Diop;677001234;2500;To Collect
Ali Bello;699005678;1000;To Pay`,
    want: [
      ["Awa Diop", "+237677001234", 2_500],
      ["Ali Bello", "+237699005678", -1_000],
    ],
  },
  {
    name: "Square, customer directory",
    text: `Reference ID;First Name;Last Name;Email Address;Phone Number;Nickname;Company Name;Street Address 1;Street Address 2;City;State;Postal Code;Birthday;Memo;Square Customer ID;Creation Source;First Visit;Last Visit;Transaction Count;Lifetime Spend;Email Subscription Status;Instant Profile
;Awa;Diop;awa@mail.cm;+237677001234;;;;;Douala;;;;cliente fidèle;8XKZ1;Merchant;2026-01-02;2026-11-02;14;150000.00;Unknown;No
;Moussa;Diop;;+237699005678;Moussa B.;;;;Douala;;;;;8XKZ2;Merchant;2026-01-02;2026-11-02;2;9000.00;Unknown;No
;;;;;;Hôtel du Lac;;;Limbé;;;;;8XKZ3;Third Party;2026-01-02;2026-11-02;1;4000.00;Unknown;No`,
    want: [
      ["Awa Diop", "+237677001234", 0],
      ["Moussa Diop (Moussa B.)", "+237699005678", 0],
      ["Hôtel du Lac", "", 0],
    ],
    left: ["Lifetime Spend", "Transaction Count", "Square Customer ID"],
  },
  {
    name: "Square, customer directory of the UK",
    text: `Reference ID;First name;Surname;Email address;Phone number;Memo;Lifetime spend
;Grace;Ndi;;'+237677001234;;12000.00
;Paul;Ndi;;'+237699005678;;2000.00`,
    want: [
      ["Grace Ndi", "+237677001234", 0],
      ["Paul Ndi", "+237699005678", 0],
    ],
    left: ["Lifetime spend"],
  },
  {
    name: "Zoho Books, contacts",
    text: `Created Time;Last Modified Time;Display Name;Company Name;Salutation;First Name;Last Name;Phone;Currency Code;Notes;Website;Status;Opening Balance;Opening Balance Exchange Rate;Credit Limit;EmailID;MobilePhone;Payment Terms;Payment Terms Label
2026-01-02 10:00;2026-02-01 09:00;Awa Diop;;Mrs.;Awa;Diop;677001234;XAF;;;Active;15000.00;1.0;50000.00;awa@mail.cm;699005678;30;Net 30
2026-01-03 10:00;2026-02-01 09:00;Ets Bello;Ets Bello;;Ali;Bello;;XAF;;;Active;0.00;1.0;;;655000111;0;Due on Receipt`,
    want: [
      ["Mrs. Awa Diop", "+237677001234 +237699005678", 15_000],
      ["Ets Bello (Ali Bello)", "+237655000111", 0],
    ],
    left: ["Currency Code", "Opening Balance Exchange Rate"],
  },
  {
    name: "Zoho Books, customer balances",
    text: `Customer Name;Invoiced Amount;Amount Received;Closing Balance
Awa Diop;25000.00;10000.00;15000.00
Ali Bello;8000.00;8000.00;0.00
Total;33000.00;18000.00;15000.00`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Ali Bello", "", 0],
    ],
    sums: [4],
  },
  {
    name: "Wave, customers",
    text: `customer_name;email;contact_first_name;contact_last_name;customer_currency;account_number;phone;fax;mobile;toll_free;website;country;province/state;address_line_1;city
Ets Diop;awa@mail.cm;Awa;Diop;XAF;;677001234;;699005678;;;CM;;Mokolo;Yaoundé
Chantal Ngo;;Chantal;Ngo;XAF;;;;;;;CM;;;`,
    want: [
      ["Ets Diop (Awa Diop)", "+237677001234 +237699005678", 0],
      ["Chantal Ngo", "", 0],
    ],
    left: ["customer_currency"],
  },
  {
    name: "Wave, aged receivables",
    text: `Customer;Not Yet Due;30 or less;31 to 60;61 to 90;91 or more;Total Unpaid
Awa Diop;5000.00;10000.00;0.00;0.00;0.00;15000.00
Ali Bello;0.00;0.00;2500.00;0.00;0.00;2500.00`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Ali Bello", "", 2_500],
    ],
    left: ["30 or less"],
  },
];
