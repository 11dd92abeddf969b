import { type ForecastQuestion, forecastShop } from "#shared/rules/forecast.ts";

self.onmessage = ({ data }: MessageEvent<ForecastQuestion>) => {
  self.postMessage(forecastShop(data));
};
