import { create } from "zustand";
import { rememberChoice, rememberedChoice } from "#web/ui/remembered-choice.ts";

const key = "till.blind";
const choices = ["shown", "hidden"] as const;

type Blind = { isBlind: boolean; choose: (isBlind: boolean) => void };

/** Whether those who sell on this device count before they see what should be there: chosen by the office. */
export const useBlind = create<Blind>()((set) => ({
  isBlind: rememberedChoice(key, choices, "shown") === "hidden",
  choose: (isBlind) => {
    rememberChoice(key, isBlind ? "hidden" : "shown");
    set({ isBlind });
  },
}));
