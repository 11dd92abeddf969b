import type { Page } from "@playwright/test";

/** Where the hands work: at the till, or on a customer's card, where they take money. */
export type Room = "till" | "card";

/** What the page tells: something is being written; it is said to be recorded, and on whose account where on one's. */
export type Told = {
  validating(): void;
  confirmed(receipt: string, customer?: string): void;
};

/** Francs of each payment. */
export const eachPayment = 100;

/**
 * Works in the page until the browser is no more: at the till one piece after the other, a third of them on credit; on a
 * card one payment after the other.
 */
export async function workForEver(page: Page, room: Room, told: Told): Promise<void> {
  await page.exposeFunction("validating", told.validating);
  await page.exposeFunction("confirmed", told.confirmed);
  page.evaluate(handsIn, { room, francs: String(eachPayment) }).catch(() => {});
}

async function handsIn({ room, francs }: { room: Room; francs: string }): Promise<void> {
  const told = globalThis as unknown as {
    validating(): Promise<void>;
    confirmed(receipt: string, customer?: string): Promise<void>;
  };
  const all = <E extends Element = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<E>(selector),
  ];
  const button = (name: string, within = "") =>
    all<HTMLButtonElement>(`${within} button`).find(
      (one) => one.textContent === name && one.offsetParent !== null,
    );
  function until<T>(look: () => T | undefined | null | false): Promise<T> {
    return new Promise((resolve) => {
      const observer = new MutationObserver(check);
      function check() {
        const found = look();
        if (!found) return;
        observer.disconnect();
        resolve(found);
      }
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      check();
    });
  }
  const validated = async () => {
    const validate = await until(() => {
      const one = button("Valider");
      return one && one.ariaDisabled !== "true" && one;
    });
    validate.click();
    await told.validating();
  };

  async function sellOne(): Promise<void> {
    (await until(() => document.querySelector<HTMLButtonElement>("[data-tile] button"))).click();
    (await until(() => button("Encaisser")?.disabled === false && button("Encaisser"))).click();
    let customer: string | undefined;
    if (Math.random() < 1 / 3) {
      (await until(() => button("À crédit"))).click();
      const known = await until(() => {
        const found = all<HTMLButtonElement>('ul[aria-label="Clients"] button');
        return found.length > 0 && found;
      });
      const picked = known[Math.floor(Math.random() * known.length)];
      customer = picked?.querySelector("bdi")?.textContent ?? "";
      picked?.click();
      await until(() => button("Autre client"));
    }
    await validated();
    const receipt = await until(
      () =>
        /Reçu ([A-Z]\d*-\d+)/.exec(
          document.querySelector('[aria-label="Vente enregistrée"]')?.textContent ?? "",
        )?.[1],
    );
    await told.confirmed(receipt, customer);
    (await until(() => button("Nouvelle vente"))).click();
  }

  async function takeMoney(): Promise<void> {
    (await until(() => button("Encaisser"))).click();
    const box = await until(() =>
      all<HTMLInputElement>("form input").find(
        (one) => one.labels?.[0]?.textContent === "Montant reçu",
      ),
    );
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, francs);
    box.dispatchEvent(new Event("input", { bubbles: true }));
    await until(() => document.body.textContent?.match(/Restera à payer|Tout sera payé|en avance/));
    (await until(() => button("Encaisser", "form"))).click();
    await told.validating();
    const receipt = await until(
      () =>
        button("Terminer") &&
        all('[aria-label^="Reçu "]')
          .map((one) => /^Reçu ([A-Z]\d*-P\d+)$/.exec(one.ariaLabel ?? "")?.[1])
          .find((number) => number !== undefined),
    );
    await told.confirmed(receipt, document.querySelector("h1")?.textContent ?? "");
    (await until(() => button("Terminer"))).click();
    await until(() => !button("Terminer"));
  }

  for (;;) await (room === "till" ? sellOne() : takeMoney());
}
