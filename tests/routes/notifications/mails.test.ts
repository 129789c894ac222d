import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { getNotificationSettings } from "#contract/notifications/notification-settings.ts";
import { mails } from "#provider/database/schema/mail-schema.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { Browser } from "../../support/pages/browser";
import { storingTransport } from "../../support/money/mails";
import { inputValue, readPage } from "../../support/money/member-world";
import { notifyUser } from "../../support/notifications/notifications";
import { adminFixtures } from "../../support/money/admin-fixtures";

const page = "/en/apps/admin/mails";

const fixtures = adminFixtures();
const post = storingTransport();

/** Creates a member with a mailed notification. `path` is the unsubscribe link in the mail. */
async function createMailedNotification(store: string) {
  const user = await fixtures.provider.signUp();
  await notifyUser(fixtures.provider, user.userId, store);
  await sendDueMails(fixtures.provider.app, post.transport);
  const mail = post.sent.at(-1)!;
  const link = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(mail.text)![0];
  return { user, mail, path: link.replace(/^https?:\/\/[^/]+/, "") };
}
const sendByMail = async (as: { accessToken: string }) =>
  (await fixtures.provider.call(getNotificationSettings, { as })).data.channels.cashback_earned.email;

test.each([
  ["en", "Shall we stop all notification emails", "No more emails"],
  ["fr", "Faut-il arrêter tous les e-mails", "Plus d’e-mails"],
  ["ar", "هل نوقف كل رسائل الإشعارات", "لا مزيد من الرسائل"],
])(
  "RFC 8058 unsubscribing in %s, logged out: viewing changes nothing, the form does",
  async (language, question, done) => {
    const { user, path } = await createMailedNotification("Target");
    const target = path.replace("/en/", `/${language}/`);
    const visitor = new Browser(fixtures.dashboard);
    const html = await (await visitor.request(target)).text();
    expect(html).toContain(question);
    expect(html).toContain(`${user.email[0]}•••@example.test`);
    expect(html).not.toContain(user.email);
    expect(await sendByMail(user)).toBe(true);
    const response = await visitor.submit(target, {});
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toEqual(target);
    expect(await (await visitor.request(target)).text()).toContain(done);
    expect(await sendByMail(user)).toBe(false);
  },
);

test("P1 a forged link answers 404 and changes nothing", async () => {
  const { user, path } = await createMailedNotification("Target");
  const visitor = new Browser(fixtures.dashboard);
  for (const forged of [path.slice(0, -4) + "AAAA", "/en/unsubscribe?token=abc"]) {
    const response = await visitor.request(forged);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("isn’t complete or not valid");
    expect((await visitor.submit(forged, {})).status).toBe(404);
  }
  expect(await sendByMail(user)).toBe(true);
});

test("admins find a mail by address and state and read it; the logs page links there", async () => {
  const { user } = await createMailedNotification("Sephora");
  const load = (target: string) => readPage(fixtures.ada.browser.request(target));
  expect(await load("/en/apps/admin/admin-logs")).toContain('href="/en/apps/admin/mails"');
  const list = await load(`${page}?q=${user.email}`);
  for (const text of [user.email, "Bạn đã nhận được tiền hoàn", "Sent", 'lang="vi"'])
    expect(list).toContain(text);
  const id = /[?;]view=([\w-]{36})/.exec(list)![1]!;
  expect(await load(`${page}?q=${user.email}&f.state=dead`)).not.toContain(id);
  const opened = await load(`${page}?view=${id}`);
  expect(opened).toContain("tiền hoàn từ Sephora");
  expect(opened).not.toContain("token=");
  const unknown = await fixtures.ada.browser.request(`${page}?view=${crypto.randomUUID()}`);
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain(user.email);
});

/** Creates a mail that the server rejected permanently. */
async function createUndeliverableMail() {
  const { user, mail } = await createMailedNotification("Walmart");
  const change = { state: "dead", sentAt: null, error: "550 No such user" } as const;
  await fixtures.provider.app.database.update(mails).set(change).where(eq(mails.id, mail.id));
  return { user, id: mail.id };
}
test("an undeliverable mail is retried with a plain form, returns to the admin's list, and is logged", async () => {
  const { user, id } = await createUndeliverableMail();
  const target = `${page}?q=${encodeURIComponent(user.email)}&f.state=dead`;
  const list = await readPage(fixtures.ada.browser.request(target));
  const form = { intent: "retry", id: inputValue(list, "id")!, key: inputValue(list, "key")! };
  expect(form.id).toBe(id);
  const response = await fixtures.ada.browser.submit(target, form);
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toEqual(target);
  const after = await readPage(fixtures.ada.browser.request(`${page}?view=${id}&q=${user.email}`));
  for (const text of ["The email is tried again", user.email, "Waiting"]) expect(after).toContain(text);
  expect(after).not.toContain("Try again");
  // Submitting the form again returns the first response and adds no second log row.
  expect((await fixtures.ada.browser.submit(target, form)).status).toBe(302);
  const logs = await readPage(fixtures.ada.browser.request("/en/apps/admin/admin-logs?f.action=mail.retry"));
  expect(logs.split(`/en/apps/admin/mails?view=${id}`)).toHaveLength(2);
  for (const text of ["Retried an email", "Not deliverable", "Waiting", "Attempts:"])
    expect(logs).toContain(text);
});

test.each([
  ["en", "Only an email that couldn’t be delivered can be tried again."],
  ["fr", "Seul un e-mail impossible à remettre peut être réessayé."],
  ["ar", "لا تُعاد محاولة إلا رسالة تعذّر تسليمها"],
])("in %s the second of two admins is refused and sees the mail's state", async (language, message) => {
  const { user, id } = await createUndeliverableMail();
  const target = `${page.replace("/en/", `/${language}/`)}?q=${user.email}`;
  const form = () => ({ intent: "retry", id, key: crypto.randomUUID() });
  expect((await fixtures.ada.browser.submit(target, form())).status).toBe(302);
  const conflict = await fixtures.otto.browser.submit(target, form());
  expect(conflict.status).toBe(409);
  const html = await readPage(conflict);
  for (const text of [message, 'role="alert"', user.email]) expect(html).toContain(text);
  expect(html).not.toContain('value="retry"');
});

test("answers 400 to an invalid form and 403 to a member", async () => {
  const { user, id } = await createUndeliverableMail();
  for (const form of [
    { intent: "retry", id },
    { intent: "other", id, key: crypto.randomUUID() },
  ])
    expect((await fixtures.ada.browser.submit(page, form as Record<string, string>)).status).toBe(400);
  const { browser } = await fixtures.signIn(user);
  const response = await browser.submit(page, { intent: "retry", id, key: crypto.randomUUID() });
  expect(response.status).toBe(403);
  const [mail] = await fixtures.provider.app.database.select().from(mails).where(eq(mails.id, id));
  expect(mail!.state).toBe("dead");
});
