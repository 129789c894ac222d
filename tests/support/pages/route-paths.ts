import { execFileSync } from "node:child_process";
import { z } from "zod";

interface RouteEntry {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: RouteEntry[] | undefined;
}
const entry: z.ZodType<RouteEntry> = z.lazy(() =>
  z.object({
    path: z.string().optional(),
    index: z.boolean().optional(),
    children: z.array(entry).optional(),
  }),
);

/** A concrete path for every route of the dashboard, from the router's own list: `$lang` is `en`, other parameters `x1`. */
export function routePaths(): string[] {
  const output = execFileSync(process.execPath, [
    "node_modules/@react-router/dev/bin.js",
    "routes",
    "--json",
  ]).toString();
  const routes = z.array(entry).parse(JSON.parse(output));
  const paths = routes.flatMap((route) => pathsBelow(route, ""));
  return [...new Set(paths)].sort();
}

function pathsBelow(route: RouteEntry, prefix: string): string[] {
  const segment = (route.path ?? "")
    .replace(":lang", "en")
    .replace(/:\w+\??/g, "x1")
    .replace("*", "x1/x2");
  const own = segment ? `${prefix}/${segment}` : prefix;
  const below = (route.children ?? []).flatMap((child) => pathsBelow(child, own));
  return below.length > 0 ? below : [own || "/"];
}
