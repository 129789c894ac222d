import { eq, sql } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { login } from "#contract/accounts/auth.ts";
import {
  requestDataExport,
  fetchDataExport,
  getDataExport,
  unlockDataExport,
} from "#contract/accounts/data-export.ts";
import { addPayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { openTicket } from "#contract/tickets/tickets.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { dataExportParts, dataExports } from "#provider/database/schema/data-export-schema.ts";
import { mailAttachments, mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { personalTables } from "#provider/modules/personal-data/data-map.ts";
import { expireExports, findExport, takeExport } from "#provider/modules/personal-data/export-repository.ts";
import { makeDueExports } from "#provider/modules/personal-data/make-exports.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { pdfProof, sendTestClaim } from "../../support/money/claims.ts";
import { addClick, addShop } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { withSecondFactor } from "../../support/programs/second-factor.ts";

const minute = 60 * 1000;
const day = 24 * 60 * minute;

describeOnDatabase("the file with a member's data", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let now = new Date("2026-03-04T12:00:10Z");
  beforeAll(async () => {
    connection = await open();
    provider = await startTestProvider({ connection, clock: () => now });
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  const statusAndKey = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body.key,
  ];
  const advanceClock = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
  const stateOf = async (as: TestUser) => (await provider.call(getDataExport, { as })).data?.state;
  const fetchFile = ({ accessToken }: TestUser) =>
    provider.app.inject({
      url: `/apis${fetchDataExport.path}`,
      headers: { authorization: `Bearer ${accessToken}` },
    });

  /** Requests the export, runs its job, and unpacks the file. */
  async function createExport(member: TestUser) {
    expect((await provider.call(requestDataExport, { as: member })).status).toBe(200);
    await makeDueExports(provider.app);
    const response = await fetchFile(member);
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-type"]).toBe("application/zip");
    const files = unzipSync(response.rawPayload);
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const rows = (table: string) => JSON.parse(text(`json/${table}.json`)) as Record<string, unknown>[];
    return { response, files, text, rows };
  }

  test("contains the member's data as JSON and CSV, without secrets or other people's data", async () => {
    const [member, other] = [await provider.signUp({ name: "=Noor" }), await provider.signUp()];
    const details = { kind: "paypal", email: "pay@noor.test" } as const;
    await provider.call(addPayoutMethod, { as: member, body: { details, password: member.password } });
    await withSecondFactor(provider, member);
    const ticket = { topic: "account", subject: "A question", message: "Words of Noor" } as const;
    const headers = { "idempotency-key": crypto.randomUUID() };
    await provider.call(openTicket, { as: member, body: ticket, headers });
    const { response, files, text, rows } = await createExport(member);
    for (const { table, absent } of personalTables)
      expect(`json/${table}.json` in files, table).toEqual(!absent);
    for (const table of ["tickets", "ticket_messages", "mails", "mail_items", "sessions", "second_factors"]) {
      expect(rows(table).length > 0, table).toBe(true);
      expect(text(`csv/${table}.csv`).split("\r\n").length > 2, table).toBe(true);
    }
    expect(rows("users")).toMatchObject([{ name: "=Noor", email: member.email, shown_currency: null }]);
    const [header, line] = text("csv/users.csv").split("\r\n");
    expect(header).toContain('"email"');
    // Names must not be interpreted as formulas by spreadsheets.
    expect(line).toContain(`"'=Noor"`);
    expect(text("README.txt")).toContain(now.toISOString());
    const { rows: secrets } = (await connection.database.execute(
      sql`select password_hash, secret_ciphertext from users join second_factors on user_id = id
        where id = ${member.userId}`,
    )) as unknown as { rows: Record<string, string>[] };
    const all = Object.keys(files).map(text).join("\n");
    for (const secret of [...Object.values(secrets[0]!), other.userId, "details_ciphertext"])
      expect(all).not.toContain(secret);
    expect(Number(response.headers["content-length"])).toBe(response.rawPayload.length);
  });

  test("contains uploaded and mailed files unchanged", async () => {
    const member = await provider.signUp();
    const rate = { kind: "percent", minimum: 500, maximum: 500 } as const;
    const shop = await addShop(connection.database, { slug: "zoo", name: "Zoo", rate });
    const clickId = await addClick(connection.database, {
      storeId: shop.storeId,
      offerId: shop.offerId!,
      userId: member.userId,
      createdAt: new Date(now.getTime() - 5 * day),
    });
    const orderedOn = new Date(now.getTime() - 4 * day).toISOString().slice(0, 10);
    const proof = Buffer.concat([pdfProof, crypto.getRandomValues(new Uint8Array(60_000))]);
    const claimResponse = await sendTestClaim(provider, member, {
      clickId,
      orderedOn,
      proof: proof.toString("base64"),
    });
    expect(claimResponse.status).toBe(201);
    const mailId = crypto.randomUUID();
    await connection.database.insert(mails).values({
      id: mailId,
      userId: member.userId,
      kind: "notice",
      cause: mailId,
      language: "en",
      sendAfter: now,
    });
    await connection.database
      .insert(mailAttachments)
      .values({ mailId, fileName: "card.pdf", contentType: "application/pdf", content: proof });
    const { files, rows } = await createExport(member);
    for (const table of ["claim_proofs", "mail_attachments"]) {
      const [row] = rows(table);
      expect(row?.content).toMatch(new RegExp(`^files/${table}/[0-9a-f-]{36}\\.pdf$`));
      expect(proof.equals(files[String(row?.content)]!)).toBe(true);
    }
  });

  test("a requested export is announced by mail, available for seven days, then removed", async () => {
    const member = await provider.signUp();
    expect((await provider.call(getDataExport, { as: member })).data).toBeNull();
    expect(statusAndKey(await provider.call(unlockDataExport, { as: member }))).toEqual([
      409,
      "export_not_ready",
    ]);
    const [first, second] = await Promise.all([
      provider.call(requestDataExport, { as: member }),
      provider.call(requestDataExport, { as: member }),
    ]);
    expect(first.data).toEqual(second.data);
    expect(second.data.state).toBe("waiting");
    expect((await fetchFile(member)).statusCode).toBe(409);
    await makeDueExports(provider.app);
    const { data } = await provider.call(getDataExport, { as: member });
    expect(data).toMatchObject({ state: "ready", done: data?.total });
    expect(new Date(data!.expiresAt!).getTime() - now.getTime()).toBe(7 * day);
    const titles = await connection.database
      .select({ title: mailItems.title })
      .from(mailItems)
      .innerJoin(mails, eq(mails.id, mailItems.mailId))
      .where(eq(mails.userId, member.userId))
      .orderBy(mailItems.sequence);
    expect(titles.map(({ title }) => title)).toEqual([
      "A copy of your data was requested",
      "Your file with your data is ready",
    ]);
    const isTheirs = eq(
      dataExportParts.exportId,
      sql`(select id from data_exports where user_id = ${member.userId})`,
    );
    const [part] = await connection.database.select().from(dataExportParts).where(isTheirs);
    // A ZIP file starts with PK; the stored one is encrypted.
    expect(Buffer.from(part!.content).includes(member.email)).toBe(false);
    expect(Buffer.from(part!.content).subarray(28, 30).toString()).not.toBe("PK");
    now = new Date(data!.expiresAt!);
    expect((await findExport(connection.database, member.userId, now))?.state).toBe("expired");
    expect(await connection.database.$count(dataExportParts, isTheirs)).toBe(1);
    await expireExports(connection.database, now);
    expect(await connection.database.$count(dataExportParts, isTheirs)).toBe(0);
    const body = { email: member.email, password: member.password };
    const { access_token: accessToken } = (await provider.call(login, { body })).data;
    const memberAgain = { ...member, accessToken };
    expect(await stateOf(memberAgain)).toBe("expired");
    expect((await fetchFile(memberAgain)).statusCode).toBe(409);
    expect((await provider.call(requestDataExport, { as: memberAgain })).data.state).toBe("waiting");
  });

  test("requesting and downloading require a recently entered password", async () => {
    const member = await provider.signUp();
    await createExport(member);
    advanceClock(11 * minute);
    for (const call of [requestDataExport, unlockDataExport])
      expect(statusAndKey(await provider.call(call, { as: member }))).toEqual([403, "step_up_required"]);
    expect((await fetchFile(member)).statusCode).toBe(403);
    const body = { email: member.email, password: member.password };
    const { access_token: accessToken } = (await provider.call(login, { body })).data;
    expect((await fetchFile({ ...member, accessToken })).statusCode).toBe(200);
  });

  test("another process takes over an abandoned export, one of two wins, and three failures end it", async () => {
    const member = await provider.signUp();
    await provider.call(requestDataExport, { as: member });
    const take = () =>
      connection.database.transaction((tx) => takeExport(tx, now, new Date(now.getTime() + minute)));
    expect(await take()).toMatchObject({ userId: member.userId, attempts: 1 });
    expect(await take()).toBeUndefined();
    await makeDueExports(provider.app);
    expect(await stateOf(member)).toBe("working");
    advanceClock(2 * minute);
    await Promise.all([makeDueExports(provider.app), makeDueExports(provider.app)]);
    const { rawPayload } = await fetchFile(member);
    expect(strFromU8(unzipSync(rawPayload)["json/users.json"]!)).toContain(member.email);

    const failing = await provider.signUp();
    await provider.call(requestDataExport, { as: failing });
    const set = { attempts: 3, leasedUntil: new Date(now.getTime() - 1) };
    await connection.database.update(dataExports).set(set).where(eq(dataExports.userId, failing.userId));
    await makeDueExports(provider.app);
    expect(await stateOf(failing)).toBe("failed");
    expect((await provider.call(requestDataExport, { as: failing })).data.state).toBe("waiting");
  });
});
