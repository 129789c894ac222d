import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { getMail, listMails } from "#contract/notifications/mails.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { mailItems, mails } from "#provider/database/schema/mail-schema.ts";
import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { issueLink } from "#provider/modules/mail-links/issue-link.ts";
import { linkToken } from "#provider/modules/mail-links/link-token.ts";
import type { LinkPurpose } from "#provider/modules/mail-links/purposes.ts";
import { pruneLinks, consumeLink } from "#provider/modules/mail-links/repository.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { changeSettings } from "#provider/modules/notification-settings/repository.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { mailingProvider } from "../../support/money/mails.ts";
import type { TestUser } from "../../support/programs/provider.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const startedAt = new Date("2026-03-04T12:00:00Z");

describeOnDatabase("links in mails", (open) => {
  const { provider, post, clock } = mailingProvider({
    open,
    startedAt,
    environment: { PUBLIC_ORIGIN: "https://cash.example" },
  });

  const issue = ({ userId, email }: TestUser) =>
    inTransaction(provider.connection.database, ({ tx }) =>
      issueLink(provider.app, tx, {
        purpose: "known_device",
        account: { id: userId, email, trustedAt: null },
      }),
    );
  const use = (token: string, purpose: LinkPurpose = "known_device") =>
    inTransaction(provider.connection.database, ({ tx }) =>
      consumeLink(tx, { purpose, token, now: clock.now }),
    );
  const advanceClock = (milliseconds: number) =>
    void (clock.now = new Date(clock.now.getTime() + milliseconds));
  const send = () => sendDueMails(provider.app, post.transport);

  /** Returns the token in the most recent mail. */
  async function mailedToken(): Promise<string> {
    await send();
    return /\/known-browser\?token=([\w-]{43})\s/.exec(post.sent.at(-1)!.text)![1]!;
  }

  test("works once, for the member it was mailed to", async () => {
    const member = await provider.signUp();
    await issue(member);
    const token = await mailedToken();
    expect(post.sent[0]!.to.address).toBe(member.email);
    expect(post.sent[0]!.html).toContain(`https://cash.example/en/known-browser?token=${token}`);
    expect(post.sent[0]!.oneClickUrl).toBeUndefined();
    const { userId, email } = member;
    const about = { userId, purpose: "known_device", email, sessionId: null, createdAt: clock.now };
    expect(await use(token)).toMatchObject(about);
    await expect(use(token)).rejects.toMatchObject({ status: 410, key: "link_used" });
  });

  test("expires after 15 minutes, and a used link is still reported as used", async () => {
    const member = await provider.signUp();
    await issue(member);
    const expiredToken = await mailedToken();
    await issue(member);
    const inTime = await mailedToken();
    advanceClock(15 * minute - 1);
    expect(await use(inTime)).toMatchObject({ userId: member.userId });
    advanceClock(1);
    await expect(use(expiredToken)).rejects.toMatchObject({ status: 410, key: "link_expired" });
    await expect(use(inTime)).rejects.toMatchObject({ status: 410, key: "link_used" });
    expect(
      (await provider.connection.database.select().from(mailLinks)).map(({ usedAt }) => usedAt),
    ).toContain(null);
  });

  test("a link with another purpose, mangled or forged, is unknown and uses nothing up", async () => {
    const member = await provider.signUp();
    await issue(member);
    const token = await mailedToken();
    const [link] = await provider.connection.database.select().from(mailLinks);
    const wrongTokens = [
      token.slice(1),
      `${token}A`,
      "",
      link!.id,
      link!.hash,
      linkToken("another-secret-0123456789abcdefgh", link!.id),
    ];
    for (const text of wrongTokens)
      await expect(use(text)).rejects.toMatchObject({ status: 404, key: "link_unknown" });
    await expect(use(token, "another_purpose" as LinkPurpose)).rejects.toMatchObject({ key: "link_unknown" });
    expect(await use(token)).toMatchObject({ userId: member.userId });
  });

  test("only one of eight simultaneous uses of a link succeeds", async () => {
    await issue(await provider.signUp());
    const token = await mailedToken();
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => use(token)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ key: "link_used" });
  });

  test("stays valid when the action it was used for fails", async () => {
    await issue(await provider.signUp());
    const token = await mailedToken();
    const failing = inTransaction(provider.connection.database, async ({ tx }) => {
      await consumeLink(tx, { purpose: "known_device", token, now: clock.now });
      throw new Error("something broke");
    });
    await expect(failing).rejects.toThrow("something broke");
    expect(await use(token)).toHaveProperty("userId");
  });

  test("neither the database nor admin views contain the token", async () => {
    const member = await provider.signUp();
    const admin = await provider.signUp({ role: "admin" });
    await issue(member);
    const token = await mailedToken();
    const rows = await Promise.all(
      [mailLinks, mails, mailItems].map((table) => provider.connection.database.select().from(table)),
    );
    expect(rows.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(
      JSON.stringify(rows, (_, value) => (typeof value === "bigint" ? String(value) : value)),
    ).not.toContain(token);
    const list = await provider.call(listMails, { as: admin, query: { q: member.email } });
    expect(list.data).toMatchObject([{ kind: "link", state: "sent" }]);
    const { data } = await provider.call(getMail, { as: admin, params: { id: list.data[0]!.id } });
    expect(data.text).toContain("/known-browser\n");
    expect(data.text).not.toContain("token");
  });

  test("is sent at once despite disabled mails, quiet hours and digests", async () => {
    const member = await provider.signUp();
    const channels = { withdrawal_paid: { email: false }, cashback_earned: { email: false } };
    const quietHours = { start: "00:00", end: "23:59" };
    await changeSettings(
      provider.connection.database,
      member.userId,
      { channels, quietHours, digest: "weekly", timeZone: null, language: "ar" },
      clock.now,
    );
    await issue(member);
    expect(await send()).toBe(1);
    expect(post.sent).toHaveLength(1);
    expect(post.sent[0]!.html).toContain('dir="rtl"');
    expect(post.sent[0]!.text).toContain("https://cash.example/ar/known-browser?token=");
  });

  test("isn't sent after a long mail outage once it has expired", async () => {
    const member = await provider.signUp();
    await issue(member);
    post.reject(new Error("connect ECONNREFUSED"));
    await send();
    post.reject(undefined);
    advanceClock(2 * minute);
    await issue(member);
    advanceClock(14 * minute);
    await send();
    expect(post.sent).toHaveLength(1);
    const states = await provider.connection.database
      .select({ state: mails.state })
      .from(mails)
      .orderBy(mails.sequence);
    expect(states).toEqual([{ state: "dropped" }, { state: "sent" }]);
  });

  test("links are deleted 30 days after they expired; their mails stay in the outbox", async () => {
    const member = await provider.signUp();
    await issue(member);
    await send();
    advanceClock(15 * minute + 30 * day);
    await pruneLinks(provider.connection.database, clock.now);
    expect(await provider.connection.database.select().from(mailLinks)).toHaveLength(1);
    advanceClock(1);
    await pruneLinks(provider.connection.database, clock.now);
    expect(await provider.connection.database.select().from(mailLinks)).toEqual([]);
    const [mail] = await provider.connection.database
      .select()
      .from(mails)
      .where(eq(mails.userId, member.userId));
    expect(mail).toMatchObject({ kind: "link", linkId: null, state: "sent" });
  });
});
