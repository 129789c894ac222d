import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page, Response, WebSocket } from "@playwright/test";
import type { AnswersRead } from "./answers-read.ts";
import { isForSockets, tokensIn } from "./token-shapes.ts";

/** Looks for tokens in everything browsers get, say and keep (S2). */
export interface TokenWatch {
  /** Begins to look into a browser. */
  follow: (context: BrowserContext) => void;
  /** Ends it, before the browser is closed: finishes reading, 2 s at most, and looks into what is stored. */
  leave: (context: BrowserContext) => Promise<void>;
  /** Where a token was. */
  leaks: string[];
  /** A token of a mailed link, which its reader brings: it stands in the address, and so in that page. */
  mailed: (token: string) => void;
  /** Another site, whose addresses and answers are not looked into: its codes have the shape of our tokens. */
  outside: (origin: string) => void;
  answers: AnswersRead;
}

const timeout = 2_000;
const address = /https?:\/\/[^\s"'<>\\]+/g;
const isText = /html|json|script|plain|xml/;
// Named by their content, so the same for all viewers: once per process is enough.
const knownAssets = new Set<string>();

export function watchTokens(): TokenWatch {
  const leaks: string[] = [];
  const answers: AnswersRead = { read: 0, missed: 0 };
  const mailed = new Set<string>();
  const outside = new Set<string>();
  const underWay = new Set<Promise<void>>();

  function look(place: string, text: string, allowed: (token: string) => boolean = () => false): void {
    // What a page brings for its scripts has `&` written so.
    const own = text.replaceAll(/\\+u0026/g, "&").replaceAll(address, (url) => (isOutside(url) ? "" : url));
    const found = tokensIn(own).filter((token) => !mailed.has(token) && !allowed(token));
    for (const token of found) leaks.push(`${place}: ${token.slice(0, 12)}…`);
  }

  /** The way to another site, and the one back, which carries what that site said. */
  function isOutside(url: string): boolean {
    if (outside.size === 0 || !URL.canParse(url)) return false;
    const { origin, pathname } = new URL(url);
    return outside.has(origin) || pathname.startsWith("/connections/");
  }

  async function read(response: Response): Promise<void> {
    if (outside.has(new URL(response.url()).origin)) return;
    const { pathname } = new URL(response.url());
    const { "set-cookie": _, ...headers } = response.headers();
    look(`headers of ${pathname}`, Object.values(headers).join("\n"));
    if (!hasText(response, headers["content-type"]) || isKnownAsset(pathname)) return;
    const text = await response.text().catch(() => undefined);
    if (text === undefined) {
      answers.missed += 1;
      return;
    }
    answers.read += 1;
    look(`answer of ${pathname}`, text, pathname === "/realtime/token" ? isForSockets : undefined);
  }

  function listen(socket: WebSocket): void {
    socket.on("framesent", ({ payload }) => look("sent to the socket", String(payload), isForSockets));
    socket.on("framereceived", ({ payload }) => look("received from the socket", String(payload)));
  }

  return {
    leaks,
    mailed: (token) => void mailed.add(token),
    outside: (origin) => void outside.add(origin),
    answers,
    follow(context) {
      context.on("page", (page) => page.on("websocket", listen));
      context.on("console", (message) => look("console", message.text()));
      context.on("request", (request) => look("address", request.url()));
      context.on("response", (response) => {
        const reading = read(response).finally(() => underWay.delete(reading));
        underWay.add(reading);
      });
    },
    async leave(context) {
      await Promise.race([Promise.all(underWay), sleep(timeout, undefined, { ref: false })]);
      for (const page of context.pages()) {
        const [local = "", session = ""] = await storagesOf(page);
        look("localStorage", local);
        look("sessionStorage", session);
      }
      for (const { name, value, httpOnly } of await context.cookies()) {
        if (!httpOnly) look(`cookie ${name}`, value);
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

/** What a page keeps, as texts. A page that is closing, or about nothing, keeps none. */
async function storagesOf(page: Page): Promise<string[]> {
  const reading = page.evaluate(() => [localStorage, sessionStorage].map((kept) => JSON.stringify(kept)));
  return Promise.race([reading.catch(() => []), sleep(timeout, [], { ref: false })]);
}
