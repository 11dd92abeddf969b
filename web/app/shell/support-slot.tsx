import { Suspense } from "react";
import { lineAt } from "#web/app/line-at.ts";
import { withOffice } from "#web/blocks/words/with-office.ts";
import { latePart } from "#web/ui/late-part.ts";

const SupportBubble = latePart(() =>
  withOffice(async () => (await import("#web/features/support/support-bubble.tsx")).SupportBubble),
);

/** The desk has no need to write to the desk; a drawer, the rows of a file and a shop's settings have an end of their own. */
const without = /^\/(admin|day-close|product-management\/import|shop-configuration)/;

/**
 * The way to the desk, at the end of pages that scroll: not where one sells, counts or writes to somebody else. It lies
 * over nothing, and its room is kept from the start, so that nothing moves when it comes.
 */
export function SupportSlot({ pathname, userId }: { pathname: string; userId: string }) {
  const line = lineAt(pathname);
  if (!line || line.wholeHeight || line.ownBottom || without.test(line.path)) return null;
  return (
    <Suspense fallback={<div aria-hidden="true" className="mt-auto h-20 shrink-0 print:hidden" />}>
      <SupportBubble key={userId} userId={userId} />
    </Suspense>
  );
}
