/** What a figure says of one set of labels. */
export type Reading = { labels?: Readonly<Record<string, string>>; value: number };

export type Counter = { add(labels: Readonly<Record<string, string>>, by?: number): void };
export type Histogram = { observe(labels: Readonly<Record<string, string>>, value: number): void };

/** Figures of one server instance, in the text that Prometheus reads (version 0.0.4). */
export type Registry = {
  /** Only grows while the server runs. Its name ends in `_total`. */
  counter(name: string, help: string): Counter;
  /** How many values were at most each of `bounds`, with their sum; in seconds, as the name says. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram;
  /** Read when somebody asks. What cannot be read now is left out, and the others are told. */
  gauge(
    name: string,
    help: string,
    read: () => readonly Reading[] | Promise<readonly Reading[]>,
  ): void;
  text(): Promise<string>;
};

/** More sets of labels of one figure are a mistake in the program; no memory is filled by them. */
const mostSeries = 2000;

type Series<T> = Map<string, { labels: Readonly<Record<string, string>>; kept: T }>;

export function createRegistry(): Registry {
  const figures: { head: string; lines: () => string[] | Promise<string[]> }[] = [];

  function seriesOf<T>(start: () => T) {
    const series: Series<T> = new Map();
    const of = (labels: Readonly<Record<string, string>>): T | undefined => {
      const key = written(labels);
      const known = series.get(key);
      if (known) return known.kept;
      if (series.size >= mostSeries) return undefined;
      const kept = start();
      series.set(key, { labels, kept });
      return kept;
    };
    return { series, of };
  }

  return {
    counter(name, help) {
      const { series, of } = seriesOf(() => ({ value: 0 }));
      figures.push({
        head: headOf(name, help, "counter"),
        lines: () =>
          [...series.values()].map(({ labels, kept }) => `${name}${written(labels)} ${kept.value}`),
      });
      return {
        add(labels, by = 1) {
          const kept = of(labels);
          if (kept) kept.value += by;
        },
      };
    },
    histogram(name, help, bounds) {
      const { series, of } = seriesOf(() => ({ counts: bounds.map(() => 0), count: 0, sum: 0 }));
      figures.push({
        head: headOf(name, help, "histogram"),
        lines: () =>
          [...series.values()].flatMap(({ labels, kept: { counts, count, sum } }) => [
            ...bounds.map(
              (le, at) => `${name}_bucket${written({ ...labels, le: String(le) })} ${counts[at]}`,
            ),
            `${name}_bucket${written({ ...labels, le: "+Inf" })} ${count}`,
            `${name}_sum${written(labels)} ${sum}`,
            `${name}_count${written(labels)} ${count}`,
          ]),
      });
      return {
        observe(labels, value) {
          const kept = of(labels);
          if (!kept) return;
          kept.count += 1;
          kept.sum += value;
          for (const [at, bound] of bounds.entries())
            if (value <= bound) kept.counts[at] = (kept.counts[at] ?? 0) + 1;
        },
      };
    },
    gauge(name, help, read) {
      figures.push({
        head: headOf(name, help, "gauge"),
        lines: async () =>
          (await read()).map(({ labels = {}, value }) => `${name}${written(labels)} ${value}`),
      });
    },
    async text() {
      const parts = await Promise.all(
        figures.map(async ({ head, lines }) => {
          try {
            return [head, ...(await lines())].join("\n");
          } catch {
            return head;
          }
        }),
      );
      return `${parts.join("\n")}\n`;
    },
  };
}

function headOf(name: string, help: string, type: string): string {
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}`;
}

function written(labels: Readonly<Record<string, string>>): string {
  const parts = Object.entries(labels).map(([name, value]) => {
    const told = value.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");
    return `${name}="${told}"`;
  });
  return parts.length > 0 ? `{${parts.join(",")}}` : "";
}
