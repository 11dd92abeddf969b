export const languages = ["fr", "en"] as const;
export type Language = (typeof languages)[number];

/** How each language calls itself. */
export const languageNames: Record<Language, string> = { fr: "Français", en: "English" };
