import { screenAt } from "./screens";

/** Addresses of the template whose screen has another address here, which is the one to link to. */
const canonical: Partial<Record<string, string>> = {
  "/dashboards/ecommerce": "/apps/ecommerce/dashboard",
};

/** Where the screen of a path is, both without language prefix; undefined where the path is its own. */
export function canonicalPath(path: string): string | undefined {
  return canonical[path] ?? screenAt(path)?.leadsTo;
}
