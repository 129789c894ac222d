import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { StoreTile } from "#contract/stores/stores.ts";
import { StoreGrid } from "~/features/stores/store-grid";
import { textsOf } from "~/i18n/resources.server";
import { emptyPage, PageContext } from "~/page/page-context";
import { textOf } from "../../../../support/pages/render";

const raised: StoreTile = {
  id: "00000000-0000-4000-8000-000000000001",
  slug: "nike",
  name: "Nike",
  logo: null,
  category: "sports",
  cashBack: { kind: "percent", minimum: 800, maximum: 800 },
  boost: { usual: { kind: "percent", minimum: 500, maximum: 500 }, endsAt: "2026-12-02T12:00:00.000Z" },
  coupons: 3,
};

function read(store: StoreTile, showsEnds: boolean): string {
  const page = {
    ...emptyPage,
    locale: { language: "en" as const, texts: { stores: textsOf("en", "stores"), ui: textsOf("en", "ui") } },
  };
  const element = <StoreGrid stores={[store]} showsEnds={showsEnds} />;
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />
    </PageContext>,
  );
  return textOf(html);
}

test("a raised rate is shown with the usual one and its end", () => {
  expect(read(raised, true)).toMatch(/8% .*5% .*Usually 5% .*Ends Dec 2/);
});

test("a rate that isn't raised is shown with the number of coupons", () => {
  expect(read({ ...raised, boost: null }, true)).toMatch(/8% 3 coupons/);
});

test("on pages without times, the end is left out", () => {
  expect(read(raised, false)).toMatch(/3 coupons/);
});
