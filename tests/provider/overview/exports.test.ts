import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { parse } from "csv-parse/sync";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { exportLeads } from "#contract/leads/admin-leads.ts";
import { createRole } from "#contract/roles/admin-roles.ts";
import { defineExport } from "#contract/calls/export.ts";
import { defineList } from "#contract/calls/list.ts";
import { leads } from "#provider/database/schema/earning-schema.ts";
import { roles } from "#provider/database/schema/role-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { addLeadRow, addShop } from "../../support/money/shops.ts";
import { listen } from "../../support/proxies/sockets.ts";
import { startWithTwoAdmins } from "../../support/money/two-admins.ts";

const download = (provider: TestProvider, as: TestUser, query = "", language = "en") =>
  provider.app.inject({
    url: `/apis${exportLeads.path}${query}`,
    headers: { authorization: `Bearer ${as.accessToken}`, "accept-language": language },
  });

describeOnDatabase("a list's file", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  beforeAll(async () => {
    ({ provider, admin } = await startWithTwoAdmins(open));
    const member = await provider.signUp({ name: '=HYPERLINK("x")' });
    const { storeId } = await addShop(provider.app.database, { name: 'Books, "new"' });
    // Many rows share a timestamp. A page boundary between such rows must not lose any of them.
    const first = await addLeadRow(provider.app.database, {
      userId: member.userId,
      storeId,
      networkTransactionId: "T-0",
      state: "confirmed",
      occurredAt: new Date("2026-01-01"),
    });
    const rows = await provider.app.database.select().from(leads).where(eq(leads.id, first));
    const others = Array.from({ length: 1202 }, (_, index) => index + 1).map((count) => ({
      ...rows[0]!,
      id: randomUUID(),
      networkTransactionId: `T-${count}`,
      occurredAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(count / 400))),
      state: count % 3 === 0 ? ("confirmed" as const) : ("pending" as const),
    }));
    await provider.app.database.insert(leads).values(others);
  });
  afterAll(() => provider.close());

  test("contains every row once, in the list's order, over several pages", async () => {
    const response = await download(provider, admin);
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const rows = parse(response.body, { bom: true, columns: true }) as Record<string, string>[];
    expect(new Set(rows.map((row) => row.Transaction)).size).toBe(1203);
    expect(rows).toHaveLength(1203);
    const times = rows.map((row) => row.Purchased!);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(rows[0]).toMatchObject({
      Member: `'=HYPERLINK("x")`,
      Store: 'Books, "new"',
      Currency: "USD",
      "Order amount": "100.00",
      "Cash back": "6.00",
      Purchased: "2026-01-04T00:00:00.000Z",
    });
  });

  test("contains only the filtered rows and is logged with the filters", async () => {
    const response = await download(provider, admin, "?state=confirmed&to=2026-01-01", "ar");
    expect(response.body.startsWith('\uFEFF"عملية الشراء",')).toBe(true);
    expect(parse(response.body, { bom: true, from: 2 })).toHaveLength(134);
    const { data } = await provider.call(listActivityLogs, { as: admin, query: { limit: 1 } });
    expect(data[0]).toMatchObject({
      action: "lead.export",
      actor: { email: admin.email },
      object: { label: "lead.csv" },
      after: { state: "confirmed", to: "2026-01-01" },
    });
  });

  test("refuses an unknown filter and exports nothing", async () => {
    const response = await download(provider, admin, "?state=bogus");
    expect(response.json()).toMatchObject({ code: 400, key: "validation_failed" });
  });
});

describe("a file of 100,000 rows", () => {
  const list = defineList("/v1/admin/grains", {
    permission: "leads.read",
    summary: "Grains",
    filters: {},
    row: z.string(),
  });
  const grain = "x".repeat(1_000);
  let provider: TestProvider;
  let pageCount = 0;
  let socket: Socket;
  afterAll(() => provider.close());

  test("is streamed: a stalled reader stops the queries, and a disconnect ends them", async () => {
    provider = await startTestProvider({
      async prepare(app) {
        app.implementExport(defineExport(list, { summary: "Grains as CSV" }), {
          object: "lead",
          columns: [{ header: "note", cell: (row: string) => row }],
          page: ({ limit }) => {
            pageCount += 1;
            const rows = Array.from({ length: limit }, () => grain);
            return Promise.resolve({ rows, nextCursor: pageCount < 200 ? String(pageCount) : null });
          },
        });
      },
    });
    const admin = await provider.signUp({ role: "admin" });
    const { hostname, port } = new URL(await listen(provider));
    socket = connect(Number(port), hostname);
    const head = `GET /v1/admin/grains.csv HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${admin.accessToken}`;
    socket.write(`${head}\r\n\r\n`);
    const [first] = (await once(socket, "data")) as [Buffer];
    socket.pause();
    expect(first.toString()).toContain("HTTP/1.1 200");
    await waitUntilIdle();
    // Of the file's 100 MB, only as many pages were read as fit into the socket buffers.
    expect(pageCount).toBeLessThan(60);
    const before = pageCount;
    socket.destroy();
    await provider.app.close();
    expect(pageCount).toBeLessThanOrEqual(before + 1);
  });

  test.each<[string, (app: FastifyInstance, reader: TestUser) => Promise<unknown>]>([
    [
      "taken their role",
      ({ database }, { userId }) =>
        database.update(users).set({ role: "member" }).where(eq(users.id, userId)),
    ],
    [
      "suspended",
      ({ database }, { userId }) =>
        database.update(users).set({ status: "suspended" }).where(eq(users.id, userId)),
    ],
    [
      "in a role that loses the permission",
      ({ database }) => database.update(roles).set({ permissions: ["tickets.read"], version: 2 }),
    ],
  ])("a reader who is %s during the export gets no further page", async (_, change) => {
    let pages = 0;
    const started = await startTestProvider({
      async prepare(app) {
        app.implementExport(defineExport(list, { summary: "Grains as CSV" }), {
          object: "lead",
          columns: [{ header: "note", cell: (row: string) => row }],
          async page() {
            pages += 1;
            if (pages === 3) await change(app, reader);
            return { rows: [grain], nextCursor: String(pages) };
          },
        });
      },
    });
    const admin = await started.signUp({ role: "admin" });
    const body = { name: "Readers", permissions: ["leads.read" as const] };
    const { data: role } = await started.call(createRole, { as: admin, body });
    const reader = await started.signUp({ role: role.key });
    const response = await fetch(`${await listen(started)}/v1/admin/grains.csv`, {
      headers: { authorization: `Bearer ${reader.accessToken}` },
    });
    await expect(response.text()).rejects.toThrow();
    expect(pages).toBe(3);
    await started.close();
  });

  async function waitUntilIdle(): Promise<void> {
    for (let before = -1; before !== pageCount;) {
      before = pageCount;
      await setTimeout(200);
    }
  }
});
