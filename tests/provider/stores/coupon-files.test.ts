import { afterAll, beforeAll, expect, test } from "vitest";
import { adminListCoupons, importCoupons } from "#contract/coupons/admin-coupons.ts";
import { decodeText } from "#shared/decode-text.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addShop } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

// Noon in Paris, where days start an hour earlier than in UTC.
const now = new Date("2026-11-26T11:00:00Z");

describeOnDatabase("files of coupons", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let files = 0;
  beforeAll(async () => {
    const environment = { CURRENCY: "EUR", TIME_ZONE: "Europe/Paris" };
    provider = await startTestProvider({ open, clock: () => now, environment });
    admin = await provider.signUp({ role: "admin" });
    const rate = { kind: "percent", minimum: 100, maximum: 100 } as const;
    for (const slug of ["acme", "other"])
      await addShop(provider.app.database, { slug, name: slug, site: "https://acme.test/", rate });
  });
  afterAll(() => provider.close());

  const send = (content: string) =>
    provider.call(importCoupons, {
      as: admin,
      headers: { "idempotency-key": crypto.randomUUID() },
      body: { content },
    });
  const find = async (q: string) => (await provider.call(adminListCoupons, { as: admin, query: { q } })).data;
  /** Imports one coupon with these cells, and finds it by its title. */
  async function importOne(cells: Record<string, string>) {
    const title = `Sale number ${++files} of all`;
    const names = ["store", "title", ...Object.keys(cells)];
    const values = ["acme", title, ...Object.values(cells)];
    const { data } = await send(`${names.join(";")}\n${values.join(";")}`);
    const [coupon] = await find(title);
    return { refused: data.refused.map(({ message }) => message), coupon };
  }

  test.each([
    ["2026-12-24", "2026-12-24T23:00:00.000Z"],
    ["24/12/2026", "2026-12-24T23:00:00.000Z"],
    ["24.12.2026", "2026-12-24T23:00:00.000Z"],
    ["2027-06-30", "2027-06-30T22:00:00.000Z"],
    ["2026-12-24 18:00", "2026-12-24T17:00:00.000Z"],
    ["2026-12-24T18:00:00Z", "2026-12-24T18:00:00.000Z"],
  ])(
    "a coupon that ends on %s lasts until %s: its whole day in the operator's time zone",
    async (ends, at) => {
      const { coupon, refused } = await importOne({ ends });
      expect(refused).toEqual([]);
      expect(coupon?.endsAt).toBe(at);
    },
  );

  test("accepts an end date of today, valid until midnight", async () => {
    const { coupon } = await importOne({ ends: "2026-11-26" });
    expect(coupon?.endsAt).toBe("2026-11-26T23:00:00.000Z");
    expect(coupon?.state).toBe("running");
  });

  test("refuses an end date in the past", async () => {
    expect((await importOne({ ends: "2026-11-25" })).refused).toHaveLength(1);
  });

  test.each(["2026-11-26", "2026-11-23", "26/11/2026", "2026-11-26 08:00"])(
    "a coupon that starts on %s begins at once",
    async (starts) => {
      const { coupon } = await importOne({ starts });
      expect(coupon?.state).toBe("running");
      expect(coupon?.startsAt).toBe(now.toISOString());
    },
  );

  test("a coupon with a future start date begins at that day's midnight", async () => {
    const { coupon } = await importOne({ starts: "2026-12-01" });
    expect(coupon?.state).toBe("scheduled");
    expect(coupon?.startsAt).toBe("2026-11-30T23:00:00.000Z");
  });

  test("reads a file saved by French Excel", async () => {
    const file =
      "sep=;\r\nStore;Title;Worth;Ends;\r\nacme;Été;12,5 %;24/12/2026;\r\nacme;Hiver;5,00 €;03/01/2027;\r\n;;;;\r\n";
    expect((await send(file)).data).toEqual({ created: 2, refused: [] });
    const [summer] = await find("Été");
    expect(summer?.worth).toBe(1_250);
    expect(summer?.worthKind).toBe("percent");
    const [winter] = await find("Hiver");
    expect(winter?.worth).toBe(500);
    expect(winter?.worthKind).toBe("amount");
    // The date 24/12/2026 in the same file determines the order of day and month.
    expect(winter?.endsAt).toBe("2027-01-03T23:00:00.000Z");
  });

  test.each<[what: string, bytes: Uint8Array]>([
    ["Windows-1252", Buffer.from("store;title\nacme;G\u00e9ant d'\u00e9t\u00e9", "latin1")],
    ["UTF-16 with tabs", Buffer.from("\uFEFFstore\ttitle\nacme\tGéant d'été", "utf16le")],
    ["UTF-8 with a byte order mark", Buffer.from("\uFEFFstore,title\nacme,Géant d'été")],
  ])("keeps accents of a file in %s", async (_, bytes) => {
    const before = (await find("Géant")).length;
    expect((await send(decodeText(bytes)!)).data.created).toBe(1);
    const found = await find("Géant");
    expect(found).toHaveLength(before + 1);
    expect(found[0]?.title.en).toBe("Géant d'été");
  });

  test("refuses an ambiguous day with a reason", async () => {
    expect((await importOne({ ends: "03/04/2027" })).refused).toEqual([
      "It isn’t clear which number is the month. Write the day as 2026-12-31.",
    ]);
  });

  test("reads ambiguous days month first when another day of the file shows that order", async () => {
    const file = "store;title;ends\nacme;Month first one;12/24/2026\nacme;Month first two;03/04/2027";
    await send(file);
    expect((await find("Month first two"))[0]?.endsAt).toBe("2027-03-04T23:00:00.000Z");
  });

  test.each([
    ["12,5 %", "percent", 1_250],
    ["12.5%", "percent", 1_250],
    ["3.875 %", "percent", 387.5],
    ["12,5\u00a0%", "percent", 1_250],
    ["12,5\u202f%", "percent", 1_250],
    ["% 20", "percent", 2_000],
    ["5,00 €", "amount", 500],
    ["5,00\u00a0€", "amount", 500],
    ["€5.00", "amount", 500],
    ["5 EUR", "amount", 500],
    ["1.234,50", "amount", 123_450],
    ["1 234,50 €", "amount", 123_450],
    ["5", "amount", 500],
    ["", "none", 0],
  ] as const)("reads a discount of %j", async (worth, worthKind, amount) => {
    const { coupon } = await importOne({ worth });
    expect(coupon?.worthKind).toBe(worthKind);
    expect(coupon?.worth).toBe(amount);
  });

  test.each([
    ["5 $", "Amounts must be in your own currency."],
    ["5 USD", "Amounts must be in your own currency."],
    ["5.001", "Enter a share up to 100 % or an amount above zero."],
    ["101 %", "Enter a share up to 100 % or an amount above zero."],
    ["1,250 %", "Enter a share up to 100 % or an amount above zero."],
    ["-5", "Enter a share up to 100 % or an amount above zero."],
    ["5 % €", "Enter a share up to 100 % or an amount above zero."],
  ])("refuses a discount of %j with its reason", async (worth, message) => {
    expect((await importOne({ worth })).refused).toEqual([message]);
  });

  test.each(["GRÜN10", "SAVE 10", "Élan-5", "夏天88", "скидка 10", "A.B/C+1", "TEN$"])(
    "keeps the code %s as it is",
    async (code) => {
      expect((await importOne({ code })).coupon?.code).toBe(code);
    },
  );

  test("reads a non-breaking space in a code as a space", async () => {
    expect((await importOne({ code: "SAVE\u00a015" })).coupon?.code).toBe("SAVE 15");
  });

  test.each(["1.23457E+12", "1,23457E+12", "GR\uFFFDN10", "A\u200BB", "A"])(
    "refuses the code %j, which can't be typed",
    async (code) => {
      expect((await importOne({ code })).refused).toHaveLength(1);
    },
  );

  test("never saves a replacement character", async () => {
    const { data } = await send("store;title\nacme;\uFFFDt\uFFFD is here");
    expect(data.created).toBe(0);
    expect(data.refused.map(({ line }) => line)).toEqual([2]);
  });

  test("accepts headings in another case and with spaces", async () => {
    await send("STORE;Title;TITLE FR\nacme;Heading sale;Soldes");
    expect((await find("Heading sale"))[0]?.title.fr).toBe("Soldes");
  });

  test("refuses a line with more cells than headings, and a repeated heading", async () => {
    const { data } = await send("store;title\nacme;Wide sale;more");
    expect(data.refused).toEqual([
      { line: 2, message: "This line has more cells than the first line names." },
    ]);
    const twice = await send("store;title;Title\nacme;One;Two");
    expect(twice.body.key).toBe("coupon_columns_twice");
  });
});
