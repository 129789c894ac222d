import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reportUnknownLogin, login } from "#contract/accounts/auth.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { linkToken } from "#provider/modules/mail-links/link-token.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { testProvider, testVariables, type TestUser } from "../../support/programs/provider.ts";

describeOnDatabase("logins from new devices", (open) => {
  let now = new Date("2026-03-04T12:00:10Z");
  const provider = testProvider({ open, clock: () => now });

  const logIn = async ({ email, password }: TestUser, address: string, device?: string) => {
    const headers = {
      "x-internal-key": testVariables.INTERNAL_KEY,
      "x-client-address": address,
      "x-client-agent": "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0",
      ...(device ? { "x-client-device": device.repeat(43) } : {}),
    };
    return provider.call(login, { body: { email, password }, headers });
  };
  const linksOf = ({ userId }: TestUser) =>
    provider.connection.database
      .select()
      .from(mailLinks)
      .where(eq(mailLinks.userId, userId))
      .orderBy(desc(mailLinks.createdAt));
  const statusAndKey = ({ status, body }: { status: number; body: Record<string, unknown> }) => [
    status,
    body.key,
  ];

  test("a login is reported if neither browser nor IP network is known, except the first one", async () => {
    const member = await provider.signUp();
    const count = async () => (await linksOf(member)).length;
    for (const [address, device, links] of [
      ["198.51.100.7", "a", 1], // a different address than at sign-up
      ["198.51.100.200", "b", 1], // the same /24
      ["203.0.113.9", "a", 1], // the same browser
      ["203.0.113.77", undefined, 1], // a network that this browser has used
      ["2001:db8:1:2::3", "c", 2],
      ["2001:db8:1:2:ffff::4", "d", 2], // the same /64
      ["2001:db8:1:3::3", "e", 3],
    ] as const) {
      expect((await logIn(member, address, device)).status).toBe(200);
      expect(await count(), `${address} ${device}`).toEqual(links);
    }
    const kinds = (await provider.call(listSecurityEvents, { as: member })).data.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "login_new_device")).toHaveLength(3);
    const { data } = await provider.call(listNotifications, { as: member, query: {} });
    expect(data.at(-1)).toMatchObject({ title: "A login from a new device" });
    expect(data.at(-1)?.description).toContain("Chrome · Windows");
  });

  test("the link of an unknown login ends every session, locks the password, and mails a reset link once", async () => {
    const member = await provider.signUp();
    await logIn(member, "198.18.0.5");
    const [link] = await linksOf(member);
    expect(link?.purpose).toBe("not_me");
    const [mail] = await provider.connection.database
      .select({ description: mailItems.description })
      .from(mailItems)
      .innerJoin(mails, eq(mails.id, mailItems.mailId))
      .where(eq(mails.linkId, link!.id));
    expect(mail?.description).toMatch(/\u2068Chrome · Windows\u2069, address \u2068198\.18\.0\.5\u2069/);
    const body = { token: linkToken(testVariables.TOKEN_SECRET, link!.id) };
    now = new Date(now.getTime() + 1000);
    expect((await provider.call(reportUnknownLogin, { body })).status).toBe(200);
    expect(statusAndKey(await provider.call(listSecurityEvents, { as: member }))).toEqual([
      401,
      "unauthenticated",
    ]);
    expect(statusAndKey(await logIn(member, "127.0.0.1"))).toEqual([401, "invalid_credentials"]);
    expect((await linksOf(member))[0]?.purpose).toBe("password_reset");
    expect(statusAndKey(await provider.call(reportUnknownLogin, { body }))).toEqual([410, "link_used"]);
    expect(statusAndKey(await provider.call(reportUnknownLogin, { body: { token: "x" } }))).toEqual([
      404,
      "link_unknown",
    ]);
  });
});
