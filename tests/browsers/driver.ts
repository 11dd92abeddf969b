/** A browser that is driven from outside; scripts are the body of a function in the page. */
export interface Driver {
  readonly name: string;
  open(url: string): Promise<void>;
  /** `undefined` comes back as null. */
  run<T>(script: string): Promise<T>;
  /** As a person does; `css` finds one element. */
  click(css: string): Promise<void>;
  type(css: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser that is not on this machine, and the Debian packages that bring it. */
export class NotInstalled extends Error {}

const patience = 30_000;
const step = 100;

/** Asks until there is an answer, other than null and false. Throws with what was waited for. */
export async function until<T>(what: string, ask: () => Promise<T | null | false>): Promise<T> {
  const end = Date.now() + patience;
  let trouble = "";
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (answer !== null && answer !== false) return answer;
    } catch (cause) {
      trouble = `: ${cause}`;
    }
    await new Promise((resolve) => setTimeout(resolve, step));
  }
  throw new Error(`never: ${what}${trouble}`);
}
