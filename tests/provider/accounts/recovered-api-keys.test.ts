import { randomUUID } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { forgotPassword, resetPassword } from "#contract/accounts/auth.ts";
import { createApiKey, rotateApiKey } from "#contract/api-keys/admin-api-keys.ts";
import { activityLogs } from "#provider/database/schema/activity-log-schema.ts";
import { apiKeys, apiKeyTokens } from "#provider/database/schema/api-key-schema.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { linkToken } from "#provider/modules/mail-links/link-token.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { mailingProvider } from "../../support/money/mails.ts";
import { makeKey } from "../../support/programs/api-keys.ts";
import { testVariables, type TestUser } from "../../support/programs/provider.ts";

const hour = 60 * 60_000;
const startedAt = new Date("2026-03-04T12:00:10Z");
const trustedAt = new Date(startedAt.getTime() - 96 * hour);

describeOnDatabase("API keys of a recovered account", (open) => {
  const { provider, clock } = mailingProvider({ open, startedAt });
  const database = () => provider.connection.database;
  const once = () => ({ "idempotency-key": randomUUID() });

  async function resetByMail({ userId, email }: TestUser) {
    await provider.app.guessLimits.forget("linkFromAddress", "127.0.0.1");
    await provider.call(forgotPassword, { body: { email } });
    const isReset = and(eq(mailLinks.userId, userId), eq(mailLinks.purpose, "password_reset"));
    const findLink = async () =>
      (
        await database()
          .select({ id: mailLinks.id })
          .from(mailLinks)
          .where(isReset)
          .orderBy(desc(mailLinks.createdAt))
      )[0];
    await expect.poll(findLink).toBeDefined();
    const token = linkToken(testVariables.TOKEN_SECRET, (await findLink())!.id);
    const body = { token, newPassword: "Fresh-meadow-9" };
    expect((await provider.call(resetPassword, { body })).status).toBe(200);
  }

  /** Creates an admin with an API key created at a given time. */
  async function createAdminWithKey(createdAt: Date) {
    const admin = await provider.signUp({ role: "admin" });
    const { apiKey } = await makeKey(provider, admin);
    const isKey = eq(apiKeys.id, apiKey.id);
    await database().update(apiKeys).set({ createdAt }).where(isKey);
    await database().update(apiKeyTokens).set({ createdAt }).where(eq(apiKeyTokens.keyId, apiKey.id));
    await database().update(users).set({ trustedAt }).where(eq(users.id, admin.userId));
    const isRevoked = async () => {
      const [row] = await database().select().from(apiKeys).where(isKey);
      return row?.revokedAt !== null;
    };
    return { admin, apiKey, isRevoked };
  }

  test("are revoked if they were created since the trusted moment", async () => {
    const { admin, isRevoked } = await createAdminWithKey(new Date(trustedAt.getTime() + hour));
    await resetByMail(admin);
    expect(await isRevoked()).toBe(true);
  });

  test("are kept if they were created before the trusted moment", async () => {
    const { admin, isRevoked } = await createAdminWithKey(new Date(trustedAt.getTime() - hour));
    await resetByMail(admin);
    expect(await isRevoked()).toBe(false);
  });

  test("are revoked if they were rotated since the trusted moment", async () => {
    const { admin, apiKey, isRevoked } = await createAdminWithKey(new Date(trustedAt.getTime() - hour));
    await provider.call(rotateApiKey, {
      as: admin,
      params: { id: apiKey.id },
      headers: once(),
      body: { overlapHours: 24, replaces: apiKey.tokens[0]!.id },
    });
    await resetByMail(admin);
    expect(await isRevoked()).toBe(true);
  });

  test("of other admins are kept", async () => {
    const { isRevoked } = await createAdminWithKey(clock.now);
    await resetByMail(await provider.signUp({ role: "admin" }));
    expect(await isRevoked()).toBe(false);
  });

  test("are counted in the mail once they are revoked", async () => {
    const { admin } = await createAdminWithKey(clock.now);
    await resetByMail(admin);
    const [item] = await database()
      .select()
      .from(mailItems)
      .innerJoin(mails, eq(mails.id, mailItems.mailId))
      .where(and(eq(mails.userId, admin.userId), eq(mailItems.type, "security_sign_in_methods_removed")));
    expect(item?.mail_items.description).toContain("API keys (1)");
  });

  test("are in the activity log once they are revoked", async () => {
    const { admin, apiKey } = await createAdminWithKey(clock.now);
    await resetByMail(admin);
    const isKey = and(eq(activityLogs.objectId, apiKey.id), eq(activityLogs.action, "api-key.revoke"));
    const [entry] = await database().select().from(activityLogs).where(isKey);
    expect(entry?.actorEmail).toBe(admin.email);
  });

  test("are not created by a request that was under way during the recovery", async () => {
    const { admin } = await createAdminWithKey(clock.now);
    const begin = database().transaction.bind(database());
    // Called after the request is authenticated.
    const opening = vi.spyOn(database(), "transaction").mockImplementationOnce(async (work) => {
      await resetByMail(admin);
      return begin(work);
    });
    const response = await provider.call(createApiKey, {
      as: admin,
      headers: once(),
      body: { name: "CRM", permissions: ["users.read"], addresses: [], lifetimeDays: null },
    });
    opening.mockRestore();
    expect(response.status).toBe(401);
  });
});
