import { chromium, type Browser } from "@playwright/test";
import { measureTransferSize } from "./asset-sizes.ts";
import { measureAcrossProcesses } from "./live-feed/across-processes.ts";
import { measureLiveFeed } from "./live-feed/measure.ts";
import { measureManageCenter } from "./manage-center/measure.ts";
import { measurePostbacks } from "./manage-center/postbacks.ts";
import { machineLine } from "./machine.ts";
import { measureNavigation, navigationRows } from "./navigation.ts";
import { measurePage, type PageMetrics } from "./page-metrics.ts";
import { measureDocuments, measurePageCosts, measureRowCosts, memoryRow } from "./page-cost.ts";
import { startServers, type Servers } from "./servers.ts";
import { interleave, median } from "./statistics.ts";
import { renderTable, type Row } from "./table.ts";
import { latencies, requestsPerSecond, type Target } from "./throughput.ts";
import { measureTransfers } from "./transfers.ts";
import { measureTyping } from "./typing.ts";

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
/** Words to select measurements by their names. Without words, everything is measured. */
const filters = process.argv.slice(2);

interface Targets {
  bare: Target;
  login: Target;
  home: Target;
  balance: Target;
  history: Target;
  stores: Target;
  landing: Target;
  store: Target;
}

const names = {
  login: "Log in",
  home: "Home",
  balance: "My Balance",
  history: "Withdraw history",
  stores: "Stores",
} as const;
type PageName = keyof typeof names;
const pageNames = Object.keys(names) as PageName[];

async function measureThroughput(targets: Targets): Promise<Row[]> {
  const subjects = Object.fromEntries(
    (["bare", ...pageNames] as const).map((page) => [page, () => requestsPerSecond(targets[page])]),
  ) as Record<keyof Targets, () => Promise<number>>;
  const measured = await interleave(rounds, subjects);
  const floor = median(measured.bare);
  return pageNames.map((page) => ({
    subject: `${names[page]}, requests`,
    unit: "1/s",
    floor,
    product: median(measured[page]),
    better: "higher",
  }));
}

async function measureCosts(targets: Targets, { programs }: Servers): Promise<Row[]> {
  const { bare, dashboard, provider } = programs;
  const pages = Object.fromEntries(pageNames.map((page) => [names[page], targets[page]]));
  const subjects = { bare: { target: targets.bare, program: bare }, dashboard, provider, pages };
  const costs = await measurePageCosts(rounds, subjects);
  return [...costs, ...(await measureDocuments(targets.bare, pages)), memoryRow(dashboard, provider)];
}

const pageSizes = [20, 50, 100];

async function measureLongLists({ dashboard, adminCookie, programs }: Servers): Promise<Row[]> {
  const url = (size: number) => `${dashboard}/en/apps/details/leads?size=${size}`;
  const pages = new Map(pageSizes.map((size) => [size, { url: url(size), cookie: adminCookie }]));
  return measureRowCosts(rounds, "Leads", pages, [programs.dashboard, programs.provider]);
}

/** Compares the same API call through a page of the dashboard and directly with a token. */
async function measureProviderCall({ dashboard, provider, cookie, accessToken }: Servers): Promise<Row> {
  const sameOrigin = { cookie, origin: dashboard, "sec-fetch-site": "same-origin", "content-length": "0" };
  const bearer = { authorization: `Bearer ${accessToken}` };
  const post = (url: string, headers: Record<string, string>) => () =>
    fetch(url, { method: "POST", headers });
  const measured = await interleave(rounds, {
    direct: () => latencies(100, post(`${provider}/apis/v1/realtime/token`, bearer)),
    through: () => latencies(100, post(`${dashboard}/realtime/token`, sameOrigin)),
  });
  const [floor, product] = [median(measured.direct.flat()), median(measured.through.flat())];
  return {
    subject: "provider call: through the dashboard / direct",
    unit: "ms",
    floor,
    product,
    better: "lower",
  };
}

/** Warms the servers' caches, so that only the simulated phone slows the measured visits. */
async function warmUp(targets: Targets): Promise<void> {
  for (const target of [targets.bare, targets.login, targets.home, targets.balance])
    await requestsPerSecond(target);
}

async function measurePages(browser: Browser, targets: Targets): Promise<Row[]> {
  await warmUp(targets);
  const measured = await interleave(rounds, {
    bare: () => measurePage(browser, targets.bare),
    login: () => measurePage(browser, targets.login),
    home: () => measurePage(browser, targets.home),
    balance: () => measurePage(browser, targets.balance),
  });
  const middle = (pages: PageMetrics[], key: "lcp" | "tbt") => median(pages.map((page) => page[key]));
  const rows: Row[] = [];
  for (const page of ["login", "home", "balance"] as const) {
    const weight = await measureTransferSize(measured[page][0]!, "build/client");
    const bare = await measureTransferSize(measured.bare[0]!, "bench/bare/build/client");
    const add = (subject: string, unit: string, floor: number, product: number) =>
      rows.push({ subject: `${names[page]}, ${subject}`, unit, floor, product, better: "lower" });
    add("first-load JavaScript, brotli", "kB", bare.scripts, weight.scripts);
    add("first-load JS and CSS, brotli", "kB", bare.brotli, weight.brotli);
    add("first-load JS and CSS, gzip", "kB", bare.gzip, weight.gzip);
    const later = await measureTransferSize(
      { assets: measured[page][0]!.preloaded, styles: "" },
      "build/client",
    );
    add("JavaScript preloaded for the next pages, brotli", "kB", 0, later.scripts);
    add("LCP", "ms", middle(measured.bare, "lcp"), middle(measured[page], "lcp"));
    add("TBT", "ms", middle(measured.bare, "tbt"), middle(measured[page], "tbt"));
  }
  return rows;
}

/** Measures the pages on which visitors land from a search engine. The bare page shifts nothing. */
async function measureLanding(browser: Browser, { bare, landing, store }: Targets): Promise<Row[]> {
  for (const target of [bare, landing, store]) await requestsPerSecond(target);
  const measured = await interleave(rounds, {
    bare: () => measurePage(browser, bare),
    landing: () => measurePage(browser, landing),
    store: () => measurePage(browser, store),
  });
  const middle = (pages: PageMetrics[], key: "lcp" | "cls") => median(pages.map((page) => page[key]));
  return (
    [
      ["Landing page", measured.landing],
      ["Store", measured.store],
    ] as const
  ).flatMap(([name, pages]) =>
    (
      [
        ["LCP", "ms", "lcp"],
        ["CLS", "", "cls"],
      ] as const
    ).map(([subject, unit, key]): Row => ({
      subject: `${name}, ${subject}`,
      unit,
      floor: middle(measured.bare, key),
      product: middle(pages, key),
      better: "lower",
    })),
  );
}

async function measureClicks(browser: Browser, { bare, balance }: Targets): Promise<Row[]> {
  const toHistory = {
    link: 'a[href="/en/apps/my-cash-back/withdraw-history"]',
    heading: "Withdraw History",
  };
  const measured = await interleave(rounds, {
    bare: () => measureNavigation(browser, bare, { link: 'a[href="/second"]', heading: "Second bare page" }),
    product: () => measureNavigation(browser, balance, toHistory),
    prefetched: () => measureNavigation(browser, balance, { ...toHistory, isPrefetched: true }),
  });
  return [
    ...navigationRows("click to content, My Balance → history", measured.bare, measured.product),
    ...navigationRows("the same, when the mouse rested on the link", measured.bare, measured.prefetched),
  ];
}

const frame = 16;

/** There is no floor: the target is one frame, because typing must be answered in the next frame. */
async function measureSearch(browser: Browser, { home }: Targets): Promise<Row[]> {
  const measured = await interleave(rounds, { keys: () => measureTyping(browser, home) });
  const row = (subject: string, ofRound: (keys: number[]) => number): Row => ({
    subject: `search, script of ${subject} (floor: one frame)`,
    unit: "ms",
    floor: frame,
    product: median(measured.keys.map(ofRound)),
    better: "lower",
  });
  return [row("a key", median), row("the slowest key", (keys) => Math.max(...keys))];
}

async function run(): Promise<void> {
  const servers = await startServers();
  const browser = await chromium.launch({
    // Headless and without GPU emulation: only the page is measured.
    executablePath: process.env.CHROMIUM_SHELL ?? process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  try {
    const { bare, dashboard, cookie } = servers;
    const targets = {
      bare: { url: `${bare}/` },
      login: { url: `${dashboard}/en/login` },
      home: { url: `${dashboard}/en/dashboards/crm`, cookie },
      balance: { url: `${dashboard}/en/apps/wallet/my-balance`, cookie },
      history: { url: `${dashboard}/en/apps/my-cash-back/withdraw-history`, cookie },
      stores: { url: `${dashboard}/en/stores`, cookie },
      landing: { url: `${dashboard}/front-pages/landing-page` },
      store: { url: `${dashboard}/en/stores/nike` },
    };
    const rows: Row[] = [];
    for (const [subject, measure] of [
      ["requests per second", () => measureThroughput(targets)],
      ["processor, document and memory of a page", () => measureCosts(targets, servers)],
      ["processor of long lists", () => measureLongLists(servers)],
      ["a provider call", () => measureProviderCall(servers)],
      ["withdrawals", () => measureTransfers(rounds)],
      ["postbacks", () => measurePostbacks(rounds)],
      ["lists and the overview, up to a million rows", () => measureManageCenter()],
      ["the live feed", () => measureLiveFeed(rounds, browser)],
      ["the live feed between two processes", () => measureAcrossProcesses(rounds)],
      ["pages", () => measurePages(browser, targets)],
      ["a visitor's landing", () => measureLanding(browser, targets)],
      ["client navigation", () => measureClicks(browser, targets)],
      ["the search", () => measureSearch(browser, targets)],
    ] as const) {
      if (filters.length > 0 && !filters.some((part) => subject.includes(part))) continue;
      console.error(`Measuring ${subject}…`);
      try {
        rows.push(...[await measure()].flat());
      } catch (error) {
        // A failed measurement must not discard the results so far.
        process.exitCode = 1;
        console.error(`${subject} could not be measured.`, error);
      }
    }
    console.log(machineLine(`Chromium ${browser.version()}`));
    console.log(
      `Medians of ${rounds} interleaved rounds; 4 × slower processor, 1.6 Mbit/s, 150 ms for pages.\n`,
    );
    console.log(renderTable(rows));
  } finally {
    await browser.close();
    await servers.stop();
  }
}

await run();
