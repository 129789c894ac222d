import {
  data,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  type Navigation,
  redirect,
} from "react-router";
import type { PageData } from "~/page/page-context";
import { isPost } from "../unsaved-input";
import { currentNotice, setNotice, type UnsentNotice } from "./notice-store";
import { keepTyped } from "./typed-values";

type Results = Record<string, DataStrategyResult>;

interface Router {
  state: {
    navigation: Navigation;
    loaderData: { root?: PageData } & Record<string, unknown>;
    actionData: Record<string, unknown> | null;
  };
}

function routerState(): Router["state"] {
  return (window as unknown as { __reactRouterDataRouter: Router }).__reactRouterDataRouter.state;
}

/** The address of who is signed in, as the page knows it. */
function signedIn(): string | undefined {
  const viewer = routerState().loaderData.root?.viewer;
  return viewer?.state === "signed-in" ? viewer.email : undefined;
}

/** The form that was sent last. */
const last: { form: HTMLFormElement | null; at: number } = { form: null, at: 0 };
const justNow = 2000;

/** Notes that a form is being sent. */
export function noteSent(form: HTMLFormElement): void {
  Object.assign(last, { form, at: performance.now() });
}

// A page that is loaded anew brings a new key, with which a form that did arrive would count twice.
const keys = new WeakMap<HTMLFormElement, string>();

/** The key an unsent form was sent with: it is sent again with the same. */
export function keyOf(form: HTMLFormElement): string | undefined {
  return keys.get(form);
}

/** The form of a request that begins: the one just sent, else the one with the focus. */
function sentForm(): HTMLFormElement | null {
  const form = performance.now() - last.at < justNow ? last.form : document.activeElement?.closest("form");
  return form?.isConnected && isPost(form) ? form : null;
}

/**
 * Keeps a form whose answer did not come: without a connection, after an upload that took too long, while the server
 * is away. The page stays as it is with a notice in the form, which can be sent again with the same key. Where the
 * answer is that the session is over, what is typed is kept for the way back. A page that is loaded anew under what is
 * typed stays, too, where that fails.
 */
export const keepUnsent: MiddlewareFunction<Results> = async ({ request }, next) => {
  const isForm = request.method !== "GET";
  const sent = isForm ? sentForm() : null;
  const key = sent && (keyOf(sent) ?? sent.querySelector<HTMLInputElement>("input[name=key]")?.value);
  const results = await next();
  if (Object.values(results).some(({ result }) => leadsToLogin(result))) keepTyped(sent, signedIn());
  if (!isForm) return withoutFailures(request, results);
  const [routeId = "", answer] = Object.entries(results).find(([, { type }]) => type === "error") ?? [];
  const notice = answer && !request.signal.aborted ? noticeOf(answer.result) : undefined;
  if (sent) keys.delete(sent);
  if (!notice) return results;
  if (sent && key) keys.set(sent, key);
  setNotice({ ...notice, form: sent });
  return { ...results, [routeId]: stay(request, routeId) };
};

/** The data a page has instead of those that could not be fetched anew; of another page there are none. */
function withoutFailures({ url }: Request, results: Results): Results {
  const { navigation, loaderData } = routerState();
  const { pathname, search } = new URL(url);
  const isSamePage = pathname === location.pathname && search === location.search;
  if (!isSamePage || (navigation.state !== "idle" && !currentNotice())) return results;
  return Object.fromEntries(
    Object.entries(results).map(([id, answer]) => {
      const isLost = answer.type === "error" && noticeOf(answer.result)?.reason === "offline";
      return [id, isLost && id in loaderData ? { type: "data", result: loaderData[id] } : answer];
    }),
  );
}

function leadsToLogin(result: unknown): boolean {
  const target = result instanceof Response && result.headers.get("location");
  return Boolean(target) && /^\/(\w+\/)?login(\?|$)/.test(String(target));
}

/** What to say of an action's failure; undefined for an answer that is a page of its own. */
function noticeOf(result: unknown): Omit<UnsentNotice, "form"> | undefined {
  const error = isWrapped(result) ? result.data : result;
  if (error instanceof Response) return undefined;
  if (!isRouteErrorResponse(error))
    return { reason: error instanceof TypeError || isCutOff(error) ? "offline" : "failed" };
  if (error.status < 500 && error.status !== 408) return undefined;
  const { data: body } = error as { data: unknown };
  const isOurs = typeof body === "object" && body !== null && "message" in body;
  return { reason: "failed", message: isOurs ? String(body.message) : undefined };
}

function isWrapped(result: unknown): result is { data: unknown } {
  return typeof result === "object" && result !== null && "type" in result && "data" in result;
}

/** An answer that broke off, or one of a server in between. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && error.message.includes("turbo-stream");
}

/** The page as it is: what it showed of an earlier answer, and nothing loaded anew. */
function stay(request: Request, routeId: string): DataStrategyResult {
  const state = routerState();
  const { pathname } = new URL(request.url);
  const isNavigation =
    state.navigation.state === "submitting" && state.navigation.location.pathname === pathname;
  // A form of another screen's action must not lead there; an address that differs in its hash loads nothing.
  if (isNavigation && pathname !== location.pathname)
    return { type: "error", result: redirect(`${location.pathname}${location.search}#unsent`) };
  return { type: "data", result: data(state.actionData?.[routeId], { status: 503 }) };
}
