import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type RecordKind,
  recordKinds,
  recordPermissions,
  recordsPerKind,
} from "#contract/staff-search/record-kinds.ts";
import { searchRecords } from "#contract/staff-search/staff-search.ts";
import { builtInRoles, permissionsOfBuiltIn } from "#contract/roles/permissions.ts";
import { claims } from "#provider/database/schema/earning-schema.ts";
import { invoices } from "#provider/database/schema/invoice-schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { addClick, addLeadRow, addShop } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { openWithdrawal } from "../../support/money/withdrawals.ts";

describeOnDatabase("search of staff's records", (open) => {
  const at = new Date("2026-05-01T10:00:00Z");
  let provider: TestProvider;
  let admin: TestUser;
  /** A text that finds the one record of a kind, and its id. */
  let samples: Record<RecordKind, { text: string; id: string }>;

  const search = async (query: { q?: string; keys?: string[] }, as = admin) => {
    const { data } = await provider.call(searchRecords, { as, query });
    return data.map(({ kind, id }) => `${kind}:${id}`);
  };

  beforeAll(async () => {
    provider = await startTestProvider({ open });
    const { database } = provider.app;
    admin = await provider.signUp({ role: "admin" });
    const { userId } = await provider.signUp({ name: "Zoë Quint", email: "zoe.quint@example.test" });
    const rate = { kind: "percent", minimum: 400, maximum: 400 } as const;
    const { storeId, offerId } = await addShop(database, { name: "Quagga", rate, network: "awin" });
    const clickId = await addClick(database, { userId, storeId, offerId: offerId!, createdAt: at });
    const bought = { userId, storeId, network: "awin", occurredAt: at, networkTransactionId: "TX-8841/7" };
    const purchase = await addLeadRow(database, { ...bought, orderNumber: "ORDER-55012" });
    const [claim, invoice] = [randomUUID(), randomUUID()];
    const claimed = { userId, storeId, clickId, orderedOn: "2026-05-01", createdAt: at };
    const money = { currency: "USD", orderAmount: 4_990n };
    await database.insert(claims).values({ id: claim, ...claimed, ...money, orderNumber: "ORDER-77123" });
    const sentValues = {
      state: "sent",
      number: "CL-2026-0042",
      sentAt: at,
      issuedOn: "2026-05-01",
      dueOn: "2026-05-31",
      issuer: {} as never,
      billing: {} as never,
    } as const;
    await database
      .insert(invoices)
      .values({ id: invoice, network: "awin", currency: "USD", total: 5n, createdAt: at, ...sentValues });
    const withdrawal = await openWithdrawal(provider);
    samples = {
      member: { text: "zoe q", id: userId },
      withdrawal: { text: withdrawal.reference.toLowerCase(), id: withdrawal.id },
      purchase: { text: "8841/7", id: purchase },
      invoice: { text: "cl-2026-0042", id: invoice },
      claim: { text: "77123", id: claim },
      offer: { text: "quagga", id: offerId! },
    };
  });
  afterAll(() => provider.close());

  test.each(recordKinds)("finds a %s by name or number", async (kind) => {
    const { text, id } = samples[kind];
    expect(await search({ q: text })).toEqual([`${kind}:${id}`]);
  });

  test("finds a purchase by its order number in another spelling", async () => {
    expect(await search({ q: "# 055 012" })).toEqual([`purchase:${samples.purchase.id}`]);
  });

  test("finds a member by the email address", async () => {
    expect(await search({ q: "zoe.quint@" })).toEqual([`member:${samples.member.id}`]);
  });

  test("finds records by their ids", async () => {
    const keys = [`member:${samples.member.id}`, `offer:${samples.offer.id}`, `claim:${randomUUID()}`];
    expect(await search({ keys })).toEqual(keys.slice(0, 2));
  });

  test.each(builtInRoles.filter((role) => role !== "member"))(
    "shows staff with the role %s only the kinds of records they may list",
    async (role) => {
      const as = await provider.signUp({ role });
      const open = recordKinds.filter((kind) => permissionsOfBuiltIn(role).includes(recordPermissions[kind]));
      const keys = recordKinds.map((kind) => `${kind}:${samples[kind].id}`);
      const found = await Promise.all([
        ...keys.map((key) => search({ keys: [key] }, as)),
        ...recordKinds.map((kind) => search({ q: samples[kind].text }, as)),
      ]);
      expect([...new Set(found.flat())]).toEqual(
        keys.filter((key) => open.some((kind) => key.startsWith(`${kind}:`))),
      );
    },
  );

  test("searches for two characters or more, and finds at most five of a kind", async () => {
    for (let number = 0; number <= recordsPerKind; number++)
      await provider.signUp({ name: `Ottokar ${number}` });
    expect(await search({ q: "o" })).toEqual([]);
    expect(await search({ q: "ottokar" })).toHaveLength(recordsPerKind);
  });
});
