import { secondDecoder } from "./contenders.ts";
import { benchScan, usualImages } from "./scan.ts";

/** Whether ZBar beside the till's decoder reads enough more to be fetched. A round is another seed of shaken frames. */
export async function benchSecondDecoder(rounds: number, only: string): Promise<void> {
  for (let seed = 1; seed <= rounds; seed += 1)
    await benchScan(secondDecoder, { images: usualImages, seed, only, list: rounds === 1 });
}
