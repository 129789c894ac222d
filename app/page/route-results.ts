import type { DataStrategyResult } from "react-router";

/** The results of a page's loaders and actions by route id, in the router's format. */
export type RouteResults = Record<string, DataStrategyResult>;
