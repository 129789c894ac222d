import { randomInt } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { receiptPage, refusalPage, storePage } from "./page.ts";
import { reportSale, type Sale } from "./report.ts";
import type { Settings } from "./settings.ts";

const longestForm = 4_096;
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
};

/**
 * Creates the demo's affiliate networks and stores: a click leads to a page with one product, and a purchase is
 * reported as pending, then as confirmed. Needs no scripts in the browser. The caller listens.
 */
export function createNetwork(settings: Settings): Server {
  return createServer((request, response) => {
    answer(settings, request, response).catch(() => send(response, 400, refusalPage("This cannot be read.")));
  });
}

async function answer(settings: Settings, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://network");
  if (pathname === "/readyz" || pathname === "/healthz") return send(response, 200, "ready");
  const [, network = "", what] = pathname.split("/");
  const isGet = request.method === "GET";
  if (!/^[a-z0-9-]{1,64}$/.test(network)) return send(response, 404, refusalPage("There is nothing here."));
  if (isGet && what === "go") {
    const click = searchParams.get("click") ?? "";
    if (!isClick(click)) return send(response, 400, refusalPage("This link leads nowhere: it has no click."));
    return send(response, 200, storePage({ network, click, store: searchParams.get("to") ?? "" }));
  }
  if (request.method === "POST" && what === "buy") return buy(settings, network, request, response);
  if (isGet && what === "bought") {
    const order = searchParams.get("order") ?? "";
    return send(response, order ? 200 : 502, receiptPage(order, order !== ""));
  }
  send(response, 404, refusalPage("There is nothing here."));
}

async function buy(
  settings: Settings,
  network: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const click = new URLSearchParams(await readForm(request)).get("click") ?? "";
  if (!isClick(click)) return send(response, 400, refusalPage("This purchase has no click."));
  const sale: Sale = { network, click, order: String(randomInt(10_000_000, 99_999_999)), at: new Date() };
  const isReported = await reportSale(settings, sale, "pending");
  if (isReported) {
    setTimeout(() => void reportSale(settings, sale, "approved"), settings.CONFIRM_AFTER_MS).unref();
  }
  // Reloading the receipt page doesn't buy again.
  const location = `/${network}/bought?order=${isReported ? sale.order : ""}`;
  response.writeHead(303, { ...headers, location }).end();
}

async function readForm(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += String(chunk);
    if (text.length > longestForm) throw new Error("The form is too long");
  }
  return text;
}

function isClick(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, headers).end(page);
}
