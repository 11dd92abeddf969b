import { type ComponentProps, lazy, Suspense } from "react";

// The camera's code comes when it first opens: who scans with a scanner never fetches it.
const CameraPanel = lazy(async () => ({
  default: (await import("#web/blocks/scan/camera-panel.tsx")).CameraPanel,
}));

/** The camera above the products, fetched when first opened and kept with the shell. */
export function LazyCamera(props: ComponentProps<typeof CameraPanel>) {
  return (
    <Suspense>
      <CameraPanel {...props} />
    </Suspense>
  );
}
