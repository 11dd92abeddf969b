/** Characters in a line of a thermal printer's usual font, by the width of its paper. */
export const paperColumns = { "58": 32, "80": 48 } as const;
export type PaperWidth = keyof typeof paperColumns;
export const paperWidths = ["58", "80"] as const satisfies readonly PaperWidth[];
