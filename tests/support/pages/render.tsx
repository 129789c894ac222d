import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import type { Language } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { emptyPage, PageContext, type PageData } from "~/page/page-context";

interface RenderOptions {
  path?: string;
  language?: Language;
  page?: Partial<PageData>;
}

/** Renders a component on the server, at a path, in a language and with the data of a page. */
export function render(
  part: ReactNode,
  { path = "/en/page", language = "en", page }: RenderOptions = {},
): string {
  const texts = {
    ui: textsOf(language, "ui"),
    table: textsOf(language, "table"),
    "design-system": textsOf(language, "design-system"),
    notifications: textsOf(language, "notifications"),
    wallet: textsOf(language, "wallet"),
    withdrawals: textsOf(language, "withdrawals"),
  };
  const Page = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <PageContext value={{ ...emptyPage, locale: { language, texts }, ...page }}>{part}</PageContext>
      ),
    },
  ]);
  return renderToStaticMarkup(<Page initialEntries={[path]} />);
}

/** Returns the text of markup, without tags. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
