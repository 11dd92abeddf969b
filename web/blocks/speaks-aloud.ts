import { rememberChoice, rememberedChoice } from "#web/ui/remembered-choice.ts";

const key = "says-aloud";

/** Whether this device says totals aloud: only where somebody has switched it on. */
export const speaksAloud = (): boolean => rememberedChoice(key, ["on"], "") === "on";

export const setSpeaksAloud = (on: boolean): void => rememberChoice(key, on ? "on" : "off");
