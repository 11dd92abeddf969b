import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Sql } from "#server/db/client.ts";
import { type Counter, createRegistry, type Histogram, type Registry } from "./registry.ts";

/** What an operator can see of one instance. No label says anything of a shop or a person. */
export type Metrics = {
  text: Registry["text"];
  /** Labels: method, route (the pattern that it was registered with), status. */
  requests: Counter;
  /** Labels: route. In seconds. */
  requestSeconds: Histogram;
  /** Labels: kind, status. */
  verdicts: Counter;
  /** From when this instance heard of a change until its streams were told. In seconds, without labels. */
  pokeSeconds: Histogram;
  stop(): void;
};

export type Watched = {
  sql: Sql;
  /** How many connections the pool opens at most. */
  poolSize: number;
  /** Jobs of sales that wait for their shop or for a connection. */
  waitingSales: () => number;
  openStreams: () => number;
};

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const nanosecond = 1e-9;

export function createMetrics({ sql, poolSize, waitingSales, openStreams }: Watched): Metrics {
  const registry = createRegistry();
  const { counter, histogram, gauge } = registry;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();

  gauge(
    "boutika_event_loop_lag_seconds",
    "How late the event loop was since this was last read.",
    () => {
      const read = [0.5, 0.99].map((quantile) => ({
        labels: { quantile: String(quantile) },
        value: delay.percentile(quantile * 100) * nanosecond,
      }));
      const max = { labels: { quantile: "1" }, value: delay.max * nanosecond };
      delay.reset();
      return [...read, max];
    },
  );
  gauge("boutika_memory_bytes", "Resident memory of the process.", () => [
    { value: process.memoryUsage.rss() },
  ]);
  gauge("boutika_uptime_seconds", "Since the process was started.", () => [
    { value: process.uptime() },
  ]);
  gauge("boutika_live_streams", "Open streams of this instance.", () => [{ value: openStreams() }]);
  gauge(
    "boutika_queue_length",
    "What waits: jobs of sales here, messages in the database.",
    async () => {
      const sales = { labels: { queue: "sales" }, value: waitingSales() };
      const waiting = await waitingMessages(sql).catch(() => []);
      return [sales, ...waiting];
    },
  );
  gauge("boutika_pool_size", "Connections that this instance opens at most.", () => [
    { value: poolSize },
  ]);
  gauge(
    "boutika_pool_connections",
    "Connections of this instance, as the database sees them.",
    () => connectionsByState(sql),
  );
  gauge(
    "boutika_database_answer_seconds",
    "What a connection of the pool and one answer took.",
    async () => {
      const since = performance.now();
      await sql`select 1`;
      return [{ value: (performance.now() - since) / 1000 }];
    },
  );
  return {
    text: registry.text,
    requests: counter("boutika_requests_total", "Requests that were answered."),
    requestSeconds: histogram("boutika_request_seconds", "Until the answer was sent.", seconds),
    verdicts: counter(
      "boutika_verdicts_total",
      "Operations that were judged, by kind and verdict.",
    ),
    pokeSeconds: histogram("boutika_poke_seconds", "From a change to the streams.", seconds),
    stop: () => delay.disable(),
  };
}

async function waitingMessages(sql: Sql) {
  const rows = await sql<{ channel: string; waiting: number }[]>`
    select channel, count(*)::int as waiting from outgoing_messages
    where sent_at is null and given_up_at is null group by channel`;
  return rows.map(({ channel, waiting }) => ({ labels: { queue: channel }, value: waiting }));
}

/** The connection that asks is among the active ones. */
async function connectionsByState(sql: Sql) {
  const rows = await sql<{ state: string; count: number }[]>`
    select coalesce(state, 'unknown') as state, count(*)::int from pg_stat_activity
    where datname = current_database() and application_name = current_setting('application_name')
    group by 1`;
  return rows.map(({ state, count }) => ({ labels: { state }, value: count }));
}
