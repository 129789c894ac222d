import { randomInt } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { serveApis, type ServedApis } from "./apis/serve-apis.ts";
import { servePaypal } from "./paypal.ts";
import { priceOf, receiptPage, errorPage, storePage } from "./page.ts";
import { demoProgramme, firstVersion, nextVersion, purchaseSteps, type PurchaseStep } from "./purchase.ts";
import { dialectOf, reportSale, type Sale } from "./report.ts";
import type { Settings } from "./settings.ts";

const maxFormLength = 4_096;
/** The maximum number of sales that can still be changed. The oldest ones are dropped. */
const maxSales = 500;
// More than the cash back of any store of the demo, so that no purchase is put on hold because of a low
// commission.
const commissionShare = 25 / 49.9;
/**
 * The state of the simulated networks. `sales` contains the sales whose steps the visitor chooses; `apis` lists
 * all sales.
 */
interface World {
  settings: Settings;
  sales: Map<string, Sale>;
  apis: ServedApis;
  paypal: ReturnType<typeof servePaypal>;
}
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/**
 * Creates the demo's affiliate networks and stores. A click leads to a page with one product. Its purchase is
 * reported as pending and then as confirmed, or step by step as the visitor chooses. Each network reports in
 * its own dialect. The pages need no scripts. The caller listens.
 */
export function createNetwork(settings: Settings): Server {
  const world: World = {
    settings,
    sales: new Map(),
    apis: serveApis(settings),
    paypal: servePaypal(settings),
  };
  return createServer((request, response) => {
    handleRequest(world, request, response).catch(() =>
      send(response, 400, errorPage("This cannot be read.")),
    );
  });
}

async function handleRequest(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://network");
  if (pathname === "/readyz" || pathname === "/healthz") return send(response, 200, "ready");
  const [, network = "", what] = pathname.split("/");
  const isGet = request.method === "GET";
  if (!/^[a-z0-9-]{1,64}$/.test(network)) return send(response, 404, errorPage("There is nothing here."));
  if (network === "paypal" && what === "api") {
    const paypalResponse = await world.paypal(request);
    response.writeHead(paypalResponse.status, paypalResponse.headers).end(paypalResponse.body);
    return;
  }
  if (what === "api") {
    const apiResponse = await world.apis.handle(network, request);
    if (!apiResponse) return send(response, 404, errorPage("There is nothing here."));
    response.writeHead(apiResponse.status, apiResponse.headers).end(apiResponse.body);
    return;
  }
  if (isGet && what === "go") {
    const click = searchParams.get("click") ?? "";
    if (!isClick(click)) return send(response, 400, errorPage("This link leads nowhere: it has no click."));
    const [store, dialect] = [searchParams.get("to") ?? "", searchParams.get("dialect") ?? ""];
    return send(
      response,
      200,
      storePage({ network, click, store, dialect, isRead: world.apis.has(network) }),
    );
  }
  if (request.method === "POST" && what === "buy") return buy(world, network, request, response);
  if (request.method === "POST" && what === "step") return reportAction(world, network, request, response);
  if (isGet && what === "bought") {
    const order = searchParams.get("order") ?? "";
    return send(response, order ? 200 : 502, receiptOf(world, network, order));
  }
  send(response, 404, errorPage("There is nothing here."));
}

async function buy(
  world: World,
  network: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { settings, sales, apis } = world;
  const form = new URLSearchParams(await readForm(request));
  const click = form.get("click") ?? "";
  if (!isClick(click)) return send(response, 400, errorPage("This purchase has no click."));
  const isByHand = form.has("by-hand");
  const sale = saleOf(settings, { network, click, dialect: form.get("dialect") ?? "" });
  const { order } = sale.purchase;
  const isReported = await report(world, sale);
  if (isReported) apis.add(sale);
  if (isReported && !isByHand) {
    const confirm = () => void advance(world, sale, "approve");
    setTimeout(confirm, settings.CONFIRM_AFTER_MS).unref();
  }
  if (isReported && isByHand) {
    sales.set(keyOf(network, order), sale);
    const [oldest] = sales.keys();
    if (sales.size > maxSales && oldest !== undefined) sales.delete(oldest);
  }
  // Redirects, so that reloading the receipt page doesn't repeat the purchase.
  redirect(response, `/${network}/bought?order=${isReported ? order : ""}`);
}

function saleOf(
  { CURRENCY }: Settings,
  { network, click, dialect }: Pick<Sale, "network" | "dialect"> & { click: string },
): Sale {
  const order = String(randomInt(10_000_000, 99_999_999));
  // Networks store whole seconds.
  const purchasedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
  const amount = priceOf(CURRENCY);
  const commission = Math.round(amount * commissionShare);
  const purchase = {
    click,
    transaction: order,
    order,
    programme: String(demoProgramme),
    currency: CURRENCY,
    purchasedAt,
  };
  return {
    network,
    dialect,
    purchase,
    versions: [firstVersion(purchasedAt, [{ id: "1", code: "", amount, commission }])],
  };
}

async function reportAction(
  world: World,
  network: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const form = new URLSearchParams(await readForm(request));
  const sale = world.sales.get(keyOf(network, form.get("order") ?? ""));
  const step = stepsOf(sale).find((possible) => possible === form.get("step"));
  if (!sale || !step) return send(response, 400, errorPage("This can't happen to the purchase now."));
  if (!(await advance(world, sale, step))) return send(response, 502, receiptPage({ order: "" }));
  redirect(response, `/${network}/bought?order=${sale.purchase.order}`);
}

/** Reports a step of a sale. If the report isn't accepted, the step is undone. */
async function advance(world: World, sale: Sale, step: PurchaseStep): Promise<boolean> {
  // At least a second after the previous version, because networks distinguish changes by whole seconds.
  const at = new Date(Math.max(Date.now(), sale.versions.at(-1)!.changedAt.getTime() + 1_000));
  const next = nextVersion(sale.versions.at(-1)!, step, at);
  if (!next) return false;
  sale.versions.push(next);
  const isReported = await report(world, sale);
  if (!isReported) sale.versions.splice(sale.versions.indexOf(next), 1);
  return isReported;
}

/**
 * Sends the messages that this network pushes to the provider. Records that only its API contains are sent too
 * if the provider doesn't read that API.
 */
function report({ settings, apis }: World, sale: Sale): Promise<boolean> {
  return reportSale(settings, sale, { hasApi: apis.has(sale.network) });
}

/** Returns the steps that are possible now and that the sale's network can report. */
function stepsOf(sale: Sale | undefined): PurchaseStep[] {
  const newest = sale?.versions.at(-1);
  if (!sale || !newest) return [];
  const { steps } = dialectOf(sale);
  return purchaseSteps.filter((step) => steps.includes(step) && nextVersion(newest, step, new Date()));
}

function receiptOf({ sales, apis }: World, network: string, order: string): string {
  const sale = sales.get(keyOf(network, order));
  return receiptPage({
    network,
    order,
    version: sale?.versions.at(-1),
    steps: stepsOf(sale),
    currency: sale?.purchase.currency,
    isRead: apis.has(network),
  });
}

function keyOf(network: string, order: string): string {
  return `${network}/${order}`;
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { ...headers, location }).end();
}

async function readForm(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += String(chunk);
    if (text.length > maxFormLength) throw new Error("The form is too long");
  }
  return text;
}

function isClick(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, headers).end(page);
}
