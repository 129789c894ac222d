import type { FastifyBaseLogger } from "fastify";
import { Gauge, type Registry } from "prom-client";

interface Measurement<Values> {
  registry: Registry;
  log: FastifyBaseLogger;
  /** Reads the values that the gauges need. Called once per scrape for all gauges together. */
  read: () => Promise<Values>;
  /** The log's message if `read` fails. */
  failure: string;
}

interface Series {
  labels: Record<string, string>;
  value: number;
}

/**
 * Returns a function that adds a gauge. Its series are computed from the values that `read` returns when
 * metrics are scraped.
 */
export function measuredGauges<Values>({ registry, log, read, failure }: Measurement<Values>) {
  let reading: Promise<Values> | undefined;
  function readOnce(): Promise<Values> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }
  return (name: string, help: string, labelNames: string[], seriesOf: (values: Values) => Series[]) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        try {
          for (const { labels, value } of seriesOf(await readOnce())) this.set(labels, value);
        } catch (error) {
          // Only logged, because the process metrics matter most while the database is unavailable.
          log.warn({ err: error }, failure);
        }
      },
    });
}
