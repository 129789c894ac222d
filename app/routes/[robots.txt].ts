import { publicFile } from "~/page/public-file.server";
import { environment } from "~/server/environment.server";
import type { Route } from "./+types/[robots.txt]";

/** Pages without content for search engines: the pages of members and staff, and the template's examples. */
const excluded = [
  "/*/apps/",
  "/*/dashboards/",
  "/*/search",
  "/*/shortcuts",
  "/*/pages/auth/",
  "/*/pages/misc/",
  "/*/pages/wizard-examples/",
  "/*/pages/widget-examples/",
  "/*/pages/dialog-examples",
  "/*/forms/",
  "/*/charts/",
  "/*/react-table",
  "/*/stores/*/shop",
  "/go/",
  "/front-pages/checkout",
  "/front-pages/payment",
];

/** Responds with the pages that search engines should skip (RFC 9309), and the URL of the sitemap index. */
export function loader({ request, url }: Route.LoaderArgs): Response {
  const origin = environment().PUBLIC_ORIGIN[0] ?? url.origin;
  const lines = [
    "User-agent: *",
    ...excluded.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  const content = `${lines.join("\n")}\n`;
  return publicFile(request, { content, type: "text/plain; charset=utf-8", fresh: 3600 });
}
