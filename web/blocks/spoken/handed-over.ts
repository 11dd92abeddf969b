import { create } from "zustand";
import type { SaidAct } from "#shared/spoken/said-act.ts";

type HandedOver = {
  said: SaidAct | undefined;
  give: (said: SaidAct) => void;
  /** The screen has it, and nothing shows it again. */
  taken: () => void;
};

/** What was said, on its way to the screen on which it is confirmed; a reload forgets it. */
export const useHandedOver = create<HandedOver>()((set) => ({
  said: undefined,
  give: (said) => set({ said }),
  taken: () => set({ said: undefined }),
}));

/** What was said of this kind, for the screen that it is on its way to. */
export function useSaid<Kind extends SaidAct["kind"]>(
  kind: Kind,
): Extract<SaidAct, { kind: Kind }> | undefined {
  const said = useHandedOver((state) => state.said);
  return said?.kind === kind ? (said as Extract<SaidAct, { kind: Kind }>) : undefined;
}
