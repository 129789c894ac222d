import { directionOf } from "~/i18n/languages";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { publicFile } from "~/page/public-file.server";
import type { Route } from "./+types/$lang.[app.webmanifest]";

/** The pages in the menu of the installed app's icon, each with its name in the product's own menu. */
const shortcuts = [
  ["stores", "/stores"],
  ["favourites", "/apps/favourites"],
  ["myBalance", "/apps/wallet/my-balance"],
  ["notifications", "/apps/notifications"],
] as const;

/** Responds with the web app manifest in the page's language. */
export function loader({ context, request }: Route.LoaderArgs): Response {
  const language = getLocale(context);
  const t = getTranslation(context, "install");
  const navigation = getTranslation(context, "navigation");
  const pictures = language === "ar" ? "ar" : "en";
  const manifest = {
    id: "/",
    name: t("name"),
    short_name: "Cashlane",
    description: t("description"),
    lang: language,
    dir: directionOf(language),
    start_url: `/${language}/dashboards/crm`,
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#0b6353",
    categories: ["shopping", "finance"],
    icons: [
      { src: "/install/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/install/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/install/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
    shortcuts: shortcuts.map(([name, path]) => ({ name: navigation(name), url: `/${language}${path}` })),
    screenshots: [
      screenshot(`/install/home-narrow-${pictures}.jpg`, "390x844", "narrow"),
      screenshot(`/install/home-wide-${pictures}.jpg`, "1440x900", "wide"),
    ].map((picture) => ({ ...picture, label: t("screenshot") })),
  };
  const content = JSON.stringify(manifest);
  return publicFile(request, { content, type: "application/manifest+json", fresh: 3600 });
}

function screenshot(src: string, sizes: string, factor: "narrow" | "wide") {
  return { src, sizes, type: "image/jpeg", form_factor: factor };
}
