import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPostbacks } from "#contract/networks/admin-postbacks.ts";
import { usualParameters } from "#provider/demo/networks.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { openMemoryDatabase } from "../../../support/databases/databases.ts";
import {
  leadOf,
  createStoreFixture,
  processReport,
  type StoreFixture,
} from "../../../support/money/network-reports.ts";
import { createImporter } from "../../../support/money/report-files.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../../support/programs/provider.ts";

const now = new Date("2026-03-01T12:00:00Z");
const mapping = {
  parameters: usualParameters,
  statuses: { pending: "pending", approved: "confirmed" },
  amounts: "major",
  times: "iso",
  decimalMark: "comma",
} as const;
const headings = "click_id;transaction_id;order_id;item;amount;commission;currency;status;time";

describe("a file as networks export it", () => {
  let provider: TestProvider;
  let store: StoreFixture;
  let flat: StoreFixture;
  let admin: TestUser;
  let member: TestUser;
  let count = 0;
  beforeAll(async () => {
    provider = await startTestProvider({ open: openMemoryDatabase, clock: () => now });
    store = await createStoreFixture(provider, { mapping });
    flat = await createStoreFixture(provider, {
      mapping,
      rate: { kind: "flat", minimum: 250, maximum: 250 },
    });
    admin = await provider.signUp({ role: "admin" });
    member = await provider.signUp();
  });
  afterAll(() => provider.close());

  const row = async ({ of = store, id = `N-${(count += 1)}`, amount = "49,90" } = {}) => {
    const click = await of.click(member.userId);
    return `${click};${id};O-${id};;${amount};5,00;USD;pending;${now.toISOString()}`;
  };
  async function load(content: string | Uint8Array, of = store) {
    const files = createImporter(provider, admin, of);
    const { id } = (await files.upload(content)).data;
    return { id, files, opened: await files.load(id) };
  }
  const totals = async (content: string | Uint8Array) => (await load(content)).opened.totals;
  const oneNewRow = { new: 1, changes: 0, unchanged: 0, error: 0 };

  test("is read if lines about the account precede the header, with the file's line numbers", async () => {
    const text = `Publisher report;;;\nPeriod;01.02.2026;28.02.2026\n\n${headings}\n${await row()}\nx`;
    const { opened } = await load(text);
    expect(opened.totals).toEqual({ ...oneNewRow, error: 1 });
    expect(opened.lines.map(({ line }) => line)).toEqual([6, 5]);
  });

  test("is read if a line names its separator", async () => {
    expect(await totals(`sep=;\r\n${headings}\r\n${await row()}\r\n`)).toEqual(oneNewRow);
  });

  test("is read in Windows-1252", async () => {
    const text = `${headings.replace("order_id", "order_id")};Händler\n${await row()};Möbel\n`;
    expect(await totals(Buffer.from(text, "latin1"))).toEqual(oneNewRow);
  });

  test("is read with headings in another case", async () => {
    expect(await totals(`${headings.toUpperCase()}\n${await row()}\n`)).toEqual(oneNewRow);
  });

  test("is refused if a column occurs twice in different case", async () => {
    const response = await createImporter(provider, admin, store).upload(
      `${headings.replace("amount", "AMOUNT")};Amount\n1;2`,
    );
    expect(response.status).toBe(400);
  });

  test.each(["|", "\t", ","])("is read with %j as the separator", async (separator) => {
    const line = (await row({ amount: "49" })).replaceAll("5,00", "5").replaceAll(";", separator);
    expect(await totals(`${headings.replaceAll(";", separator)}\n${line}\n`)).toEqual(oneNewRow);
  });

  test("is read with line breaks inside quotes", async () => {
    const line = await row();
    expect(await totals(`${headings};note\n${line};"two\nlines"\n`)).toEqual(oneNewRow);
  });

  test("is read with one more separator at the end of its rows", async () => {
    expect(await totals(`${headings}\n${await row()};\n`)).toEqual(oneNewRow);
  });

  test("is read with one more separator at the end of its header", async () => {
    expect(await totals(`${headings};\n${await row()}\n`)).toEqual(oneNewRow);
  });

  test("refuses a row with one more cell", async () => {
    expect(await totals(`${headings}\n${await row()};5\n`)).toEqual({ ...oneNewRow, new: 0, error: 1 });
  });

  test("skips its line of sums", async () => {
    const { opened } = await load(`${headings}\n${await row()}\nTotal;;;;49,90;5,00;;;\n`);
    expect(opened.totals).toEqual({ ...oneNewRow, error: 1 });
  });

  test("stores rows that don't fit as quarantined reports", async () => {
    const { id, files } = await load(`${headings}\n${await row()}\nshort-row;1\n`);
    await files.apply(id);
    await processDueEvents(provider.app);
    const query = { network: store.network, state: "quarantined" as const };
    const { data } = await provider.call(listPostbacks, { as: admin, query });
    expect(data.map(({ reason }) => reason)).toEqual(["unreadable"]);
  });

  test("refuses both lines whose transactions a spreadsheet has rounded", async () => {
    const lines = [await row({ id: "1,23457E+12" }), await row({ id: "1,23457E+12" })];
    expect(await totals(`${headings}\n${lines.join("\n")}\n`)).toEqual({ ...oneNewRow, new: 0, error: 2 });
  });

  describe("without an amount", () => {
    test("credits a flat rate", async () => {
      const { id, files, opened } = await load(
        `${headings}\n${await row({ of: flat, id: "F-1", amount: "" })}`,
        flat,
      );
      expect(opened.totals).toEqual(oneNewRow);
      await files.apply(id);
      await processDueEvents(provider.app);
      expect(await leadOf(provider, "F-1")).toMatchObject({ cashBack: 250n, orderAmount: 0n });
    });

    test("is refused if the rate is a percentage", async () => {
      const { opened } = await load(`${headings}\n${await row({ amount: "" })}`);
      expect(opened.lines[0]?.reason).toBe("amount_invalid");
    });

    test("a notification credits a flat rate, and is refused if the rate is a percentage", async () => {
      const send = async (of: StoreFixture) =>
        processReport(provider, of, {
          click_id: await of.click(member.userId),
          amount: "",
          commission: "5,00",
        });
      expect(await send(flat)).toMatchObject({ state: "applied" });
      expect(await send(store)).toMatchObject({ state: "quarantined", reason: "amount_invalid" });
    });
  });
});
