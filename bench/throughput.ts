import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";

const report = z.object({
  requests: z.object({ total: z.number() }),
  duration: z.number(),
  non2xx: z.number(),
  errors: z.number(),
  timeouts: z.number(),
});

export interface Target {
  url: string;
  cookie?: string;
}

/**
 * Returns the requests per second of one page with ten connections from a separate process.
 * @throws Error unless every response succeeded: errors are fast and would look like success
 */
export async function requestsPerSecond({ url, cookie }: Target, seconds = 3): Promise<number> {
  const headers = ["accept=text/html", "accept-encoding=gzip", ...(cookie ? [`cookie=${cookie}`] : [])];
  const flags = ["--json", "--connections", "10", "--duration", String(seconds)];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "node_modules/autocannon/autocannon.js",
      ...flags,
      ...headers.flatMap((header) => ["--headers", header]),
      url,
    ],
    { maxBuffer: 10 * 2 ** 20 },
  );
  const { requests, duration, non2xx, errors, timeouts } = report.parse(JSON.parse(stdout));
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${url}: ${non2xx} refused, ${errors + timeouts} failed`);
  return requests.total / duration;
}

/** Returns the milliseconds of each of `count` sequential requests over one connection. */
export async function latencies(count: number, request: () => Promise<Response>): Promise<number[]> {
  const measured: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now();
    const response = await request();
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    measured.push(performance.now() - startedAt);
  }
  return measured;
}
