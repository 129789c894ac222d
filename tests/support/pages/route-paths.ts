import { execFileSync } from "node:child_process";
import { z } from "zod";

export interface RouteEntry {
  id: string;
  path?: string | undefined;
  index?: boolean | undefined;
  children?: RouteEntry[] | undefined;
}
const entry: z.ZodType<RouteEntry> = z.lazy(() =>
  z.object({
    id: z.string(),
    path: z.string().optional(),
    index: z.boolean().optional(),
    children: z.array(entry).optional(),
  }),
);

/** Returns the dashboard's routes from the router's own list. */
export function routeTree(): RouteEntry[] {
  const output = execFileSync(process.execPath, [
    "node_modules/@react-router/dev/bin.js",
    "routes",
    "--json",
  ]).toString();
  return z.array(entry).parse(JSON.parse(output));
}

/** Returns a concrete path for every route of the dashboard: `$lang` is `en`, other parameters `x1`. */
export function routePaths(): string[] {
  const paths = routeTree().flatMap((route) => pathsBelow(route, ""));
  return [...new Set(paths)].sort();
}

function pathsBelow(route: RouteEntry, prefix: string): string[] {
  const segment = (route.path ?? "")
    .replace(":lang", "en")
    .replace(/:\w+\??/g, "x1")
    .replace("*", "x1/x2");
  const ownPath = segment ? `${prefix}/${segment}` : prefix;
  const below = (route.children ?? []).flatMap((child) => pathsBelow(child, ownPath));
  return below.length > 0 ? below : [ownPath || "/"];
}
