import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page, Response, WebSocket } from "@playwright/test";
import type { ResponseCounts } from "./response-counts.ts";
import { isForSockets, tokensIn } from "./token-shapes.ts";

/** Searches everything that browsers receive, send and store for tokens (S2). */
export interface TokenWatch {
  /** Starts to watch a browser. */
  follow: (context: BrowserContext) => void;
  /** Stops watching before the browser is closed: finishes reading within 2 s and inspects the storage. */
  leave: (context: BrowserContext) => Promise<void>;
  /** The place where a token was found. */
  leaks: string[];
  /** Allows the token of a link in a mail, which is in the page's address and therefore in the page. */
  mailed: (token: string) => void;
  /** Excludes another site's addresses and responses: its codes look like our tokens. */
  outside: (origin: string) => void;
  responses: ResponseCounts;
}

const timeout = 2_000;
const address = /https?:\/\/[^\s"'<>\\]+/g;
const isText = /html|json|script|plain|xml/;
// File names contain a content hash, so each asset needs to be inspected only once per process.
const knownAssets = new Set<string>();

export function watchTokens(): TokenWatch {
  const leaks: string[] = [];
  const responses: ResponseCounts = { read: 0, missed: 0 };
  const mailed = new Set<string>();
  const outside = new Set<string>();
  const underWay = new Set<Promise<void>>();

  function load(place: string, text: string, allowed: (token: string) => boolean = () => false): void {
    // Data embedded in a page for its scripts has `&` escaped like this.
    const ownText = text
      .replaceAll(/\\+u0026/g, "&")
      .replaceAll(address, (url) => (isOutside(url) ? "" : url));
    const leakedTokens = tokensIn(ownText).filter((token) => !mailed.has(token) && !allowed(token));
    for (const token of leakedTokens) leaks.push(`${place}: ${token.slice(0, 12)}…`);
  }

  /** Returns whether this is a redirect to another site or back from it; the latter carries that site's codes. */
  function isOutside(url: string): boolean {
    if (outside.size === 0 || !URL.canParse(url)) return false;
    const { origin, pathname } = new URL(url);
    return outside.has(origin) || pathname.startsWith("/connections/");
  }

  async function read(response: Response): Promise<void> {
    if (outside.has(new URL(response.url()).origin)) return;
    const { pathname } = new URL(response.url());
    const { "set-cookie": _, ...headers } = response.headers();
    load(`headers of ${pathname}`, Object.values(headers).join("\n"));
    if (!hasText(response, headers["content-type"]) || isKnownAsset(pathname)) return;
    const text = await response.text().catch(() => undefined);
    if (text === undefined) {
      responses.missed += 1;
      return;
    }
    responses.read += 1;
    load(`answer of ${pathname}`, text, pathname === "/realtime/token" ? isForSockets : undefined);
  }

  function listen(socket: WebSocket): void {
    socket.on("framesent", ({ payload }) => load("sent to the socket", String(payload), isForSockets));
    socket.on("framereceived", ({ payload }) => load("received from the socket", String(payload)));
  }

  return {
    leaks,
    mailed: (token) => void mailed.add(token),
    outside: (origin) => void outside.add(origin),
    responses,
    follow(context) {
      context.on("page", (page) => page.on("websocket", listen));
      context.on("console", (message) => load("console", message.text()));
      context.on("request", (request) => load("address", request.url()));
      context.on("response", (response) => {
        const reading = read(response).finally(() => underWay.delete(reading));
        underWay.add(reading);
      });
    },
    async leave(context) {
      await Promise.race([Promise.all(underWay), sleep(timeout, undefined, { ref: false })]);
      for (const page of context.pages()) {
        const [local = "", session = ""] = await storagesOf(page);
        load("localStorage", local);
        load("sessionStorage", session);
      }
      for (const { name, value, httpOnly } of await context.cookies()) {
        if (!httpOnly) load(`cookie ${name}`, value);
      }
    },
  };
}

function hasText(response: Response, type = ""): boolean {
  const isRedirect = response.status() >= 300 && response.status() < 400;
  return !isRedirect && isText.test(type) && response.request().resourceType() !== "eventsource";
}

function isKnownAsset(pathname: string): boolean {
  if (!pathname.startsWith("/assets/")) return false;
  const isKnown = knownAssets.has(pathname);
  knownAssets.add(pathname);
  return isKnown;
}

/** Returns the texts in a page's storage. Empty for a closing page and for about:blank. */
async function storagesOf(page: Page): Promise<string[]> {
  const reading = page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => JSON.stringify(storage)),
  );
  return Promise.race([reading.catch(() => []), sleep(timeout, [], { ref: false })]);
}
