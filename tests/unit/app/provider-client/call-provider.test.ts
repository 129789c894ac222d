import { describe, expect, test, vi } from "vitest";
import { login } from "#contract/accounts/auth.ts";
import {
  getNotification,
  listNotifications,
  markNotificationRead,
} from "#contract/notifications/notifications.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { requestWithdrawal } from "#contract/withdrawals/withdrawals.ts";
import { callProvider, noTokens, type TokenSource } from "~/provider-client/call-provider.server";
import { log } from "~/server/log.server";
import { scopeFor, visitor } from "../../../support/contract/call-scope";
import { respond, sendJson } from "../../../support/contract/stand-in-provider";
import { standIns } from "../../../support/contract/stand-ins";

const stand = standIns();
const user = { name: "Mara", email: "mara@cashlane.test", total_balance: 12.5, role: "member" };
const credentials = { body: { email: "mara@cashlane.test", password: "Secret-horse-1" } };

function tokens(access: string | null, renew: TokenSource["renew"] = noTokens.renew): TokenSource {
  return { ...noTokens, accessToken: async () => access, renew };
}

describe("generic client", () => {
  test("sends bearer, language, request id and the signed client address below /apis", async () => {
    const { origin, received } = await stand((_, response) => respond(response, user));
    const { data } = await callProvider(scopeFor(origin, { tokens: tokens("token-1") }), getCurrentUser);
    expect(data.name).toBe("Mara");
    expect(received[0]).toMatchObject({
      method: "GET",
      path: "/apis/v1/users/me",
      body: "",
      headers: {
        authorization: "Bearer token-1",
        "content-type": "application/json",
        "accept-language": "en",
        "x-request-id": "request-1",
        "x-client-address": "203.0.113.7",
        "x-internal-key": "an-internal-key-of-32-characters",
      },
    });
  });

  test("omits Authorization without a token and the address without a key", async () => {
    const { origin, received } = await stand((_, response) => respond(response, user));
    await callProvider(scopeFor(origin, { internalKey: undefined }), getCurrentUser);
    expect(received[0]?.headers).not.toHaveProperty("authorization");
    expect(received[0]?.headers).not.toHaveProperty("x-client-address");
  });

  test("sends the visitor's browser only to the key's provider and for one call", async () => {
    const { origin, received } = await stand((_, response) => respond(response, user));
    const device = "d".repeat(43);
    await callProvider(scopeFor(origin), getCurrentUser, {}, { device });
    await callProvider(scopeFor(origin), getCurrentUser);
    await callProvider(scopeFor(origin, { internalKey: undefined }), getCurrentUser, {}, { device });
    expect(received.map(({ headers }) => headers["x-client-device"])).toEqual([device, undefined, undefined]);
  });

  test("POST sends JSON, PATCH without a body sends none", async () => {
    const { origin, received } = await stand((_, response) =>
      respond(response, { access_token: "a", refresh_token: "r" }),
    );
    await callProvider(scopeFor(origin), login, credentials);
    await callProvider(scopeFor(origin), markNotificationRead, { params: { id: "n_1" } });
    expect(JSON.parse(received[0]?.body ?? "")).toEqual(credentials.body);
    expect(received[1]).toMatchObject({
      method: "PATCH",
      path: "/apis/notifications/n_1/mark-as-read",
      body: "",
    });
  });

  test("writes out queries with their defaults", async () => {
    const { origin, received } = await stand((_, response) => respond(response, []));
    await callProvider(scopeFor(origin), listNotifications, { query: { page: 1, limit: 100 } });
    expect(received[0]?.path).toBe("/apis/notifications/current-user?page=1&limit=100");
  });
});

describe("refresh and retry", () => {
  const renewingTokens = tokens("old", async (rejectedToken) => `${rejectedToken}-renewed`);

  test("a 401 triggers one refresh and one retry with the new token", async () => {
    const { origin, received } = await stand(({ headers }, response) =>
      headers.authorization === "Bearer old-renewed"
        ? respond(response, user)
        : sendJson(response, 401, { message: "expired" }),
    );
    await callProvider(scopeFor(origin, { tokens: renewingTokens }), getCurrentUser);
    expect(received.map(({ headers }) => headers.authorization)).toEqual([
      "Bearer old",
      "Bearer old-renewed",
    ]);
  });

  test("a refused retry is `Authentication failed` and ends the session", async () => {
    const { origin, received } = await stand((_, response) => sendJson(response, 401, { message: "no" }));
    const endRejected = vi.fn<TokenSource["endRejected"]>(async () => {});
    const call = callProvider(
      scopeFor(origin, { tokens: { ...renewingTokens, endRejected } }),
      getCurrentUser,
    );
    await expect(call).rejects.toMatchObject({
      status: 401,
      kind: "signed-out",
      message: "Authentication failed",
    });
    expect(received).toHaveLength(2);
    expect(endRejected).toHaveBeenCalledOnce();
  });

  test("the login post never refreshes and shows the server's message", async () => {
    const { origin, received } = await stand((_, response) =>
      sendJson(response, 401, { message: "Wrong password" }),
    );
    const call = callProvider(scopeFor(origin, { tokens: renewingTokens }), login, credentials);
    await expect(call).rejects.toMatchObject({
      status: 401,
      kind: "refused",
      serverMessage: "Wrong password",
    });
    expect(received).toHaveLength(1);
    expect(received[0]?.headers).not.toHaveProperty("authorization");
  });

  test("during logout every call is refused with `User is logging out`, except the login post", async () => {
    const { origin, received } = await stand((_, response) =>
      respond(response, { access_token: "a", refresh_token: "r" }),
    );
    const scope = scopeFor(origin, { tokens: { ...tokens("old"), isLoggingOut: true } });
    await expect(callProvider(scope, getCurrentUser)).rejects.toMatchObject({
      message: "User is logging out",
    });
    expect(received).toHaveLength(0);
    await callProvider(scope, login, credentials);
    expect(received).toHaveLength(1);
  });
});

describe("error texts", () => {
  const cases = [
    { name: "the server's message", body: { message: "No more" }, text: "No more" },
    { name: "on GET also its error", body: { error: "Broken" }, text: "Broken" },
    { name: "message before error", body: { message: "No more", error: "Broken" }, text: "No more" },
    { name: "neither", body: {}, text: "API request failed" },
    { name: "empty words", body: { message: " " }, text: "API request failed" },
    { name: "a code that is no number", body: { code: "E1", message: "No more" }, text: "No more" },
    { name: "an error of null", body: { message: "No more", error: null }, text: "No more" },
    { name: "a message of another type", body: { message: 7, error: "Broken" }, text: "Broken" },
    { name: "a request id of another type", body: { message: "No more", requestId: 9 }, text: "No more" },
    { name: "no JSON at all", body: undefined, text: "API request failed" },
  ];
  test.each(cases)("$name", async ({ body, text }) => {
    const { origin } = await stand((_, response) =>
      body ? sendJson(response, 422, body) : void response.writeHead(422).end("<html>"),
    );
    await expect(callProvider(scopeFor(origin), getCurrentUser)).rejects.toMatchObject({
      status: 422,
      kind: "refused",
      message: text,
    });
  });

  test("ignores the error field on POST", async () => {
    const { origin } = await stand((_, response) => sendJson(response, 400, { error: "Broken" }));
    await expect(callProvider(scopeFor(origin), login, credentials)).rejects.toMatchObject({
      message: "API request failed",
    });
  });

  test.each([
    ["fr", "La requête à l’API a échoué"],
    ["ar", "فشل طلب واجهة البرمجة"],
  ] as const)("in %s", async (language, text) => {
    const { origin, received } = await stand((_, response) => sendJson(response, 400, {}));
    const scope = scopeFor(origin, { visitor: { ...visitor, language } });
    await expect(callProvider(scope, getCurrentUser)).rejects.toMatchObject({ message: text });
    expect(received[0]?.headers["accept-language"]).toBe(language);
  });

  test("a good status with another code in the envelope is a refusal", async () => {
    const { origin } = await stand((_, response) =>
      sendJson(response, 200, { code: 500, message: "Later", data: [] }),
    );
    await expect(callProvider(scopeFor(origin), listNotifications)).rejects.toMatchObject({
      kind: "refused",
      status: 500,
    });
  });

  test("keeps a refusal's key, fields, details and request id", async () => {
    const body = {
      message: "x",
      key: "amount_below_minimum",
      fields: { amount: ["low"] },
      details: { minimum: 5 },
      requestId: "r-9",
    };
    const { origin } = await stand((_, response) => sendJson(response, 422, body));
    const { message: _, ...rest } = body;
    await expect(callProvider(scopeFor(origin), getCurrentUser)).rejects.toMatchObject(rest);
  });
});

describe("S9 ids", () => {
  const hostile = [
    "../x",
    "%2e%2e",
    "a/b",
    "a\r\nb",
    "http://evil.test/",
    "",
    ".",
    "..",
    "a?b",
    "a#b",
    "x".repeat(65),
    "é",
  ];
  test.each(hostile)("%j answers 400 and no upstream call", async (id) => {
    const { origin, received } = await stand((_, response) => respond(response, null));
    const call = callProvider(scopeFor(origin), getNotification, { params: { id } });
    await expect(call).rejects.toMatchObject({ status: 400, kind: "refused", key: "bad_request" });
    expect(received).toHaveLength(0);
  });
});

test("logs which fields of a body don't match the contract, without their values, and sends nothing", async () => {
  const { origin, received } = await stand((_, response) => respond(response, null));
  const logged = vi.spyOn(log, "error").mockImplementation(() => {});
  const input = { body: { email: "mara@cashlane.test", password: 735_911 as unknown as string } };
  const message = "POST /auth/login doesn't match the contract: body.password (invalid_type)";
  await expect(callProvider(scopeFor(origin), login, input)).rejects.toMatchObject({
    status: 400,
    cause: { message },
  });
  expect(logged.mock.calls).toEqual([[{ requestId: "request-1" }, message]]);
  logged.mockRestore();
  expect(received).toHaveLength(0);
});

test("M4 lost answer: a POST is repeated only with an idempotency key, and with the same one", async () => {
  const { origin, received } = await stand((_, response) => void response.destroy());
  const input = { body: { payoutMethodId: "p_1", amount: 500, password: "x" } };
  await expect(callProvider(scopeFor(origin), requestWithdrawal, input)).rejects.toMatchObject({
    kind: "unreachable",
  });
  expect(received).toHaveLength(1);
  const idempotencyKey = "key-0123456789abcdef";
  await expect(
    callProvider(scopeFor(origin), requestWithdrawal, input, { idempotencyKey }),
  ).rejects.toMatchObject({ status: 503 });
  expect(received.slice(1).map(({ headers }) => headers["idempotency-key"])).toEqual([
    idempotencyKey,
    idempotencyKey,
  ]);
});
