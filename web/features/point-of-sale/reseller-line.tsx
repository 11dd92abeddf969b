import { type ComponentProps, lazy, Suspense } from "react";
import { stepOf } from "#shared/rules/ware.ts";
import { LineDialog } from "./cart/line-dialog.tsx";

// Who was handed nothing that is weighed never fetches it.
const WeighDialog = lazy(async () => ({
  default: (await import("./cart/weigh-dialog.tsx")).WeighDialog,
}));

/** A line of what a reseller holds: counted, or weighed with decimals. */
export function ResellerLine(props: ComponentProps<typeof WeighDialog>) {
  const { shopId: _, ...line } = props;
  if (stepOf(props.product.by) > 0) return <LineDialog {...line} />;
  return (
    <Suspense>
      <WeighDialog {...props} />
    </Suspense>
  );
}
