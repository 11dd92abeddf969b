type Contact = { name?: string[]; tel?: string[] };
type Contacts = {
  select(properties: string[], options: { multiple: boolean }): Promise<Contact[]>;
};

function contactsHere(): Contacts | undefined {
  return (navigator as { contacts?: Contacts }).contacts;
}

/** Whether the browser lets somebody choose from the phone's contacts. */
export const hasContacts = (): boolean => typeof contactsHere()?.select === "function";

/** Somebody chosen from the phone's contacts; undefined when nobody was. */
export async function pickContact(): Promise<{ name: string; phone: string } | undefined> {
  try {
    const [contact] = (await contactsHere()?.select(["name", "tel"], { multiple: false })) ?? [];
    return contact && { name: contact.name?.[0] ?? "", phone: contact.tel?.[0] ?? "" };
  } catch {
    // Closed without choosing, or not allowed by the phone: the form is there to be typed in.
    return undefined;
  }
}

/** Several chosen at once, each with their numbers; none when nobody was. */
export async function pickContacts(): Promise<{ name: string; phones: string[] }[]> {
  try {
    const chosen = (await contactsHere()?.select(["name", "tel"], { multiple: true })) ?? [];
    return chosen.map(({ name, tel }) => ({ name: name?.[0] ?? "", phones: tel ?? [] }));
  } catch {
    return [];
  }
}
