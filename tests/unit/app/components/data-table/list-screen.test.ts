import { describe, expect, it, test } from "vitest";
import { z } from "zod";
import { listStoreNames } from "#contract/roles/admin-names.ts";
import { anyOf, defineList, period, searchText, timeOrder } from "#contract/calls/list.ts";
import type { FilterLabel } from "~/components/data-table/list-page";
import { filterControls, filterLabels } from "~/components/data-table/list-page";
import { type ListScreen, listScreen } from "~/components/data-table/list-screen.server";
import { texts as administration } from "~/locales/en/administration";
import { texts as shopAdmin } from "~/locales/en/shop-admin";
import { texts as shop } from "~/locales/en/shop";
import { texts as couponAdmin } from "~/locales/en/coupon-admin";
import { texts as reviewAdmin } from "~/locales/en/review-admin";
import { texts as referrals } from "~/locales/en/referrals";
import { texts as referralAdmin } from "~/locales/en/referral-admin";
import { texts as bank } from "~/locales/en/bank";
import { texts as exchangeRateTexts } from "~/locales/en/exchange-rates";
import { texts as fraud } from "~/locales/en/fraud";
import { texts as invoices } from "~/locales/en/invoices";
import { texts as activityNames } from "~/locales/en/activity-names";
import { texts as cashBack } from "~/locales/en/cash-back";
import { texts as claims } from "~/locales/en/claims";
import { texts as clicks } from "~/locales/en/clicks";
import { texts as leadReports } from "~/locales/en/lead-reports";
import { texts as leads } from "~/locales/en/leads";
import { texts as networkProgrammes } from "~/locales/en/network-programmes";
import { texts as networks } from "~/locales/en/networks";
import { texts as offers } from "~/locales/en/offers";
import { texts as risks } from "~/locales/en/risks";
import { texts as security } from "~/locales/en/security";
import { texts as stores } from "~/locales/en/stores";
import { texts as tickets } from "~/locales/en/tickets";
import { texts as users } from "~/locales/en/users";
import { texts as wallet } from "~/locales/en/wallet";
import { texts as payoutRunTexts } from "~/locales/en/payout-runs";
import { texts as withdrawals } from "~/locales/en/withdrawals";

const list = defineList("/v1/things", {
  summary: "Things",
  filters: {
    state: anyOf(z.enum(["new", "old", "gone"])),
    slug: z
      .string()
      .max(8)
      .regex(/^[a-z]+$/)
      .optional(),
    hidden: z.string().optional(),
    q: searchText,
    ...period,
    order: timeOrder.default("oldest"),
  },
  row: z.object({ id: z.string() }),
});
const sorted = defineList("/v1/sorted", {
  summary: "Sorted things",
  filters: { sort: z.enum(["name", "-name", "-rate"]).default("name") },
  row: z.object({ id: z.string() }),
});
const read = (screen: ListScreen<typeof list>, query: string) => screen.read(new URLSearchParams(query));

describe("a list screen built from the contract", () => {
  const screen = listScreen(list, {
    timeColumn: "made",
    without: ["hidden"],
    optionCalls: { slug: listStoreNames },
  });

  it("has the contract's filters, search and sorting", () => {
    expect(screen.specification).toEqual({
      search: true,
      filters: {
        state: { kind: "choice", values: ["new", "old", "gone"] },
        slug: { kind: "named", maxLength: 8 },
        from: { kind: "date" },
        to: { kind: "date" },
      },
      sorts: ["made"],
      keep: ["density", "cols", "move"],
    });
  });

  it("has no filter whose values users would have to know", () => {
    expect(() => listScreen(list, { without: ["hidden"] })).toThrow("`names`");
  });

  it("shows a filter set only by links as a chip in words, without a control", () => {
    const screen = listScreen(list, { without: ["hidden"], chips: ["slug"] });
    expect(read(screen, "f.slug=shoe").filters).toEqual({ slug: "shoe" });
    const label: FilterLabel = (filter, value) => (value === undefined ? filter : `the ${value}s`);
    const control = filterControls(screen.specification, label).find(({ name }) => name === "slug");
    expect(control?.options).toBeUndefined();
    expect(control?.inWords?.("shoe")).toBe("the shoes");
  });

  it("requests the URL's filters, in the contract's default order", () => {
    const query = screen.query(read(screen, "f.state=old&f.from=2026-01-31&q=shoe&cursor=abc"));
    expect(query).toEqual({ state: "old", from: "2026-01-31", q: "shoe", order: "oldest" });
    expect(screen.query(read(screen, "sort=-made"))).toEqual({ order: "newest" });
  });

  it("drops values the contract would refuse, and filters the screen doesn't have", () => {
    expect(read(screen, "f.slug=NO!&f.state=lost&f.from=2026-02-30&f.hidden=x").filters).toEqual({});
  });

  it("keeps its fixed rows, which a filter narrows; an option may mean several values", () => {
    const screen = listScreen(list, {
      optionCalls: { slug: null, hidden: null },
      always: { state: ["new", "old"] },
      choices: { state: ["open", "new"] },
      meanings: { state: { open: ["new", "old"] } },
    });
    expect(screen.query(read(screen, ""))).toEqual({ state: ["new", "old"] });
    expect(screen.query(read(screen, "f.state=new"))).toEqual({ state: "new" });
    expect(screen.query(read(screen, "f.state=open"))).toEqual({ state: ["new", "old"] });
    expect(screen.query(read(screen, "f.state=gone"))).toEqual({ state: ["new", "old"] });
  });

  it("sorts a one-way column only in its direction", () => {
    const screen = listScreen(sorted);
    const sortOf = (sort: string) => screen.query(screen.read(new URLSearchParams({ sort }))).sort;
    expect(sortOf("rate")).toBe("-rate");
    expect(sortOf("-rate")).toBe("-rate");
    expect(sortOf("name")).toBe("name");
    expect(sortOf("-name")).toBe("-name");
    expect(sortOf("else")).toBeUndefined();
  });
});

const modules = import.meta.glob<Record<string, unknown>>(
  ["/app/routes/*/*.server.ts", "/app/features/administration/withdrawals.server.ts"],
  { eager: true },
);
const screens = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter((entry): entry is [string, ListScreen<never>] => isScreen(entry[1]));

function isScreen(value: unknown): boolean {
  return typeof value === "object" && value !== null && "specification" in value && "read" in value;
}

/** Looks up a list's label by key and returns the key itself if there is none. */
const texts = Object.assign(
  {},
  claims,
  cashBack,
  wallet,
  withdrawals,
  payoutRunTexts,
  risks,
  security,
  stores,
  tickets,
  offers,
  networks,
  networkProgrammes,
  leads,
  clicks,
  leadReports,
  users,
  administration,
  activityNames,
  bank,
  exchangeRateTexts,
  fraud,
  invoices,
  referralAdmin,
  couponAdmin,
  reviewAdmin,
  referrals,
  shop,
  shopAdmin,
) as Record<string, string>;
const english = filterLabels((key) => texts[key] ?? "");
const inEnglish: FilterLabel = (filter, value) => {
  const name = filter === "action" ? "activity" : filter;
  const label = english(name, value);
  return label || value === undefined
    ? label
    : english("mailState", value) || english("action", value) || english(value);
};

test("finds every screen's list", () => {
  expect(screens.length).toBeGreaterThanOrEqual(15);
});

test.each(screens)("each filter of %s has a label, and each of its options", (_name, { specification }) => {
  for (const { name, label, options = [] } of filterControls(specification, inEnglish)) {
    expect(label, name).not.toBe("");
    for (const option of options) expect(option.label, `${name}_${option.value}`).not.toBe("");
  }
});
