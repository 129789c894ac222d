import type { MiddlewareFunction } from "react-router";
import { unsentMiddleware } from "~/components/form/unsent/lazy-unsent-forms";
import { loadScreenTexts } from "~/i18n/text-files";
import type { RouteResults } from "./route-results";
import { loadCompleteStyleSheet } from "./complete-style-sheet";

/**
 * The root's client middleware. The router reads the list for each request, so code that loads later may add
 * its own.
 */
export const clientMiddleware: MiddlewareFunction<RouteResults>[] = [unsentMiddleware, filesMiddleware];

/**
 * Loads the texts of a screen and the complete style sheet together with its data. If that fails, for example
 * after a new version was deployed, the browser loads the screen as a document.
 */
async function filesMiddleware(
  ...[{ request, pattern }, next]: Parameters<MiddlewareFunction<RouteResults>>
) {
  if (request.method !== "GET") return next();
  const files = [loadScreenTexts(new URL(request.url).pathname, pattern), loadCompleteStyleSheet()];
  const hasFailed = Promise.all(files).then(
    () => false,
    () => true,
  );
  const data = await next();
  if (!(await hasFailed) || request.signal.aborted || hasError(data)) return data;
  location.assign(request.url);
  return new Promise<never>(() => {});
}

function hasError(data: RouteResults | void): boolean {
  return Object.values(data ?? {}).some(({ type }) => type === "error");
}
