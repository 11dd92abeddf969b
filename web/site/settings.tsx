import type { ReactNode } from "react";

/**
 * What whoever runs the server may set: the pages are drawn at build, so what depends on it is left as marks that the
 * server fills in (sync-server/plugins/site-template.ts).
 */
export type SiteSetting =
  | "origin"
  | "contactEmail"
  | "contactPhone"
  | "contactPhoneLink"
  | "contactAddress"
  | "contactHours"
  | "whatsappLink"
  | "telegramLink"
  | "assistantModel"
  | "androidStore"
  | "iosStore"
  | "testimonials";

/** The mark of one setting, in words or in an attribute. */
export function setting(name: SiteSetting): string {
  return mark(name);
}

/** Shown only where the setting is set; with `not`, where it is not. */
export function WhenSet({
  name,
  not = false,
  children,
}: {
  name: SiteSetting;
  not?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      {mark(`${not ? "unless" : "if"} ${name}`)}
      {children}
      {mark("end")}
    </>
  );
}

/** Once for each thing of a list; its fields are marks such as `⟦item.quote⟧`. */
export function ForEach({ name, children }: { name: "testimonials"; children: ReactNode }) {
  return (
    <>
      {mark(`each ${name}`)}
      {children}
      {mark("end")}
    </>
  );
}

export function itemField(name: "quote" | "name" | "place"): string {
  return mark(`item.${name}`);
}

function mark(words: string): string {
  return `⟦${words}⟧`;
}
