import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { issueLink } from "#provider/modules/mail-links/issue-link.ts";
import { linkToken } from "#provider/modules/mail-links/link-token.ts";
import { linkRules } from "#provider/modules/mail-links/purposes.ts";
import { readPage, memberWorld } from "../../support/money/member-world";

const world = memberWorld();

test.each([
  ["not_me", "Every device is logged out."],
  ["email_undo", "Your address is back."],
] as const)(
  "the page after a %s link confirms the action in a browser that the link signed out",
  async (purpose, text) => {
    const { user, browser } = await world.signIn(await world.provider.signUp());
    const { app } = world.provider;
    const account = { id: user.userId, email: user.email, trustedAt: null };
    await app.database.transaction((tx) => issueLink(app, tx, { purpose, account }));
    const [link] = await app.database
      .select()
      .from(mailLinks)
      .where(eq(mailLinks.userId, user.userId))
      .orderBy(desc(mailLinks.createdAt));
    const token = linkToken(app.environment.TOKEN_SECRET, link!.id);
    const pressed = await browser.submit(`/en${linkRules[purpose].path}?token=${token}`, {});
    expect(pressed.headers.get("location")).toBe(`/en${linkRules[purpose].path}?done`);
    const targetPage = await browser.request(pressed.headers.get("location")!);
    expect(targetPage.status).toBe(200);
    expect(await readPage(targetPage)).toContain(text);
  },
);
