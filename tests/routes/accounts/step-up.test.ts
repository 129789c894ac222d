import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { balancesOf } from "../../support/money/ledger";
import { errorsAt, readPage } from "../../support/money/member-world";
import { adminFixtures } from "../../support/money/admin-fixtures";

const fixtures = adminFixtures();

const words = {
  en: ["Your password", "Please enter your password again to confirm this."],
  fr: ["Votre mot de passe", "Saisissez à nouveau votre mot de passe pour confirmer."],
  ar: ["كلمة المرور", "أدخل كلمة المرور مرة أخرى للتأكيد."],
} as const;
const languages = Object.keys(words) as (keyof typeof words)[];

const stateOf = async (id: string) => (await fixtures.look(id)).state;
/** Backdates every login by eleven minutes. */
const advanceClock = () =>
  fixtures.provider.app.database.execute(
    sql`update sessions set proven_at = proven_at - interval '11 minutes'`,
  );
const statusAndHtml = async (response: Response) => ({
  status: response.status,
  html: await readPage(response),
});
const fieldsOf = (html: string) =>
  [...html.matchAll(/<input[^>]*name="(\w+)"[^>]*>/g)].map(([input, name]) => ({ input, name }));

test.each(languages)(
  "in %s a decision asks for the password in its own form, keeps the input, and is made once",
  async (language) => {
    const { id } = await fixtures.requested();
    await advanceClock();
    const typed = { key: randomUUID(), reason: "else", text: "Please write to us." };
    const decide = (more: Record<string, string> = {}) =>
      fixtures.decide(fixtures.ada, "reject", [id], { ...typed, ...more }, language);

    const prompt = await statusAndHtml(await decide());
    expect(prompt.status).toBe(403);
    for (const text of [...words[language], typed.text, `value="${typed.key}"`])
      expect(prompt.html).toContain(text);
    expect(fieldsOf(prompt.html).map(({ name }) => name)).toContain("passwordAgain");
    expect(await stateOf(id)).toBe("requested");

    const errorResponse = await statusAndHtml(await decide({ passwordAgain: "Wrong-horse-7" }));
    expect(errorResponse.status).toBe(422);
    expect(errorsAt(errorResponse.html, "passwordAgain")).toBeTruthy();
    expect(errorResponse.html).toContain(typed.text);
    expect(errorResponse.html).not.toContain("Wrong-horse-7");
    expect(await stateOf(id)).toBe("requested");

    const confirmed = await decide({ passwordAgain: fixtures.ada.user.password });
    expect(confirmed.status).toBe(302);
    expect(await stateOf(id)).toBe("rejected");
    expect((await decide()).status).toBe(302);
  },
);

test("in bulk none is decided without the password, and all with it", async () => {
  const ids = [(await fixtures.requested()).id, (await fixtures.requested()).id];
  await advanceClock();
  const fields = { key: randomUUID() };
  const prompt = await statusAndHtml(await fixtures.decide(fixtures.ada, "approve", ids, fields));
  expect(prompt.status).toBe(403);
  expect(fieldsOf(prompt.html).filter(({ name }) => name === "ids")).toHaveLength(2);
  expect(await Promise.all(ids.map(stateOf))).toEqual(["requested", "requested"]);
  const passwordAgain = fixtures.ada.user.password;
  expect((await fixtures.decide(fixtures.ada, "approve", ids, { ...fields, passwordAgain })).status).toBe(
    302,
  );
  expect(await Promise.all(ids.map(stateOf))).toEqual(["approved", "approved"]);
});

test("an adjustment keeps its amount while the password is requested, and is booked once", async () => {
  const { user } = await fixtures.payee(0n);
  const target = `/en/apps/details/users?view=${user.userId}&ask=adjust`;
  const fields = {
    key: randomUUID(),
    user: user.userId,
    currency: "USD",
    direction: "give",
    amount: "12.50",
    reason: "Goodwill",
    step: "adjust",
  };
  const send = (more: Record<string, string> = {}) =>
    fixtures.post(fixtures.ada, target, Object.entries({ ...fields, ...more }));
  await advanceClock();
  const prompt = await statusAndHtml(await send());
  expect(prompt.status).toBe(403);
  for (const text of ['name="passwordAgain"', 'value="12.50"', "Goodwill"])
    expect(prompt.html).toContain(text);
  const passwordAgain = fixtures.ada.user.password;
  expect((await send({ passwordAgain })).status).toBe(302);
  expect((await send({ passwordAgain })).status).toBe(302);
  expect((await balancesOf(fixtures.provider.app.database, user.userId)).available).toBe(1_250n);
});

test("revealing payout details asks for the password, then shows them", async () => {
  const { id } = await fixtures.requested();
  const target = `/en/apps/admin/withdraw-management?view=${id}`;
  const reveal = (more: Record<string, string> = {}) =>
    fixtures.post(fixtures.ada, target, Object.entries({ intent: "reveal", id, ...more }));
  await advanceClock();
  const prompt = await statusAndHtml(await reveal());
  expect(prompt.status).toBe(403);
  expect(fieldsOf(prompt.html).map(({ name }) => name)).toContain("passwordAgain");
  expect(prompt.html).not.toContain("DE89");
  const revealed = await statusAndHtml(await reveal({ passwordAgain: fixtures.ada.user.password }));
  expect(revealed.status).toBe(200);
  expect(revealed.html).toContain("DE89 3704 0044 0532 0130 00");
});

test("no page contains a retyped password, and other forms ignore it", async () => {
  const { id } = await fixtures.requested();
  const response = await fixtures.decide(fixtures.ada, "reject", [id], { passwordAgain: "Right-horse-7" });
  const { status, html } = await statusAndHtml(response);
  expect(status).toBe(400);
  expect(html).not.toContain("Right-horse-7");
});
