import type { FastifyBaseLogger } from "fastify";
import { Gauge, type Registry } from "prom-client";

interface Measurement<Found> {
  registry: Registry;
  log: FastifyBaseLogger;
  /** Reads the values that the gauges need. Called once per scrape for all gauges together. */
  read: () => Promise<Found>;
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
export function measuredGauges<Found>({ registry, log, read, failure }: Measurement<Found>) {
  let reading: Promise<Found> | undefined;
  function readOnce(): Promise<Found> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }
  return (name: string, help: string, labelNames: string[], seriesOf: (found: Found) => Series[]) =>
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
