import type { Plugin } from "vite";
import { unbroken } from "#shared/help/unbroken.ts";

/** Sets the French catalogues so, wherever they are compiled; what is typed and translated stays as it is. */
export function noBreakSpaces(): Plugin {
  return {
    name: "no-break-spaces",
    enforce: "post",
    transform: {
      filter: { id: /\/locales\/fr\/[^/]+\.po$/ },
      handler: (code) => ({ code: unbroken(code), map: null }),
    },
  };
}
