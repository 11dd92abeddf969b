import { expect, test } from "vitest";
import { createRegistry } from "./registry.ts";

test("figures stand in the text as Prometheus reads them", async () => {
  const registry = createRegistry();
  const asked = registry.counter("asked_total", "Asked.");
  asked.add({ route: "/a", status: "200" });
  asked.add({ route: "/a", status: "200" }, 2);
  asked.add({ route: 'a "b"\\\n', status: "500" });
  const taken = registry.histogram("taken_seconds", "Taken.", [0.1, 1]);
  for (const seconds of [0.1, 0.5, 7]) taken.observe({}, seconds);
  registry.gauge("waiting", "Waiting.", () => [{ labels: { queue: "sales" }, value: 3 }]);
  expect(await registry.text()).toBe(`# HELP asked_total Asked.
# TYPE asked_total counter
asked_total{route="/a",status="200"} 3
asked_total{route="a \\"b\\"\\\\\\n",status="500"} 1
# HELP taken_seconds Taken.
# TYPE taken_seconds histogram
taken_seconds_bucket{le="0.1"} 1
taken_seconds_bucket{le="1"} 2
taken_seconds_bucket{le="+Inf"} 3
taken_seconds_sum 7.6
taken_seconds_count 3
# HELP waiting Waiting.
# TYPE waiting gauge
waiting{queue="sales"} 3
`);
});

test("what cannot be read now keeps nobody from the rest", async () => {
  const registry = createRegistry();
  registry.gauge("away", "Away.", async () => {
    throw new Error("the database is away");
  });
  registry.gauge("there", "There.", () => [{ value: 1 }]);
  const text = await registry.text();
  expect(text).toContain("there 1");
  expect(text).not.toMatch(/^away/m);
});

test("labels that nobody foresaw fill no memory", async () => {
  const registry = createRegistry();
  const asked = registry.counter("asked_total", "Asked.");
  for (let n = 0; n < 5000; n += 1) asked.add({ n: String(n) });
  expect((await registry.text()).split("\n").length).toBeLessThan(2010);
});
