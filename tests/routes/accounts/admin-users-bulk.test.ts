import { expect, test } from "vitest";
import { adminGetUser, suspendUser } from "#contract/accounts/admin-users.ts";
import { texts as arabicBulk } from "~/locales/ar/bulk";
import { texts as arabic } from "~/locales/ar/users";
import { texts as englishBulk } from "~/locales/en/bulk";
import { texts as english } from "~/locales/en/users";
import {
  errorsAt,
  hasControl,
  inputValue,
  normalizeSpaces,
  readPage,
} from "../../support/money/member-world";
import { adminFixtures } from "../../support/money/admin-fixtures";
import type { TestUser } from "../../support/programs/provider";

const path = "/en/apps/details/users";
const fixtures = adminFixtures();

const page = async (search = "", address = path) =>
  normalizeSpaces(await readPage(fixtures.ada.browser.request(address + search)));
const load = async (id: string) =>
  (await fixtures.provider.call(adminGetUser, { as: fixtures.otto.user, params: { id } })).data;
const signUpMember = (name = "Mia Member") => fixtures.provider.signUp({ name });

const confirmationQuery = (step: string, ids: string[]) =>
  `?${new URLSearchParams([["step", step], ...ids.map((id) => ["id", id])])}`;
const idsOf = (people: TestUser[]) => people.map(({ userId }) => userId);

/** Submits the form of the confirmation page. */
async function confirm(step: string, ids: string[], reason: string, key?: string) {
  const search = confirmationQuery(step, ids);
  const html = await page(search);
  const idFields = [...html.matchAll(/name="ids" value="([^"]*)"/g)].map(([, id]) => ["ids", id!]);
  const noticeFields = step === "suspend" ? { memberMessage: "You opened several accounts." } : {};
  const rest = Object.entries({ step, key: key ?? inputValue(html, "key") ?? "", reason, ...noticeFields });
  return fixtures.post(fixtures.ada, path + search, [...(idFields as [string, string][]), ...rest]);
}

test("suspends and restores selected users after confirmation, and skips those that can't be changed", async () => {
  const people = [await signUpMember("Cora Chosen"), await signUpMember("Carl <i>Chosen</i>")];
  const list = await page("?q=chosen");
  const form = "chosen-users";
  for (const value of idsOf(people)) expect(hasControl(list, { form, name: "id", value })).toBe(true);
  for (const value of ["suspend", "restore"])
    expect(hasControl(list, { form, name: "step", value })).toBe(true);
  const ids = [...idsOf(people), fixtures.ada.user.userId, "nobody"];
  const confirmation = await page(confirmationQuery("suspend", ids));
  for (const text of [
    english.bulkAsk_suspend,
    english.bulkEffect_suspend,
    "Carl &lt;i&gt;Chosen",
    people[0]!.email,
    "2 selected items are skipped: this step doesn’t apply to them.",
  ])
    expect(confirmation).toContain(text);
  expect(confirmation.match(/name="ids"/g)).toHaveLength(2);
  const response = await confirm("suspend", ids, "Several accounts");
  expect(response.status).toBe(302);
  expect(response.headers.get("location")).toEqual(path);
  expect(await page()).toContain("2 accounts suspended");
  for (const id of idsOf(people))
    expect(await load(id)).toMatchObject({ status: "suspended", statusReason: "Several accounts" });
  expect(await page(confirmationQuery("suspend", ids))).toContain(englishBulk.nothing);
  expect((await confirm("restore", ids, "Explained")).status).toBe(302);
  expect((await load(people[1]!.userId)).status).toBe("active");
});

test("names each user changed first by another admin, and repeats the answer to the same form", async () => {
  const people = [await signUpMember(), await signUpMember(), await signUpMember()];
  const [one, late, two] = idsOf(people) as [string, string, string];
  const search = confirmationQuery("suspend", [one, late, two]);
  const key = inputValue(await page(search), "key")!;
  const body = { reason: "Faster", memberMessage: "You were too fast." };
  await fixtures.provider.call(suspendUser, { as: fixtures.otto.user, params: { id: late }, body });
  const fields: [string, string][] = [
    ...[one, late, two, fixtures.ada.user.userId].map((id): [string, string] => ["ids", id]),
    ...Object.entries({ step: "suspend", key, reason: "Slower", memberMessage: "You were too slow." }),
  ];
  for (const time of ["first", "again"]) {
    const response = await fixtures.post(fixtures.ada, path + search, fields);
    expect(response.status, time).toBe(409);
    const html = normalizeSpaces(await readPage(response));
    for (const text of [
      "Not done: 2",
      "2 accounts suspended",
      `${people[1]!.email}</bdi>Nothing was changed: this account is already suspended.`,
      `${fixtures.ada.user.email}</bdi>You can’t do this to your own account.`,
    ])
      expect(html).toContain(text);
  }
  expect((await load(late)).statusReason).toBe("Faster");
});

test.each(["", "  ", "x".repeat(501)])(
  "requires a reason, with an error on its field, and keeps everything: %j",
  async (typed) => {
    const people = [await signUpMember(), await signUpMember()];
    const key = crypto.randomUUID();
    const response = await confirm("suspend", idsOf(people), typed, key);
    expect(response.status).toBe(400);
    const html = (await readPage(response)).replaceAll("<textarea", "<input");
    expect(errorsAt(html, "reason")).toBe(typed.trim() ? english.reasonTooLong : english.reasonMissing);
    expect(inputValue(html, "key")).toEqual(key);
    expect(html.match(/name="ids"/g)?.length).toBe(2);
    if (typed.trim()) expect(html).toContain(`>${typed}</textarea>`);
    expect((await load(people[0]!.userId)).status).toBe("active");
  },
);

test("M4 after a lost answer the form keeps its reason and key", async () => {
  const people = [await signUpMember(), await signUpMember()];
  const call = "POST /v1/admin/users/bulk";
  const key = crypto.randomUUID();
  fixtures.front.broken.set(call, (_, response) => void response.destroy());
  const response = await confirm("suspend", idsOf(people), "Several accounts", key);
  fixtures.front.broken.delete(call);
  expect(response.status).toBeGreaterThanOrEqual(500);
  const html = await readPage(response);
  expect(inputValue(html, "key")).toBe(key);
  expect(html).toContain(">Several accounts</textarea>");
});

test("uses Arabic plural forms, and shows no confirmation for a broken URL", async () => {
  const ids = [(await signUpMember()).userId, fixtures.ada.user.userId, "nobody"];
  const at = path.replace("/en/", "/ar/");
  const html = await page(confirmationQuery("suspend", ids), at);
  for (const text of [arabic.bulkAsk_suspend, arabicBulk.leftOut_two]) expect(html).toContain(text);
  for (const search of ["?step=suspend", confirmationQuery("explode", ids), `?id=${ids[0]}`])
    expect(await page(search)).not.toContain('name="ids"');
});
