import type { ServerResponse } from "node:http";
import { beforeEach, describe, expect, test } from "vitest";
import { listWalletEvents } from "#contract/wallet/wallet.ts";
import { creditMember } from "../../support/money/ledger";
import { expectWithin } from "../../support/programs/limits";
import { readPage, memberWorld } from "../../support/money/member-world";
import { submitWithdrawal } from "../../support/money/withdrawals";
import { readPdf } from "../../support/pdf-text";

const world = memberWorld();
beforeEach(() => world.front.broken.clear());

const page = "/en/apps/wallet/my-balance";
const accounts = `${page}?accounts=1`;

describe("the four figures", () => {
  test.each([
    ["en", "My Balance", ["Available", "Pending", "Reserved", "Lifetime"], ["$160.00", "$40.00", "$200.00"]],
    [
      "fr",
      "Mon solde",
      ["Disponible", "En attente", "Réservé", "Total gagné"],
      ["160,00", "40,00", "200,00"],
    ],
    ["ar", "رصيدي", ["المتاح", "قيد الانتظار", "محجوز", "إجمالي ما كسبته"], ["160.00", "40.00", "200.00"]],
  ])(
    "in %s: shows available, pending, reserved and lifetime from the ledger",
    async (language, title, labels, amounts) => {
      const { browser, user } = await world.payee(20_000n);
      await submitWithdrawal(world.provider, user, 4_000);
      const html = await readPage(browser.request(`/${language}/apps/wallet/my-balance`));
      for (const text of [title, ...labels, ...amounts]) expect(html).toContain(text);
      expect(html).toContain(`href="/${language}/apps/my-cash-back/withdraw"`);
    },
  );

  test.each([
    ["en", "You need $3.20 more to withdraw."],
    ["fr", "pour pouvoir retirer."],
    ["ar", "لتتمكن من السحب."],
  ])("in %s: shows why a withdrawal isn't possible yet", async (language, text) => {
    const { browser } = await world.payee(680n);
    const html = await readPage(browser.request(`/${language}/apps/wallet/my-balance`));
    expect(html).toContain(text);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main).not.toContain(`href="/${language}/apps/my-cash-back/withdraw"`);
  });
});

describe("the accounting view", () => {
  test("shows one line per event with its entries on request; a withdrawal links to its page", async () => {
    const { browser, user } = await world.payee(20_000n);
    const { data: created } = await submitWithdrawal(world.provider, user, 4_000);
    const html = await readPage(browser.request(accounts));
    const [, , requested = "", payable = "", tracked = ""] = html.split('<tr role="row"');
    const plainRow = (row: string) => row.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
    expect(plainRow(requested)).toMatch(/Withdrawal requested .* Available to Reserved Show entries/);
    expect(plainRow(requested)).toMatch(
      /Available Balance after \$160\.00 .\$40\.00 Reserved Balance after \$40\.00 \+\$40\.00 .*\$40\.00 /,
    );
    expect(plainRow(payable)).toMatch(/Cash back available .* Pending to Available .* \$200\.00 /);
    expect(plainRow(tracked)).toMatch(/Cash back tracked .* From the store .* \+\$200\.00 /);
    expect(html).toContain(`href="/en/apps/my-cash-back/withdraw-history?view=${created.id}"`);
  });

  test("filters by account, kind and date in the URL, ignoring invalid values", async () => {
    const { browser, user } = await world.payee(20_000n);
    await submitWithdrawal(world.provider, user, 4_000);
    const countOf = async (query: string) => {
      const response = await browser.request(`${accounts}&${query}`);
      expect(response.status, query).toBe(200);
      return ((await readPage(response)).match(/<tr role="row"/g)?.length ?? 1) - 1;
    };
    expect(await countOf("")).toBe(3);
    expect(await countOf("f.account=reserved")).toBe(1);
    expect(await countOf("f.kind=withdrawal_requested")).toBe(1);
    expect(await countOf("f.from=2001-01-01&f.to=2001-12-31")).toBe(0);
    for (const broken of [
      "f.account=x",
      "f.kind=%00",
      "f.from=2026-13-45",
      "size=-1",
      "cursor=x",
      "cursor=..%2F",
    ]) {
      expect(await countOf(broken)).toBe(3);
    }
  });

  test("keyset paging goes through all events once, and back", async () => {
    const { browser, user } = await world.payee(0n);
    for (let count = 0; count < 22; count++)
      await creditMember(world.provider.app.database, user.userId, BigInt(1_000 + count));
    const { data: all } = await world.provider.call(listWalletEvents, { as: user, query: { limit: 100 } });
    const follow = async (html: string, rel: string) => {
      const link = html.match(/<a [^>]*>/g)?.find((tag) => tag.includes(`rel="${rel}"`));
      const href = /href="([^"]*)"/.exec(link ?? "")?.[1]?.replaceAll("&amp;", "&");
      return href === undefined ? undefined : readPage(browser.request(page + href.replace(/^[^?]*/, "")));
    };
    const rowCounts: number[] = [];
    let html: string | undefined = await readPage(browser.request(accounts));
    const first = html;
    for (; html; html = await follow(html, "next"))
      rowCounts.push((html.match(/<tr role="row"/g)?.length ?? 1) - 1);
    expect(rowCounts).toEqual([20, 20, 4]);
    expect(all).toHaveLength(44);
    const second = await follow(first, "next");
    expect((await follow(second ?? "", "prev"))?.match(/<tr role="row"/g)?.length).toBe(21);
  });
});

describe("the button that hides amounts", () => {
  test("hides every amount of the wallet in this browser and returns to the page", async () => {
    const { browser } = await world.payee(12_345n);
    const submitResponse = await browser.submit("/wallet/amounts", {
      amounts: "hidden",
      returnTo: `${page}?f.account=available`,
    });
    expect(submitResponse.status).toBe(302);
    expect(submitResponse.headers.get("location")).toEqual(`${page}?f.account=available`);
    for (const path of [page, "/en/dashboards/crm"]) {
      const response = await browser.request(path);
      const html = await readPage(response);
      expect(html, path).not.toContain("123.45");
      expect(html, path).toContain("••••");
    }
    await browser.submit("/wallet/amounts", { amounts: "shown", returnTo: page });
    expect(await readPage(browser.request(page))).toContain("$123.45");
  });

  test("is also in the top bar and hides the balance there on every page", async () => {
    const { browser } = await world.payee(12_345n);
    const bar = async () => {
      const html = await (await browser.request("/en/stores")).text();
      return /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
    };
    expect(await bar()).toMatch(
      /Balance: \$123\.45[\s\S]*action="\/wallet\/amounts"[\s\S]*aria-pressed="false"/,
    );
    await browser.submit("/wallet/amounts", { amounts: "hidden", returnTo: "/en/stores" });
    const hidden = await bar();
    expect(hidden).toMatch(/Balance: hidden[\s\S]*aria-pressed="true"/);
    expect(hidden).not.toContain("123.45");
  });

  test("S8 never redirects to another origin, and refuses unknown values", async () => {
    const response = await world.dashboard.request("/wallet/amounts", {
      method: "POST",
      body: new URLSearchParams({ amounts: "hidden", returnTo: "https://evil.test/" }),
    });
    expect(response.headers.get("location")).toBe("/");
    const body = new URLSearchParams({ amounts: "burn" });
    expect((await world.dashboard.request("/wallet/amounts", { method: "POST", body })).status).toBe(400);
  });
});

describe("faults: a failed part leaves the others", () => {
  const broken = (message?: string) => (_: unknown, response: ServerResponse) =>
    void response
      .writeHead(500, { "content-type": "application/json" })
      .end(JSON.stringify({ message, requestId: "req-17" }));

  test("if the figures don't load they are unknown, never 0, and the entries remain", async () => {
    const { browser } = await world.payee(20_000n);
    world.front.broken.set("GET /v1/wallet", broken("The wallet rests."));
    const response = await browser.request(page);
    const html = await readPage(response);
    expect(response.status).toBe(200);
    for (const text of ["The wallet rests.", "Retry", "req-17", "+$200.00"]) expect(html).toContain(text);
    expect(html).not.toContain("Ready to withdraw.");
  });

  test("shows an error with Retry if the entries don't load, and the figures remain", async () => {
    const { browser } = await world.payee(20_000n);
    world.front.broken.set("GET /v1/wallet/items", (_, response) => void response.end("<html>"));
    const html = await readPage(browser.request(page));
    for (const text of ["$200.00", "Invalid response from server", "Retry"]) expect(html).toContain(text);
  });

  test("if both don't load the shell remains, with an error status", async () => {
    const { browser } = await world.payee(20_000n);
    for (const path of ["GET /v1/wallet", "GET /v1/wallet/items"]) world.front.broken.set(path, broken());
    const response = await browser.request(page);
    const html = await readPage(response);
    expect(response.status).toBe(500);
    expect(html).toContain("API request failed");
    expect(html).toContain("My Balance");
  });

  test("the wallet doesn't wait for notifications", async () => {
    const { browser } = await world.payee(20_000n);
    world.front.broken.set("GET /notifications/current-user", () => {});
    const startedAt = performance.now();
    const html = await readPage(browser.request(page));
    expect(html).toContain("$200.00");
    expectWithin(startedAt, 4_000);
  });
});

describe("the statement as a PDF", () => {
  test("is offered for the days that the list shows", async () => {
    const { browser } = await world.payee(20_000n);
    const html = await readPage(browser.request(`${page}?f.from=2026-01-01&f.to=2026-01-31&f.direction=in`));
    expect(html).toContain(`href="${page}/statement?from=2026-01-01&amp;to=2026-01-31"`);
  });

  test.each([
    ["en", "Statement of available balance"],
    ["fr", "Relevé du solde disponible"],
  ])("is a PDF in %s", async (language, title) => {
    const { browser } = await world.payee(20_000n);
    const response = await browser.request(`/${language}/apps/wallet/my-balance/statement`);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    const { drawn } = readPdf(Buffer.from(await response.arrayBuffer()));
    const text = drawn.map((piece) => piece.text).join("");
    expect(text.replaceAll(/\s/g, " ")).toContain(title);
  });

  test("omits days that can't be parsed", async () => {
    const { browser } = await world.payee(20_000n);
    const response = await browser.request(`${page}/statement?from=yesterday&to=9999-99-99`);
    expect(response.status).toBe(200);
  });
});
