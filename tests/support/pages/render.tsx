import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import type { Language } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { emptyPage, PageContext } from "~/page/page-context";

/** Renders a component on the server, at a path and in a language. */
export function render(part: ReactNode, { path = "/en/page", language = "en" as Language } = {}): string {
  const texts = {
    ui: textsOf(language, "ui"),
    table: textsOf(language, "table"),
    "design-system": textsOf(language, "design-system"),
    wallet: textsOf(language, "wallet"),
    withdrawals: textsOf(language, "withdrawals"),
  };
  const Page = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <PageContext value={{ ...emptyPage, locale: { language, texts } }}>{part}</PageContext>
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
