import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useAfterPaint } from "./use-after-paint.ts";

/**
 * What stands behind the question mark of the address, and how to say another. What is said counts at once and comes
 * into the address, in place of what stood there, when the page has been drawn with it: of the address half the
 * application hears.
 */
export function useLateParams(): [params: string, say: (next: URLSearchParams) => void] {
  const [inAddress, setInAddress] = useSearchParams();
  const { key } = useLocation();
  const address = inAddress.toString();
  const [said, setSaid] = useState<{ at: string; params: string }>();
  // Said of another address, it counts no more.
  const params = said?.at === key ? said.params : address;
  const drawn = useAfterPaint(params);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the router's own setter is another for each address
  useEffect(() => {
    if (drawn === params && params !== address) setInAddress(params, { replace: true });
  }, [drawn, params, address]);
  return [params, (next) => setSaid({ at: key, params: next.toString() })];
}
