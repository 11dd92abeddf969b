import type { LinkKind } from "#shared/schemas/invitation.ts";

export type PersonalLink = { kind: LinkKind; token: string };

/**
 * Whose own link somebody pasted: `…/join-reseller/token` says its kind, `…?token=…` is one of the kind asked for.
 * Undefined when it is no such link.
 */
export function personalLinkIn(text: string, kind: LinkKind): PersonalLink | undefined {
  const typed = text.trim();
  const [, named, token] = /\/join-(reseller|employee)\/([\w.-]{8,200})\/?$/.exec(typed) ?? [];
  if (token) return { kind: named as LinkKind, token };
  const asked = tokenIn(typed);
  return asked && asked.length >= 8 && asked.length <= 200 ? { kind, token: asked } : undefined;
}

function tokenIn(typed: string): string | null {
  try {
    return new URL(typed).searchParams.get("token");
  } catch {
    return null;
  }
}
