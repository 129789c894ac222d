import { percentile } from "../statistics.ts";
import type { Row } from "../table.ts";
import { openLists, screens } from "./lists.ts";

/** Rows of the longest lists. Set `BENCH_ROWS` lower on machines with little disk space. */
const maxRows = Number(process.env.BENCH_ROWS ?? 1_000_000);
const sizes = [1_000, 10_000, 100_000, 1_000_000].filter((size) => size <= maxRows);
const samples = 80;
const warmingUp = 15;
const share = 0.95;

/**
 * Measures the latency (p95) of the admins' lists, overview and analytics in a provider that runs on PostgreSQL
 * in this process. Each size has its own database, and measurements alternate between them, so that other load
 * on the machine affects all alike. The floor is the smallest size: 1,000 rows of a list, 10,000 clicks on a
 * screen of figures.
 */
export async function measureManageCenter(): Promise<Row[]> {
  const open: { size: number; lists: Awaited<ReturnType<typeof openLists>> }[] = [];
  try {
    for (const size of sizes) open.push({ size, lists: await openLists(size) });
    const rows: Row[] = [];
    for (const subject of Object.keys(open[0]!.lists.paths)) {
      const isScreen = screens.some((screen) => subject.startsWith(screen));
      const compared = open.filter(({ size }) => (isScreen ? size >= 10_000 : size !== 10_000));
      const times = new Map<number, number[]>(compared.map(({ size }) => [size, []]));
      for (let count = -warmingUp; count < samples; count += 1) {
        for (const { size, lists } of compared) {
          const duration = await lists.measureQuery(subject);
          if (count >= 0) times.get(size)!.push(duration);
        }
      }
      const [floor, ...longer] = [...times];
      for (const [size, duration] of longer) {
        const sized = `${size.toLocaleString("en")} / ${floor![0].toLocaleString("en")} rows, p95`;
        rows.push({
          subject: `${subject}, ${sized}`,
          unit: "ms",
          floor: percentile(floor![1], share),
          product: percentile(duration, share),
          better: "lower",
        });
      }
    }
    return rows;
  } finally {
    for (const { lists } of open) await lists.close();
  }
}
