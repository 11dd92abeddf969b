import { createContext, type ReactNode } from "react";

/** What a box for numbers says of what it does not take: it wants a whole number from 0 to `most`, given in figures. */
export const NumberWords = createContext<(most: string) => ReactNode>((most) => `0 – ${most}`);
