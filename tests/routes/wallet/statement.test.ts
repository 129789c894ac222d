import { describe, expect, test } from "vitest";
import { cancelWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { readPage, memberWorld } from "../../support/money/member-world";
import { submitWithdrawal } from "../../support/money/withdrawals";

const world = memberWorld();
const page = "/en/apps/wallet/my-balance";

/** Returns the rows of the statement as text. */
function rowsOf(html: string): string[] {
  return html
    .split("<li data-row")
    .slice(1)
    .map((row) =>
      `<li${row}`
        .split("</li>")[0]!
        .replace(/<[^>]+>/g, " ")
        .replace(/\s+/g, " ")
        .trim(),
    );
}

describe("the statement", () => {
  test("a withdrawal is one signed row with its state", async () => {
    const { browser, user } = await world.payee(20_000n);
    await submitWithdrawal(world.provider, user, 4_000);
    const [withdrawal, earned, ...others] = rowsOf(await readPage(browser.request(page)));
    expect(withdrawal).toMatch(/^Withdrawal to .* Requested .*\u2212\$40\.00/);
    expect(earned).toMatch(/\+\$200\.00/);
    expect(others).toEqual([]);
  });

  test("a canceled withdrawal says that the money was returned", async () => {
    const { browser, user } = await world.payee(20_000n);
    const { data: created } = await submitWithdrawal(world.provider, user, 4_000);
    await world.provider.call(cancelWithdrawal, { as: user, params: { id: created.id } });
    expect(rowsOf(await readPage(browser.request(page)))[0]).toContain("Canceled · Returned to your balance");
  });

  test("shows the sum of a month, and its statement as a PDF", async () => {
    const { browser, user } = await world.payee(20_000n);
    await submitWithdrawal(world.provider, user, 4_000);
    const html = await readPage(browser.request(page));
    expect(html.replace(/<[^>]+>/g, "")).toContain("Sum of the month: +$160.00");
    expect(html).toMatch(/href="[^"]*\/statement\?from=\d{4}-\d\d-01&amp;to=\d{4}-\d\d-\d\d"/);
  });

  test.each([
    ["in", ["+$200.00"]],
    ["out", ["−$40.00"]],
    ["pending", []],
    ["sideways", ["−$40.00", "+$200.00"]],
  ])("filters by the direction %s", async (direction, amounts) => {
    const { browser, user } = await world.payee(20_000n);
    await submitWithdrawal(world.provider, user, 4_000);
    const rows = rowsOf(await readPage(browser.request(`${page}?f.direction=${direction}`)));
    expect(rows.map((row) => /[+\u2212]\$[\d.]+/.exec(row)?.[0])).toEqual(amounts);
  });

  test("opens a row with its bookings and a link to cancel it", async () => {
    const { browser, user } = await world.payee(20_000n);
    const { data: created } = await submitWithdrawal(world.provider, user, 4_000);
    const html = await readPage(browser.request(`${page}?view=${created.id}`));
    const panel = html.slice(html.indexOf('role="dialog"'));
    expect(panel).toContain(created.reference);
    expect(panel.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")).toMatch(
      /Accounting entries Withdrawal requested .* Available Balance after \$160\.00/,
    );
    expect(panel).toContain(`/withdraw-history?view=${created.id}&amp;confirm=cancel"`);
  });

  test("doesn't open another member's row", async () => {
    const { user } = await world.payee(20_000n);
    const { data: created } = await submitWithdrawal(world.provider, user, 4_000);
    const { browser } = await world.payee(20_000n);
    const response = await browser.request(`${page}?view=${created.id}`);
    expect(response.status).toBe(404);
    expect(await readPage(response)).toContain("We can’t find this transaction.");
  });

  test("can be downloaded as CSV with the same filters", async () => {
    const { browser, user } = await world.payee(20_000n);
    await submitWithdrawal(world.provider, user, 4_000);
    const file = await browser.request(`/en/csv/apps/wallet/my-balance?f.direction=out`);
    expect(await file.text()).toMatch(/"withdrawal_requested",.*"-40.00"[^\n]*\n?$/);
  });

  test("without transactions it explains how to get the first cash back", async () => {
    const { browser } = await world.signIn(await world.provider.signUp());
    const html = await readPage(browser.request(page));
    for (const text of ["No transactions yet", "Open a store through Cashlane."])
      expect(html).toContain(text);
  });
});
