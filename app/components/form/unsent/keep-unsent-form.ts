import {
  data,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  type Navigation,
  redirect,
} from "react-router";
import type { RouteResults } from "~/page/route-results";
import type { PageData } from "~/page/page-context";
import { isPost } from "../unsaved-input";
import { currentNotice, setNotice, type UnsentNotice } from "./notice-store";
import { storeInput } from "./typed-values";

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

/** Returns the email address of the logged-in user. */
function currentEmail(): string | undefined {
  const viewer = routerState().loaderData.root?.viewer;
  return viewer?.state === "signed-in" ? viewer.email : undefined;
}

/** The form that was submitted last. */
const lastSubmission: { form: HTMLFormElement | null; at: number } = {
  form: null,
  at: -Infinity,
};
const recentMilliseconds = 2000;

/** Records that a form is being submitted. */
export function recordSubmission(form: HTMLFormElement): void {
  Object.assign(lastSubmission, { form, at: performance.now() });
}

// The idempotency keys that forms were submitted with. Reloaded data contains a new key. If the new key were
// sent, a form that had already reached the server would be applied twice.
const submittedKeys = new WeakMap<HTMLFormElement, string>();

/** Returns the idempotency key that an unsent form was submitted with, for its next attempt. */
export function submittedKeyOf(form: HTMLFormElement): string | undefined {
  return submittedKeys.get(form);
}

/** Returns the form of a request: the one that was just submitted, otherwise the one that has the focus. */
function submittedForm(): HTMLFormElement | null {
  const form =
    performance.now() - lastSubmission.at < recentMilliseconds
      ? lastSubmission.form
      : document.activeElement?.closest("form");
  return form?.isConnected && isPost(form) ? form : null;
}

/**
 * Keeps a form that got no response (no connection, upload timed out, server unavailable): the page doesn't
 * change, and a notice in the form offers to send it again with the same idempotency key. If the session has
 * ended, the input is stored until the user has logged in again. A failed revalidation of the same page
 * doesn't change the page, either.
 */
export const keepUnsentForm: MiddlewareFunction<RouteResults> = async ({ request }, next) => {
  const isSubmission = request.method !== "GET";
  const form = isSubmission ? submittedForm() : null;
  const key =
    form && (submittedKeyOf(form) ?? form.querySelector<HTMLInputElement>("input[name=key]")?.value);
  const results = await next();
  if (Object.values(results).some(({ result }) => isLoginRedirect(result))) storeInput(form, currentEmail());
  if (!isSubmission) return withoutFailures(request, results);
  const [routeId = "", failure] = Object.entries(results).find(([, { type }]) => type === "error") ?? [];
  const notice = failure && !request.signal.aborted ? noticeOf(failure.result) : undefined;
  if (form) submittedKeys.delete(form);
  if (!notice) return results;
  if (form && key) submittedKeys.set(form, key);
  setNotice({ ...notice, form });
  return { ...results, [routeId]: unchangedPage(request, routeId) };
};

/** Returns the results. Data of the current page that couldn't be revalidated keeps its loaded state. */
function withoutFailures({ url }: Request, results: RouteResults): RouteResults {
  const { navigation, loaderData } = routerState();
  const { pathname, search } = new URL(url);
  const isSamePage = pathname === location.pathname && search === location.search;
  if (!isSamePage || (navigation.state !== "idle" && !currentNotice())) return results;
  return Object.fromEntries(
    Object.entries(results).map(([id, outcome]) => {
      const isOffline = outcome.type === "error" && noticeOf(outcome.result)?.reason === "offline";
      return [id, isOffline && id in loaderData ? { type: "data", result: loaderData[id] } : outcome];
    }),
  );
}

function isLoginRedirect(result: unknown): boolean {
  const target = result instanceof Response && result.headers.get("location");
  return Boolean(target) && /^\/(\w+\/)?login(\?|$)/.test(String(target));
}

/** Returns the notice for a failed action; undefined if the response has its own error page. */
function noticeOf(result: unknown): Omit<UnsentNotice, "form"> | undefined {
  const error = isDataResult(result) ? result.data : result;
  if (error instanceof Response) return undefined;
  if (!isRouteErrorResponse(error))
    return { reason: error instanceof TypeError || isTruncatedResponse(error) ? "offline" : "failed" };
  if (error.status < 500 && error.status !== 408) return undefined;
  const { data: body } = error as { data: unknown };
  const hasMessage = typeof body === "object" && body !== null && "message" in body;
  return { reason: "failed", message: hasMessage ? String(body.message) : undefined };
}

function isDataResult(result: unknown): result is { data: unknown } {
  return typeof result === "object" && result !== null && "type" in result && "data" in result;
}

/** Returns whether the response was truncated or came from a proxy. */
function isTruncatedResponse(error: unknown): boolean {
  return error instanceof Error && error.message.includes("turbo-stream");
}

/** Returns a result that leaves the page unchanged, with the data of the previous action. */
function unchangedPage(request: Request, routeId: string): DataStrategyResult {
  const state = routerState();
  const { pathname } = new URL(request.url);
  const isNavigation =
    state.navigation.state === "submitting" && state.navigation.location.pathname === pathname;
  // A form that posts to another screen must not navigate there. A change of the hash alone loads nothing.
  if (isNavigation && pathname !== location.pathname)
    return { type: "error", result: redirect(`${location.pathname}${location.search}#unsent`) };
  return { type: "data", result: data(state.actionData?.[routeId], { status: 503 }) };
}
