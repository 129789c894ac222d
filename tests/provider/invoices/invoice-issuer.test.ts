import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { approveSettings, settingsCalls } from "#contract/settings/admin-settings.ts";
import { approveIssuer, getIssuer, rejectIssuer } from "#contract/invoices/invoice-issuer.ts";
import { changeIssuer, getInvoiceSummary, sendInvoice } from "#contract/invoices/invoices.ts";
import { emptyIssuer, type Issuer } from "#contract/invoices/issuer.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { invoiceIssuer } from "#provider/database/schema/invoice-schema.ts";
import { mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { findAccountChange } from "#provider/modules/invoices/account-change.ts";
import { paymentDetails } from "#provider/modules/invoices/pdf-foot.ts";
import { defaultSettings } from "#provider/modules/settings/defaults.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startInvoices } from "../../support/money/invoices.ts";
import { addNetwork } from "../../support/money/shops.ts";
import type { TestProvider, TestUser } from "../../support/programs/provider.ts";

const issuer: Issuer = { ...emptyIssuer, name: "Operations" };
const first = { ...issuer, iban: "IE29AIBK93115212345678", bic: "AIBKIE2D" };
const other = { ...issuer, iban: "DE89370400440532013000", bic: "DEUTDEFF" };

describeOnDatabase("the invoice issuer", (open) => {
  let connection: Connection;
  let world: Awaited<ReturnType<typeof startInvoices>>;
  let provider: TestProvider;
  let ada: TestUser;
  let finn: TestUser;
  let now: Date;

  beforeEach(async () => {
    now = new Date("2026-03-02T12:00:00Z");
    connection = await open();
    world = await startInvoices(connection, () => now);
    ({ provider, ada } = world);
    finn = await provider.signUp({ name: "Finn", role: "finance" });
  });
  afterEach(() => world.close());

  const change = (as: TestUser, body: Issuer) => provider.call(changeIssuer, { as, body });
  const approve = (as: TestUser, id: string) => provider.call(approveIssuer, { as, params: { id } });
  const reject = (as: TestUser, id: string) => provider.call(rejectIssuer, { as, params: { id } });
  const currentIssuer = async () => (await provider.call(getIssuer, { as: ada })).data;
  const current = async () => (await currentIssuer()).value;
  const keep = (kept: Issuer) =>
    connection.database.insert(invoiceIssuer).values({ id: 1, issuer: kept, updatedAt: now });
  const findMails = (type: string) =>
    connection.database
      .select({ userId: mails.userId, text: mailItems.description })
      .from(mailItems)
      .innerJoin(mails, eq(mails.id, mailItems.mailId))
      .where(eq(mailItems.type, type));

  async function request(as: TestUser, body: Issuer): Promise<string> {
    return (await change(as, body)).data.proposal!.id;
  }

  test("M28 a change waits for a second person", async () => {
    await keep(first);
    const id = await request(ada, other);
    expect(await current()).toEqual(first);
    const alone = await approve(ada, id);
    expect(alone.status).toBe(403);
    expect(alone.body.key).toBe("settings_need_other_admin");
    expect(await current()).toEqual(first);
    expect((await approve(finn, id)).data.state).toBe("in_force");
    expect(await current()).toEqual(other);
  });

  test("M28 a change without bank details also waits, since an address can contain them", async () => {
    await keep(first);
    await request(ada, { ...first, address: "Pay to DE89 3704 0044 0532 0130 00" });
    expect(await current()).toEqual(first);
  });

  test("M28 the first issuer applies at once without bank details and waits with them", async () => {
    expect((await change(ada, issuer)).data.value).toEqual(issuer);
    const id = await request(ada, first);
    expect(await current()).toEqual(issuer);
    await approve(finn, id);
    expect(await current()).toEqual(first);
  });

  test("M28 a first issuer with bank details waits for a second person", async () => {
    await request(ada, first);
    expect(await current()).toEqual(emptyIssuer);
  });

  test("M28 the database refuses a change requested and approved by one person", async () => {
    const id = await request(ada, first);
    const forged = connection.database.execute(
      sql`update setting_changes set state = 'in_force', decided_by = requested_by, decided_at = now() where id = ${id}`,
    );
    await expect(forged).rejects.toThrow();
  });

  test("M28 a change by someone who lost the permission can't be approved", async () => {
    const id = await request(finn, first);
    await connection.database.update(users).set({ role: "support" }).where(eq(users.id, finn.userId));
    const lateApproval = await approve(ada, id);
    expect(lateApproval.body.key).toBe("settings_requester_gone");
    expect(await current()).toEqual(emptyIssuer);
  });

  test("S27 all finance staff get a mail when a change is requested and when it takes effect", async () => {
    const support = await provider.signUp({ role: "support" });
    const id = await request(ada, other);
    const requested = await findMails("issuer_requested");
    expect(requested.map(({ userId }) => userId).sort()).toEqual([ada.userId, finn.userId].sort());
    expect(requested[0]!.text).toContain("…3000");
    expect(requested[0]!.text).toContain("Ada");
    await approve(finn, id);
    const inForce = await findMails("issuer_in_force");
    expect(inForce.map(({ userId }) => userId)).toContain(ada.userId);
    expect(inForce.map(({ userId }) => userId)).not.toContain(support.userId);
  });

  test("a refused change leaves the issuer unchanged and allows another request", async () => {
    await keep(first);
    expect((await change(ada, other)).data.proposal?.before).toEqual(first);
    const waiting = await change(finn, { ...first, name: "Other" });
    expect(waiting.body.key).toBe("settings_waiting");
    expect((await reject(ada, (await currentIssuer()).proposal!.id)).data.state).toBe("refused");
    expect(await current()).toEqual(first);
    expect((await change(finn, other)).status).toBe(200);
  });

  test("an unchanged issuer makes no request", async () => {
    await keep(first);
    expect((await change(ada, { ...first, iban: "IE29 AIBK 9311 5212 3456 78" })).data.proposal).toBeNull();
  });

  test("one of two simultaneous issuer changes waits", async () => {
    await keep(first);
    const responses = await Promise.all([change(ada, other), change(finn, { ...first, name: "Other" })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("decisions on settings and on the issuer don't affect each other", async () => {
    const issuerChange = await request(ada, first);
    const otto = await provider.signUp({ role: "admin" });
    expect((await provider.call(approveSettings, { as: otto, params: { id: issuerChange } })).status).toBe(
      404,
    );
    const body = { version: 0, value: { ...defaultSettings("USD").checkout, waitsAbove: 1 } };
    const { data } = await provider.call(settingsCalls.checkout.change, { as: ada, body });
    expect((await approve(finn, data.proposal!.id)).status).toBe(404);
  });

  test("S27 invoices mention the new account for 90 days", async () => {
    await keep(first);
    const network = await addNetwork(connection.database, { key: "net-account", name: "Account" });
    const before = await world.draft(network);
    const body = { version: before.version, mail: null };
    await provider.call(sendInvoice, { as: ada, params: { id: before.id }, body });
    now = new Date("2026-03-02T12:05:00Z");
    await approve(finn, await request(ada, other));
    const draft = await world.draft(network);
    const accountChange = { changedOn: "2026-03-02", earlierEnding: "5678" };
    expect(draft.accountChange).toEqual(accountChange);
    const format = { language: "en" as const, money: String, day: (day: string) => day };
    expect(paymentDetails(draft, format).facts).toContain(
      "Our account changed on 2026-03-02. The earlier one ended in 5678.",
    );
    expect((await world.get(before.id)).accountChange).toBeNull();
    const later = new Date("2026-06-01T12:05:00Z");
    expect(await findAccountChange(connection.database, later)).toBeNull();
  });

  test.each([
    [{ iban: "GB33 NOT AN IBAN" }, "iban"],
    [{ iban: "US12 3456" }, "iban"],
    [{ bic: "XX" }, "bic"],
    [{ iban: "GB29 NWBK 6016 1331 9268 19", bic: "AIBKIE2D" }, "bic"],
  ])("refuses the account %j at %s", async (changes, field) => {
    const { status, body } = await change(ada, { ...issuer, ...changes });
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty(field);
  });

  test("shows an issuer unchanged that was saved before the rules existed", async () => {
    const older = { ...issuer, iban: "GB33 NOT AN IBAN", bic: "XX" };
    await keep(older);
    expect((await provider.call(getInvoiceSummary, { as: ada })).data.issuer).toEqual(older);
  });
});
