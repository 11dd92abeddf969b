import { type ComponentType, createElement, lazy, useState } from "react";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { speak } from "#web/i18n/language.ts";
import { countedWhileFetched } from "./fetching.ts";

/** `fetched` fetches it before it is shown, and rejects when it cannot be had. */
export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  fetched: () => Promise<void>;
};

/**
 * A screen in a chunk of its own, fetched when first opened. React holds back for 300 ms whatever takes the place of a
 * placeholder: a screen that has been fetched before is drawn at once, without one.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  const get = async () => {
    source.here ??= await load();
    return source.here;
  };
  const source: Source<Props> = {
    here: undefined,
    coming: lazy(async () => {
      // Not within the drawing that asks for it: nobody else may be drawn anew by that.
      await Promise.resolve();
      return { default: await countedWhileFetched(get) };
    }),
  };
  return Object.assign((props: Props) => createElement(Drawn<Props>, { source, props }), {
    fetched: async () => void (await get()),
  });
}

type Source<Props> = { here: ComponentType<Props> | undefined; coming: ComponentType<Props> };

/** It stays what it began as, or what is typed in it would go. */
function Drawn<Props extends object>({ source, props }: { source: Source<Props>; props: Props }) {
  const [Begun] = useState<ComponentType<Props>>(() => source.here ?? source.coming);
  return createElement(Begun, props);
}

/** The same for a screen of the office: it opens when its words are there too. */
export function officeScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  return lazyScreen(async () => (await withOffice(load)).default);
}

/** The same for the screens in front of the door. */
export function accountScreen(load: () => Promise<ComponentType>): LazyScreen {
  return lazyScreen(async () => (await Promise.all([load(), speak("account")]))[0]);
}
