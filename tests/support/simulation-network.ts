import type { ExchangeAnswer, ExchangeRequest } from "#shared/sync/protocol.ts";
import {
  type Limits,
  type SnapshotPart,
  type Transport,
  TransportFailure,
} from "#web/store/ports.ts";
import type { Rng } from "./random.ts";
import { goOn, type Owner, type Scheduler } from "./simulation-scheduler.ts";

/** How bad the lines are: shares of requests that meet each fate, and the longest way in ms. */
export type Weather = {
  lostRequests: number;
  lostAnswers: number;
  /** The same request arrives again, at once or much later. */
  repeated: number;
  /** The server says it is busy, or fails before it has done anything. */
  failures: number;
  slowest: number;
};

export const fairWeather: Weather = {
  lostRequests: 0,
  lostAnswers: 0,
  repeated: 0,
  failures: 0,
  slowest: 20,
};

/** How bad the lines of a run are; where trade is brisk they are good but for answers that get lost. */
export function drawWeather(rng: Rng, isBusy: boolean): Weather {
  const drawn = {
    lostRequests: rng.pick([0, 0.05, 0.2]),
    lostAnswers: rng.pick([0, 0.1, 0.3]),
    repeated: rng.pick([0, 0.05, 0.2]),
    failures: rng.pick([0, 0.05, 0.15]),
    slowest: rng.pick([50, 2000, 20_000]),
  };
  return isBusy ? { ...drawn, lostRequests: 0, failures: 0, slowest: 50 } : drawn;
}

/** The server as the network sees it. `null`: it died, and nobody answers. */
export type Served = {
  exchange(userId: string, request: ExchangeRequest): Promise<ExchangeAnswer | null>;
  snapshotPart(userId: string, part: SnapshotPart): Promise<unknown>;
};

/** The line of one running device program: messages are lost, late, doubled and out of order, by the seed. */
export type Line = {
  scheduler: Scheduler;
  rng: Rng;
  weather: () => Weather;
  isOnline: () => boolean;
  owner: Owner;
  name: string;
  userId: () => string | undefined;
  server: Served;
  /** Called with the answer just before the device gets it. */
  onArrival?: () => void;
  /** Planted bugs of a client bend what comes back. */
  bend?: (request: ExchangeRequest, answer: ExchangeAnswer) => ExchangeAnswer;
};

export function simulatedTransport(line: Line): Transport {
  const { scheduler, rng, server, name } = line;

  /** One message there and back; resolves with the answer, or rejects with the failure a browser would report. */
  function roundTrip<T>(
    label: string,
    { signal, timeoutMs, userId: asker }: Limits,
    serve: (userId: string) => Promise<T | null>,
  ): Promise<T> {
    return new Promise<T>((answered, failed) => {
      const over =
        <A>(act: (given: A) => void) =>
        (given: A) => {
          signal.removeEventListener("abort", cancel);
          act(given);
        };
      const [resolve, reject] = [over(answered), over(failed)];
      const cancel = () => fail("cancelled");
      const fail = (kind: TransportFailure["kind"]) =>
        goOn(line.owner, () => reject(new TransportFailure(kind)));
      signal.addEventListener("abort", cancel);
      const userId = line.userId();
      // It is another person's turn by now (S3).
      if (asker !== undefined && asker !== userId) return fail("cancelled");
      const weather = line.weather();
      if (!line.isOnline() || userId === undefined) {
        scheduler.after(rng.int(1, 50), `${name} finds no network`, () => fail("offline"));
        return;
      }
      const way = () => rng.int(1, weather.slowest);
      scheduler.after(timeoutMs, `${name} gives ${label} up`, () => fail("timeout"));
      if (rng.chance(weather.failures)) {
        const kind = rng.pick(["busy", "server", "garbled", "unauthorized"] as const);
        scheduler.after(way(), `${name}: ${label} fails, ${kind}`, () => fail(kind));
        return;
      }
      if (rng.chance(weather.repeated))
        scheduler.after(
          rng.int(1, 40) * weather.slowest,
          `${label} of ${name} arrives once more`,
          () => serve(userId),
        );
      if (rng.chance(weather.lostRequests)) return;
      const answerIsLost = rng.chance(weather.lostAnswers);
      scheduler.after(way(), `${label} of ${name} arrives`, async () => {
        const answer = await serve(userId);
        if (answer === null || answerIsLost) return;
        if (answer === undefined) {
          scheduler.after(way(), `${name}: ${label} is refused`, () => fail("rejected"));
          return;
        }
        scheduler.after(way(), `answer to ${label} reaches ${name}`, () => {
          line.onArrival?.();
          if (line.isOnline()) goOn(line.owner, () => resolve(answer));
        });
      });
    });
  }

  return {
    exchange(request, limits) {
      const sent = JSON.parse(JSON.stringify(request)) as ExchangeRequest;
      const label = `exchange (${sent.operations.list.length} up)`;
      return roundTrip(label, limits, async (userId) => {
        const answer = await server.exchange(userId, sent);
        if (answer === null) return null;
        const travelled = JSON.parse(JSON.stringify(answer)) as ExchangeAnswer;
        return line.bend ? line.bend(sent, travelled) : travelled;
      });
    },
    snapshotPart(part, limits) {
      return roundTrip(`part ${part.part}`, limits, async (userId) => {
        const rows = await server.snapshotPart(userId, part);
        return rows as never;
      });
    },
    live: (_listener, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new TransportFailure("cancelled")));
      }),
  };
}
