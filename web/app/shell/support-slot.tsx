import { type ComponentType, lazy, Suspense } from "react";
import { lineAt } from "#web/app/line-at.ts";
import { speak } from "#web/i18n/language.ts";

// Fetched beside the page, never instead of it: without a network there is only no bubble.
const SupportBubble = lazy<ComponentType<{ userId: string }>>(async () => {
  try {
    const [{ SupportBubble: Bubble }] = await Promise.all([
      import("#web/features/support/support-bubble.tsx"),
      speak("office"),
    ]);
    return { default: Bubble };
  } catch {
    return { default: () => null };
  }
});

/**
 * The desk has no need to write to the desk; over a drawer's figures, the rows of a file and what keeps the settings of
 * a shop nothing may lie.
 */
const without = /^\/(admin|day-close|product-management\/import|shop-configuration)/;

/** The way to the desk, on pages that scroll: not where one sells, counts or writes to somebody else. */
export function SupportSlot({ pathname, userId }: { pathname: string; userId: string }) {
  const line = lineAt(pathname);
  if (!line || line.wholeHeight || line.ownBottom || without.test(line.path)) return null;
  return (
    <>
      {/* The end of a page can be scrolled clear of the button, from the start: nothing moves when it comes. */}
      <div aria-hidden="true" className="h-20 shrink-0 print:hidden" />
      <Suspense fallback={null}>
        <SupportBubble key={userId} userId={userId} />
      </Suspense>
    </>
  );
}
