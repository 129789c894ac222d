import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { SampleMenu } from "~/routes/$lang.pages.design-system/sample-menu";
import { languages } from "~/i18n/languages";
import { textsOf } from "~/i18n/resources.server";
import { emptyPage, PageContext } from "~/page/page-context";

function renderMenu(language: (typeof languages)[number], path: string): string {
  const texts = { shell: textsOf(language, "shell"), "sample-menu": textsOf(language, "sample-menu") };
  return renderToStaticMarkup(
    <PageContext value={{ ...emptyPage, locale: { language, texts } }}>
      <MemoryRouter initialEntries={[`/${language}${path}`]}>
        <SampleMenu />
      </MemoryRouter>
    </PageContext>,
  );
}

describe("sample menu rendered on the server", () => {
  it.each(languages)("opens the current page's branch and marks it, %s", (language) => {
    const html = renderMenu(language, "/apps/invoice/preview/4987");
    expect(html.match(/<details[^>]* open/g)).toHaveLength(3);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toContain(textsOf(language, "sample-menu").shop);
  });

  it("matches a page by part of its address, and only that page", () => {
    expect(renderMenu("en", "/apps/ecommerce/orders/details/77").match(/<details[^>]* open/g)).toHaveLength(
      1,
    );
    expect(renderMenu("en", "/apps/ecommerce/orders")).not.toMatch(/aria-current|<details[^>]* open/);
  });

  it("has no link for a disabled entry", () => {
    const disabled = renderMenu("en", "/").match(/<(a|div)[^>]*aria-disabled="true"[^>]*>/g);
    expect(disabled).toHaveLength(2);
    expect(disabled?.join("")).not.toMatch(/href|tabindex/);
  });
});
