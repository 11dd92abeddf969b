import { useEffect, useState } from "react";
import type { ProductForecast } from "#shared/rules/forecast.ts";
import { type SoldDays, useSoldDays } from "#web/store/queries/use-sold-days.ts";

export type Forecast =
  | { state: "working" }
  /** The worker cannot be had: its file is not on this device and there is no network. */
  | { state: "absent" }
  | { state: "ready"; products: readonly ProductForecast[]; daysKnown: number };

const working: Forecast = { state: "working" };

/** What each product of a shop will sell, worked out beside the page, which never waits for it. */
export function useForecast(shopId: string, today: string): Forecast {
  const days = useSoldDays(shopId, today);
  const [found, setFound] = useState<{ of: SoldDays; forecast: Forecast }>();
  useEffect(() => {
    if (!days) return;
    const worker = new Worker(new URL("./forecast-worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data: products }: MessageEvent<ProductForecast[]>) => {
      const daysKnown = Math.round((Date.parse(today) - Date.parse(days.from)) / 86_400_000);
      setFound({ of: days, forecast: { state: "ready", products, daysKnown } });
      worker.terminate();
    };
    worker.onerror = () => setFound({ of: days, forecast: { state: "absent" } });
    worker.postMessage({ today, ...days });
    return () => worker.terminate();
  }, [days, today]);
  return found && found.of === days ? found.forecast : working;
}
