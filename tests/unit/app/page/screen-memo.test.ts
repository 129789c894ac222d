import { expect, test } from "vitest";
import { memoScreen } from "~/page/screen-memo";

interface Memo {
  compare: (before: object, after: object) => boolean;
}

const props = { params: { store: "nike" }, loaderData: {}, actionData: {}, matches: [] };
const screen = memoScreen(() => null) as unknown as Memo;

test("a screen isn't rendered again for an equal copy of its parameters", () => {
  expect(screen.compare(props, { ...props, params: { store: "nike" } })).toBe(true);
});

test.each([
  { params: { store: "adidas" } },
  { params: {} },
  { params: { store: "nike", coupon: "1" } },
  { loaderData: {} },
  { actionData: {} },
  { matches: [] },
])("a screen is rendered again for other %j", (change) => {
  expect(screen.compare(props, { ...props, ...change })).toBe(false);
});
