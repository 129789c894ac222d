import type { DataStrategyResult, MiddlewareFunction } from "react-router";
import { unsentMiddleware } from "~/components/form/unsent/unsent-module";

/** The data of a page's routes by their ids, as the router expects it. */
export type PageData = Record<string, DataStrategyResult>;

/**
 * The root's client middleware. The router reads the list at each request, so code that loads late may add its
 * own.
 */
export const clientMiddleware: MiddlewareFunction<PageData>[] = [unsentMiddleware];
