import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { dataExports } from "#provider/database/schema/data-export-schema.ts";
import { knownDevices } from "#provider/database/schema/device-schema.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { sessions } from "#provider/database/schema/session-schema.ts";
import { issueLink } from "#provider/modules/mail-links/issue-link.ts";
import { linkToken } from "#provider/modules/mail-links/link-token.ts";
import { type LinkPurpose, linkRules } from "#provider/modules/mail-links/purposes.ts";
import { makeDueExports } from "#provider/modules/personal-data/make-exports.ts";
import { readPage, memberWorld } from "../../support/money/member-world";
import { Browser } from "../../support/pages/browser";

const world = memberWorld();

const hour = 60 * 60 * 1000;
const newPassword = "Fresh-meadow-9";

/**
 * By purpose of a link, the form to submit on its page, and the markup with which the error page lets the user
 * continue.
 */
const pages: Record<LinkPurpose, [form: Record<string, string>, wayOn: string]> = {
  known_device: [{}, 'action="/en/known-browser"'],
  password_reset: [{ newPassword }, 'href="/en/forgot-password"'],
  invitation: [{ newPassword }, 'href="/en/forgot-password"'],
  email_verification: [{}, 'href="/en/login'],
  email_change: [{}, 'href="/en/login'],
  email_undo: [{}, 'href="/en/forgot-password"'],
  not_me: [{}, 'href="/en/forgot-password"'],
};
const purposes = Object.keys(pages) as LinkPurpose[];

/** Returns a link of a purpose, as mailed to a member. */
async function newLink(purpose: LinkPurpose) {
  const { app, signUp } = world.provider;
  const { userId, email } = await signUp();
  await app.database.transaction((tx) =>
    issueLink(app, tx, { purpose, account: { id: userId, email, trustedAt: null } }),
  );
  const [link] = await app.database.select().from(mailLinks).where(eq(mailLinks.userId, userId));
  return { link: link!, token: linkToken(app.environment.TOKEN_SECRET, link!.id) };
}

/** Returns everything about a member that a link could change. */
async function stateOf(userId: string) {
  const { database } = world.provider.app;
  return Promise.all([
    database.select().from(users).where(eq(users.id, userId)),
    ...[sessions, mailLinks, mails, knownDevices].map((table) =>
      database.select().from(table).where(eq(table.userId, userId)),
    ),
  ]);
}

const otherPurpose = (purpose: LinkPurpose) =>
  purposes.find((other) => linkRules[other].path !== linkRules[purpose].path)!;
type Change = Partial<typeof mailLinks.$inferInsert>;

test.each<[string, (purpose: LinkPurpose) => Change, (token: string) => string, number, string]>([
  ["used", () => ({ usedAt: new Date() }), String, 410, "This link has already been used."],
  ["late", () => ({ expiresAt: new Date(Date.now() - hour) }), String, 410, "This link has expired."],
  ["foreign", (purpose) => ({ purpose: otherPurpose(purpose) }), String, 404, "isn’t complete or not ours"],
  ["cut off", () => ({}), (token) => token.slice(0, -1), 404, "isn’t complete or not ours"],
  ["mangled", () => ({}), (token) => `${token.slice(1)}%22%3E<b>`, 404, "isn’t complete or not ours"],
])(
  "a link that is %s shows an error and a next step and changes nothing",
  async (_, change, sent, status, text) => {
    for (const purpose of purposes) {
      const { link, token } = await newLink(purpose);
      const isThis = eq(mailLinks.id, link.id);
      await world.provider.app.database
        .update(mailLinks)
        .set({ createdAt: link.createdAt, ...change(purpose) })
        .where(isThis);
      const before = await stateOf(link.userId);
      const [form, nextPage] = pages[purpose];
      const visitor = new Browser(world.dashboard);
      const response = await visitor.submit(`/en${linkRules[purpose].path}?token=${sent(token)}`, form);
      const html = await readPage(response);
      expect(response.status, purpose).toEqual(status);
      for (const part of [text, nextPage]) expect(html, purpose).toContain(part);
      expect(await stateOf(link.userId), purpose).toEqual(before);
      expect([...visitor.cookies.keys()]).not.toContain("cashlane-device");
    }
  },
);

test("a link to a missing or another member's export leads to the form for a new one", async () => {
  const { app, signUp } = world.provider;
  const page = "/en/apps/user/view/data";
  const { browser, user } = await world.signIn(await signUp());
  await browser.submit(page, { intent: "export" });
  await makeDueExports(app);
  const otherMember = await world.signIn(await signUp());
  const foreign = await otherMember.browser.request(`${page}/file`);
  expect(foreign.status).toBe(302);
  expect(foreign.headers.get("location")).toEqual(page);
  expect(await readPage(otherMember.browser.request(page))).toContain("Request the file");
  const isOwn = eq(dataExports.userId, user.userId);
  await app.database
    .update(dataExports)
    .set({ expiresAt: new Date(Date.now() - hour) })
    .where(isOwn);
  const lateResponse = await browser.request(`${page}/file`);
  expect(lateResponse.status).toBe(302);
  expect(lateResponse.headers.get("location")).toEqual(page);
  const html = await readPage(browser.request(page));
  for (const part of ["Your last file was deleted after seven days.", "Request a new file"])
    expect(html).toContain(part);
});

test("a mangled unsubscribe link explains what to do and leaves the subscription", async () => {
  const response = await world.dashboard.request(`/en/unsubscribe?token=${"A".repeat(43)}`);
  expect(response.status).toBe(404);
  const html = await readPage(response);
  expect(html).toContain('href="/en/apps/account-settings/notifications"');
  expect(html).not.toContain("<form");
});
