import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { textsOf } from "~/i18n/resources.server";
import { emptyPage, PageContext } from "~/page/page-context";
import { BalanceLink } from "~/shell/menus/balance-link";

const page = {
  ...emptyPage,
  locale: { language: "en" as const, texts: { shell: textsOf("en", "shell"), ui: textsOf("en", "ui") } },
};

function textOf(props: { balance: number; reserved?: number; isQuiet?: boolean }): string {
  const router = createMemoryRouter([{ path: "*", element: <BalanceLink currency="USD" {...props} /> }]);
  const html = renderToStaticMarkup(
    <PageContext value={page}>
      <RouterProvider router={router} />
    </PageContext>,
  );
  return html.replace(/<[^>]*>/g, " ");
}

test("shows the total and the available part", () => {
  expect(textOf({ balance: 12, reserved: 2 })).toContain("available");
});

test("shows only the amount to staff who never earned cash back", () => {
  expect(textOf({ balance: 0, isQuiet: true })).not.toContain("available");
});

test("shows the available part to staff with money in progress", () => {
  expect(textOf({ balance: 0, reserved: 2, isQuiet: true })).toContain("available");
});

test("shows a member's balance of 0 with its parts", () => {
  expect(textOf({ balance: 0 })).toContain("available");
});
