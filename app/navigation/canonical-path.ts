import { screenAt } from "./screens";

/** Addresses of the template whose screen has another address in the product. */
const canonical: Partial<Record<string, string>> = {
  "/dashboards/ecommerce": "/apps/ecommerce/dashboard",
};

/** Returns the path a screen redirects to, or `undefined` if it doesn't redirect. Both are without language. */
export function canonicalPath(path: string): string | undefined {
  return canonical[path] ?? screenAt(path)?.redirectsTo;
}
