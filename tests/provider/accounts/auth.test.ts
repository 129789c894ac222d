import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { login, logout, register } from "#contract/accounts/auth.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { users } from "#provider/database/schema/schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

const password = "Right-horse-7";

describeOnDatabase("auth", (open) => {
  let provider: TestProvider;
  let now = new Date("2026-03-01T10:00:00Z");

  beforeAll(async () => void (provider = await startTestProvider({ open, clock: () => now })));
  afterAll(() => provider.close());

  const freshEmail = () => `${crypto.randomUUID()}@example.test`;
  const me = (accessToken: string) => provider.call(getCurrentUser, { as: { accessToken } });

  test("login returns both tokens, and they open the profile", async () => {
    const member = await provider.signUp();
    const response = await provider.call(login, { body: { email: member.email, password: member.password } });
    expect(response.status).toBe(200);
    expect(Object.keys(response.data).sort()).toEqual(["access_token", "refresh_token"]);
    expect((await me(response.data.access_token)).data.email).toBe(member.email);
  });

  test("trims the email address and ignores its case", async () => {
    const email = freshEmail();
    await provider.call(register, { body: { name: "Noor", email: `  ${email.toUpperCase()} `, password } });
    const response = await provider.call(login, { body: { email: email.toUpperCase(), password } });
    expect((await me(response.data.access_token)).data.email).toBe(email);
  });

  test.each([
    ["composed", "NFC", "NFD"],
    ["decomposed", "NFD", "NFC"],
  ] as const)("a password set %s opens the account in the other form", async (_form, set, typed) => {
    const [email, accented] = [freshEmail(), "Café-crème-10"];
    const withPassword = (form: "NFC" | "NFD") => ({ email, password: accented.normalize(form) });
    await provider.call(register, { body: { name: "Noor", ...withPassword(set) } });
    expect((await provider.call(login, { body: withPassword(typed) })).status).toBe(200);
    const other = { email, password: "Cafe-creme-10" };
    expect((await provider.call(login, { body: other })).status).toBe(401);
  });

  test("registration creates a member whatever other fields are sent", async () => {
    const body = { name: "Noor", email: freshEmail(), password, role: "admin", status: "suspended" };
    expect((await provider.call(register, { body })).status).toBe(202);
    const response = await provider.call(login, { body: { email: body.email, password } });
    expect((await me(response.data.access_token)).data).toMatchObject({
      name: "Noor",
      role: "member",
      total_balance: 0,
    });
  });

  test("S11 registering a known address gets the same answer, also simultaneously, and changes nothing", async () => {
    const body = { name: "Noor", email: freshEmail(), password };
    const responses = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const { status, body: responseBody } = await provider.call(register, { body });
        return { status, body: responseBody };
      }),
    );
    const laterRegistration = { name: "Other", email: body.email.toUpperCase(), password: "Another-horse-7" };
    const later = await provider.call(register, { body: laterRegistration });
    for (const response of [...responses, { status: later.status, body: later.body }])
      expect(response).toEqual({ status: 202, body: responses[0]!.body });
    expect(responses[0]!.body).toMatchObject({ code: 202, data: null });
    const theirs = { email: body.email, password: "Another-horse-7" };
    expect((await provider.call(login, { body: theirs })).status).toBe(401);
    expect((await provider.call(login, { body })).status).toBe(200);
  });

  test.each([
    ["nine-char", "Use at least 10 characters."],
    ["x".repeat(201), "Use at most 200 characters."],
    ["x".repeat(230), "Use at most 200 characters."],
  ])("refuses a password of the wrong length with the rule: %s", async (password, text) => {
    const email = freshEmail();
    const response = await provider.call(register, { body: { name: "Noor", email, password } });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ key: "validation_failed", fields: { password: [text] } });
    expect((await provider.call(login, { body: { email, password } })).status).toBe(401);
  });

  test.each([230, 300, 4_096])(
    "a password of %i characters is reported as wrong instead of being truncated",
    async (length) => {
      const { email, password } = await provider.signUp();
      const response = await provider.call(login, { body: { email, password: password.padEnd(length) } });
      expect(response).toMatchObject({ status: 401, body: { key: "invalid_credentials" } });
    },
  );

  test("the longest password opens the account in the other form, which has more characters", async () => {
    const [email, password] = [freshEmail(), "Ünê dóücé pètîté brîôchè ".repeat(8)];
    await provider.call(register, { body: { name: "Noor", email, password } });
    const typed = password.normalize("NFD");
    expect((await provider.call(login, { body: { email, password: typed } })).status).toBe(200);
  });

  test("a wrong password and an unknown account get the same answer", async () => {
    const member = await provider.signUp();
    const wrongPassword = await provider.call(login, {
      body: { email: member.email, password: "Wrong-horse-7" },
    });
    const unknown = await provider.call(login, { body: { email: freshEmail(), password: "Wrong-horse-7" } });
    expect(wrongPassword.status).toBe(401);
    expect({ ...wrongPassword.body, requestId: "" }).toEqual({ ...unknown.body, requestId: "" });
    expect(wrongPassword.body).toMatchObject({
      code: 401,
      message: "The email address or the password is wrong.",
    });
  });

  test("reveals a suspension only with the correct password", async () => {
    const member = await provider.signUp();
    await provider.connection.database
      .update(users)
      .set({ status: "suspended" })
      .where(eq(users.id, member.userId));
    const rightPassword = await provider.call(login, {
      body: { email: member.email, password: member.password },
    });
    const wrongPassword = await provider.call(login, {
      body: { email: member.email, password: "Wrong-horse-7" },
    });
    expect(rightPassword).toMatchObject({ status: 403, body: { key: "account_suspended" } });
    expect(wrongPassword).toMatchObject({ status: 401, body: { key: "invalid_credentials" } });
    expect((await me(member.accessToken)).body).toMatchObject({ code: 403, key: "account_suspended" });
  });

  test("an access token lasts 900 s", async () => {
    const member = await provider.signUp();
    now = new Date(now.getTime() + 899_000);
    expect((await me(member.accessToken)).status).toBe(200);
    now = new Date(now.getTime() + 1_000);
    const responseAfterExpiry = await me(member.accessToken);
    expect(responseAfterExpiry.body).toMatchObject({
      code: 401,
      key: "token_expired",
      message: "Authentication failed",
    });
  });

  test("logout ends the login at once and may be repeated", async () => {
    const member = await provider.signUp();
    expect((await provider.call(logout, { as: member })).body).toMatchObject({ code: 200, data: null });
    expect((await me(member.accessToken)).status).toBe(401);
    expect((await provider.call(logout, { as: member })).status).toBe(200);
  });

  test("logout accepts an expired token with a valid signature, and no other", async () => {
    const member = await provider.signUp();
    now = new Date(now.getTime() + 3_600_000);
    const [head, payload, signature = ""] = member.accessToken.split(".");
    const forged = `${head}.${payload}.${signature.startsWith("A") ? "B" : "A"}${signature.slice(1)}`;
    expect((await provider.call(logout, { as: { accessToken: forged } })).status).toBe(401);
    expect((await provider.call(logout, {})).status).toBe(401);
    expect((await provider.call(logout, { as: member })).status).toBe(200);
  });
});
