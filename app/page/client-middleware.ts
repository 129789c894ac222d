import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { unsentMiddleware } from "~/components/form/unsent/unsent-module";
import { loadScreenTexts } from "~/i18n/text-files";

/** The data of a page's routes by their ids, as the router expects it. */
export type PageData = Record<string, DataStrategyResult>;

/**
 * The root's client middleware. The router reads the list at each request, so code that loads late may add its
 * own.
 */
export const clientMiddleware: MiddlewareFunction<PageData>[] = [unsentMiddleware, textsMiddleware];

/**
 * Loads the texts of a screen beside its data. If they can't be loaded, for example because the product was updated
 * meanwhile, the browser requests the screen as a document.
 */
async function textsMiddleware(...[{ request, pattern }, next]: Parameters<MiddlewareFunction<PageData>>) {
  if (request.method !== "GET") return next();
  const { pathname, href } = new URL(request.url);
  const failure = loadScreenTexts(pathname, pattern).catch(() => true);
  const data = await next();
  const hasFailed = await failure;
  if (
    hasFailed &&
    !request.signal.aborted &&
    Object.values(data ?? {}).every(({ type }) => type === "data")
  ) {
    location.assign(href);
    await new Promise(() => {});
  }
  return data;
}
