/** The four parts of the assistant, in their order. */
export const assistantTabs = ["ai", "chat", "phone", "mail"] as const;
export type AssistantTab = (typeof assistantTabs)[number];
