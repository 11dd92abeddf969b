import { useLingui } from "@lingui/react/macro";
import { showToast } from "#web/ui/toast-state.ts";

/** Prints the page; where the browser has no printing, or refuses it, that is said. */
export function usePrint(): () => void {
  const { t } = useLingui();
  return () => {
    try {
      window.print();
    } catch {
      showToast(
        t`Rien n’est imprimé : ce navigateur ne le permet pas ici. Ouvrez Boutika dans Chrome, puis réessayez.`,
        "stop",
      );
    }
  };
}
