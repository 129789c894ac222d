import { processorTime, residentMemory, type Process } from "./processes.ts";
import { interleave, median } from "./statistics.ts";
import type { Row } from "./table.ts";
import type { Target } from "./throughput.ts";

const documents = 160;
const connections = 4;

export interface PageCostSubjects {
  bare: { target: Target; program: Process };
  dashboard: Process;
  provider: Process;
  /** The pages, by the name of their row in the table. */
  pages: Record<string, Target>;
}

interface Cost {
  dashboard: number;
  provider: number;
}

/**
 * Measures the processor time of one document in milliseconds, over all threads of each process. The floor is
 * the bare page's single process.
 */
export async function measurePageCosts(
  rounds: number,
  { bare, dashboard, provider, pages }: PageCostSubjects,
): Promise<Row[]> {
  const costOf = (target: Target, first: Process, second: Process) => async (): Promise<Cost> => {
    const before = [processorTime(first), processorTime(second)] as const;
    await fetchDocuments(target);
    return {
      dashboard: (processorTime(first) - before[0]) / documents,
      provider: (processorTime(second) - before[1]) / documents,
    };
  };
  const subjects: Record<string, () => Promise<Cost>> = {
    bare: costOf(bare.target, bare.program, provider),
  };
  for (const [name, target] of Object.entries(pages)) subjects[name] = costOf(target, dashboard, provider);
  const measured = await interleave(rounds, subjects);
  const middle = (name: string, part: keyof Cost) => median(measured[name]!.map((cost) => cost[part]));
  const floor = middle("bare", "dashboard");
  return Object.keys(pages).flatMap((name) =>
    (["dashboard", "provider"] as const).map((part): Row => {
      const product = middle(name, part);
      return { subject: `${name}, processor of the ${part}`, unit: "ms", floor, product, better: "lower" };
    }),
  );
}

/**
 * Measures the processor time of both programs for each row of a list at several page sizes. The floor is the
 * smallest page's, so that a ratio of at most 1 means that the time grows no faster than the rows.
 * @param pages the list's pages by their number of rows, the smallest first
 */
export async function measureRowCosts(
  rounds: number,
  name: string,
  pages: Map<number, Target>,
  programs: readonly Process[],
): Promise<Row[]> {
  const time = () => programs.reduce((sum, program) => sum + processorTime(program), 0);
  const subjects: Record<string, () => Promise<number>> = {};
  for (const [rows, target] of pages)
    subjects[rows] = async () => {
      const before = time();
      await fetchDocuments(target);
      return (time() - before) / documents / rows;
    };
  const measured = await interleave(rounds, subjects);
  const [smallest, ...larger] = pages.keys();
  const floor = median(measured[smallest!]!);
  return larger.map((rows) => ({
    subject: `${name} with ${rows} rows, processor per row (floor: with ${smallest})`,
    unit: "ms",
    floor,
    product: median(measured[rows]!),
    better: "lower",
  }));
}

/** Returns the programs' current memory, after all other measurements. There is no floor. */
export function memoryRow(dashboard: Process, provider: Process): Row {
  const product = residentMemory(dashboard) + residentMemory(provider);
  return {
    subject: "memory, dashboard + provider, under load",
    unit: "MB",
    floor: Number.NaN,
    product,
    better: "lower",
  };
}

/**
 * Measures the uncompressed size in kB of the document on a browser's second visit. The floor is the bare
 * page's.
 */
export async function measureDocuments(bare: Target, pages: Record<string, Target>): Promise<Row[]> {
  const floor = await documentLength(bare);
  const rows: Row[] = [];
  for (const [name, target] of Object.entries(pages)) {
    const product = await documentLength(await onSecondVisit(target));
    rows.push({ subject: `${name}, HTML of a second visit`, unit: "kB", floor, product, better: "lower" });
  }
  return rows;
}

async function fetchDocuments(target: Target): Promise<void> {
  let remaining = documents;
  async function work(): Promise<void> {
    while (remaining > 0) {
      remaining -= 1;
      await documentLength(target);
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
}

async function documentLength({ url, cookie = "" }: Target): Promise<number> {
  const response = await fetch(url, { headers: { accept: "text/html", "accept-encoding": "br", cookie } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.arrayBuffer()).byteLength / 1000;
}

/** Returns the target with the cookies that its first response sets. */
async function onSecondVisit({ url, cookie }: Target): Promise<Target> {
  const first = await fetch(url, { headers: { accept: "text/html", cookie: cookie ?? "" } });
  const cookies = first.headers.getSetCookie().map((line) => line.split(";")[0]);
  return { url, cookie: [cookie, ...cookies].filter(Boolean).join("; ") };
}
