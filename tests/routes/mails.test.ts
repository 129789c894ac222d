import { afterAll, beforeAll, expect, test } from "vitest";
import { getNotificationSettings } from "#contract/notification-settings.ts";
import { sendDueMails } from "#provider/modules/mails/send.ts";
import { Browser } from "../support/browser";
import { keepingTransport } from "../support/mails";
import { readPage } from "../support/member-world";
import { tell } from "../support/notifications";
import { type Office, openOffice } from "../support/office";

let office: Office;
const post = keepingTransport();
beforeAll(async () => void (office = await openOffice()));
afterAll(() => office.close());

/** A member who was told something, and the address their mail bears. */
async function mailed(store: string) {
  const user = await office.provider.signUp();
  await tell(office.provider, user.userId, store);
  await sendDueMails(office.provider.app, post.transport);
  const mail = post.sent.at(-1)!;
  const link = /https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(mail.text)![0];
  return { user, mail, path: link.replace(/^https?:\/\/[^/]+/, "") };
}
const wants = async (as: { accessToken: string }) =>
  (await office.provider.call(getNotificationSettings, { as })).data.channels.cashback_earned.email;

test.each([
  ["en", "Shall we stop all notification e-mails", "No more e-mails"],
  ["fr", "Faut-il arrêter tous les e-mails", "Plus d’e-mails"],
  ["ar", "هل نوقف كل رسائل الإشعارات", "لا مزيد من الرسائل"],
])(
  "RFC 8058 unsubscribing in %s, logged out: looking changes nothing, the form does",
  async (language, question, done) => {
    const { user, path } = await mailed("Target");
    const target = path.replace("/en/", `/${language}/`);
    const stranger = new Browser(office.dashboard);
    const html = await (await stranger.request(target)).text();
    expect(html).toContain(question);
    expect(html).toContain(`${user.email[0]}•••@example.test`);
    expect(html).not.toContain(user.email);
    expect(await wants(user)).toBe(true);
    const answer = await stranger.submit(target, {});
    expect([answer.status, answer.headers.get("location")]).toEqual([302, target]);
    expect(await (await stranger.request(target)).text()).toContain(done);
    expect(await wants(user)).toBe(false);
  },
);

test("P1 a link that is not ours says so with 404 and changes nothing", async () => {
  const { user, path } = await mailed("Target");
  const stranger = new Browser(office.dashboard);
  for (const forged of [path.slice(0, -4) + "AAAA", "/en/unsubscribe?token=abc"]) {
    const answer = await stranger.request(forged);
    expect([answer.status, (await answer.text()).includes("not complete or not valid")]).toEqual([404, true]);
    expect((await stranger.submit(forged, {})).status).toBe(404);
  }
  expect(await wants(user)).toBe(true);
});

test("§6 admins find a mail by address and state and read it; the logs page leads there", async () => {
  const { user } = await mailed("Sephora");
  const look = (target: string) => readPage(office.ada.browser.request(target));
  expect(await look("/en/apps/admin/admin-logs")).toContain('href="/en/apps/admin/mails"');
  const page = "/en/apps/admin/mails";
  const list = await look(`${page}?q=${user.email}`);
  for (const text of [user.email, "Bạn đã nhận được tiền hoàn", "Sent", 'lang="vi"'])
    expect(list).toContain(text);
  const id = /\/apps\/admin\/mails\?mail=([\w-]{36})/.exec(list)![1]!;
  expect(await look(`${page}?q=${user.email}&f.state=dead`)).not.toContain(id);
  const opened = await look(`${page}?mail=${id}`);
  expect(opened).toContain("tiền hoàn từ Sephora");
  expect(opened).not.toContain("token=");
  const unknown = await office.ada.browser.request(`${page}?mail=${crypto.randomUUID()}`);
  expect([unknown.status, (await unknown.text()).includes(user.email)]).toEqual([404, true]);
});
