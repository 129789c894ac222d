import { once } from "node:events";
import { createServer } from "node:http";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reportUnknownLogin, login, stepUp, type TokenPair } from "#contract/accounts/auth.ts";
import {
  beginConnectingService,
  beginServiceLogin,
  connectService,
  disconnectService,
  listConnectedServices,
  logInWithService,
} from "#contract/accounts/connected-services.ts";
import { listNotifications } from "#contract/notifications/notifications.ts";
import { listSecurityEvents } from "#contract/accounts/security-events.ts";
import { loginChallenge, completeSecondStep } from "#contract/accounts/second-factor.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { connectedServices, usedServiceFlows } from "#provider/database/schema/connected-service-schema.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { mailLinks } from "#provider/database/schema/mail-link-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { pruneServiceFlows } from "#provider/modules/connected-services/flow.ts";
import { linkToken } from "#provider/modules/mail-links/link-token.ts";
import { findWait } from "#provider/modules/withdrawals/wait.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { freePort } from "../../support/programs/free-port.ts";
import { startOpenIdProvider, type TestOpenIdProvider } from "../../support/programs/openid-provider.ts";
import {
  startTestProvider,
  testVariables,
  type TestProvider,
  type TestUser,
} from "../../support/programs/provider.ts";
import { withSecondFactor } from "../../support/programs/second-factor.ts";

const minute = 60 * 1000;

describeOnDatabase("connected services", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let club: TestOpenIdProvider;
  let member: TestUser;
  let who: string;
  let now = new Date("2026-03-04T12:00:10Z");
  beforeAll(async () => {
    connection = await open();
    club = await startOpenIdProvider("http://localhost:3000");
    const environment = { OPENID_PROVIDERS: club.variable };
    provider = await startTestProvider({ connection, environment, clock: () => now });
  });
  beforeEach(async () => {
    advanceClock(60 * minute);
    member = await provider.signUp();
    who = crypto.randomUUID();
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
    await club.close();
  });

  const advanceClock = (milliseconds: number) => (now = new Date(now.getTime() + milliseconds));
  const outcome = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.key];
  const service = "club";
  const beginLogin = async () => (await provider.call(beginServiceLogin, { body: { service } })).data;
  const beginConnection = async (as: Pick<TestUser, "accessToken"> = member) =>
    (await provider.call(beginConnectingService, { as, body: { service } })).data;
  /** Returns the service's answer for a person, whose browser may have modified the URL. */
  const serviceSignIn = async (
    { url, flow }: { url: string; flow: string },
    person: string | null = who,
    change: (parameters: URLSearchParams) => void = () => undefined,
  ) => {
    const address = new URL(url);
    change(address.searchParams);
    return { flow, answer: (await club.visit(address.href, person)).search };
  };
  const connect = async (as = member, person = who) =>
    provider.call(connectService, { as, body: await serviceSignIn(await beginConnection(as), person) });
  const enter = async (person: string | null = who) =>
    provider.call(logInWithService, { body: await serviceSignIn(await beginLogin(), person) });
  const sessionOf = (pair: TokenPair) => ({ accessToken: pair.access_token });
  const kindsOf = async (as: Pick<TestUser, "accessToken">) =>
    (await provider.call(listSecurityEvents, { as })).data.map(({ kind }) => kind);

  test("a connected service opens the account, notifies the owner, and doesn't replace the password", async () => {
    expect((await provider.call(listConnectedServices, { as: member })).data).toEqual([
      { key: service, name: "Club", connectedAt: null, lastUsedAt: null, isOffered: true },
    ]);
    const { data: created } = await connect();
    expect(created).toMatchObject({ key: service, connectedAt: now.toISOString(), lastUsedAt: null });
    const options = { userId: member.userId, now, hours: 24 };
    expect(await findWait(connection.database, options)).toMatchObject({ cause: "service" });
    const connectedAt = now;
    advanceClock(minute);
    const as = sessionOf((await enter()).data);
    expect((await provider.call(getCurrentUser, { as })).data.email).toBe(member.email);
    const { data: listed } = await provider.call(listConnectedServices, { as });
    expect(listed).toMatchObject([{ connectedAt: connectedAt.toISOString(), lastUsedAt: now.toISOString() }]);
    expect(await kindsOf(as)).toEqual(["login", "service_connected"]);
    const { data: notices } = await provider.call(listNotifications, { as });
    expect(notices.map(({ type }) => type)).toContain("security_service_connected");

    const disconnect = () => provider.call(disconnectService, { as, params: { service } });
    expect(outcome(await disconnect())).toEqual([403, "step_up_required"]);
    await provider.call(stepUp, { as, body: { password: member.password } });
    expect((await disconnect()).status).toBe(200);
    expect((await disconnect()).status).toBe(404);
    expect(await kindsOf(as)).toEqual(["service_disconnected", "login", "service_connected"]);
    expect(outcome(await enter())).toEqual([422, "service_unknown"]);
  });

  test("refuses an unconnected identity and creates no account", async () => {
    const before = await connection.database.$count(users);
    expect(outcome(await enter())).toEqual([422, "service_unknown"]);
    expect(outcome(await enter(member.email))).toEqual([422, "service_unknown"]);
    expect(await connection.database.$count(users)).toBe(before);
  });

  test("an identity opens one account, and an account has one identity per service", async () => {
    expect((await connect()).status).toBe(201);
    const other = await provider.signUp();
    expect(outcome(await connect(other))).toEqual([409, "service_taken"]);
    const begin = { as: member, body: { service } };
    expect(outcome(await provider.call(beginConnectingService, begin))).toEqual([409, "service_connected"]);
    // Two flows begin before either one ends.
    const ways = [await beginConnection(other), await beginConnection(other)];
    const bodies = await Promise.all(ways.map((way) => serviceSignIn(way, crypto.randomUUID())));
    const both = await Promise.all(bodies.map((body) => provider.call(connectService, { as: other, body })));
    expect(both.map(outcome).sort()).toEqual([
      [201, undefined],
      [409, "service_connected"],
    ]);
  });

  test("only one of two members connecting the same identity at once succeeds", async () => {
    const people = [member, await provider.signUp()];
    const bodies = await Promise.all(people.map(async (as) => serviceSignIn(await beginConnection(as))));
    const both = await Promise.all(
      people.map((as, index) => provider.call(connectService, { as, body: bodies[index]! })),
    );
    expect(both.map(outcome).sort()).toEqual([
      [201, undefined],
      [409, "service_taken"],
    ]);
  });

  test("a sign-in request works once, within ten minutes, and only for its purpose and browser", async () => {
    const over = [410, "service_over"];
    const finish = async (as: Pick<TestUser, "accessToken">, body: { flow: string; answer: string }) =>
      outcome(await provider.call(connectService, { as, body }));
    const credentials = { email: member.email, password: member.password };
    const newLogin = (await provider.call(login, { body: credentials })).data;
    expect(await finish(sessionOf(newLogin), await serviceSignIn(await beginConnection()))).toEqual(over);
    expect(await finish(await provider.signUp(), await serviceSignIn(await beginConnection()))).toEqual(over);
    expect(await finish(member, await serviceSignIn(await beginLogin()))).toEqual(over);
    expect(
      await finish(member, { ...(await serviceSignIn(await beginConnection())), flow: "made-up" }),
    ).toEqual(over);
    const lateBody = await serviceSignIn(await beginConnection());
    advanceClock(10 * minute);
    expect(await finish(member, lateBody)).toEqual(over);
    await provider.call(stepUp, { as: member, body: { password: member.password } });
    const body = await serviceSignIn(await beginConnection());
    const twice = await Promise.all([finish(member, body), finish(member, body)]);
    expect(twice.sort()).toEqual([[201, undefined], over]);
    expect(outcome(await provider.call(logInWithService, { body }))).toEqual(over);
    await pruneServiceFlows(connection.database, new Date(now.getTime() + 11 * minute));
    expect(await connection.database.$count(usedServiceFlows)).toBe(0);
  });

  test.each([
    ["another nonce", (parameters: URLSearchParams) => parameters.set("nonce", "another-nonce")],
    ["another state", (parameters: URLSearchParams) => parameters.set("state", "another-state")],
    [
      "another browser's code",
      (parameters: URLSearchParams) => parameters.set("code_challenge", "x".repeat(43)),
    ],
  ])("refuses an answer with %s", async (_, change) => {
    await connect();
    const body = await serviceSignIn(await beginLogin(), who, change);
    expect(outcome(await provider.call(logInWithService, { body }))).toEqual([422, "service_refused"]);
  });

  test("refuses an answer that names another issuer", async () => {
    await connect();
    const { flow, answer } = await serviceSignIn(await beginLogin());
    const parameters = new URLSearchParams(answer);
    expect(parameters.get("iss")).toBe(club.origin);
    parameters.set("iss", "https://another.example");
    const body = { flow, answer: `?${parameters}` };
    expect(outcome(await provider.call(logInWithService, { body }))).toEqual([422, "service_refused"]);
  });

  test("refuses an identity of a service whose key changed until it is connected again", async () => {
    await connect();
    const environment = { OPENID_PROVIDERS: club.renamed };
    const next = await startTestProvider({ connection, environment, clock: () => now });
    const request = { body: { service: "renamed" } };
    const startedAt = await serviceSignIn((await next.call(beginServiceLogin, request)).data);
    expect(outcome(await next.call(logInWithService, { body: startedAt }))).toEqual([422, "service_unknown"]);
    const over = await serviceSignIn(
      (await next.call(beginConnectingService, { as: member, ...request })).data,
    );
    expect((await next.call(connectService, { as: member, body: over })).status).toBe(201);
    const { data: listed } = await next.call(listConnectedServices, { as: member });
    expect(listed.map(({ key, isOffered }) => [key, isOffered])).toEqual([
      ["renamed", true],
      ["club", false],
    ]);
    await next.close();
  });

  test("refuses a denied sign-in, a forged answer and a service that isn't offered", async () => {
    expect(outcome(await enter(null))).toEqual([422, "service_denied"]);
    const { flow } = await beginLogin();
    expect(outcome(await provider.call(logInWithService, { body: { flow, answer: "?code=1" } }))).toEqual([
      422,
      "service_refused",
    ]);
    expect(outcome(await provider.call(beginServiceLogin, { body: { service: "nobody" } }))).toEqual([
      404,
      "service_not_offered",
    ]);
  });

  test("requires the second factor, and a code doesn't replace the password", async () => {
    await connect();
    const { recoveryCodes } = await withSecondFactor(provider, member);
    const rejection = await enter();
    expect(outcome(rejection)).toEqual([403, "second_step_required"]);
    const { challenge } = loginChallenge.parse(rejection.body.details);
    const body = { challenge, code: recoveryCodes[0]! };
    const as = sessionOf((await provider.call(completeSecondStep, { body })).data);
    const disconnect = { as, params: { service } };
    expect(outcome(await provider.call(disconnectService, disconnect))).toEqual([403, "step_up_required"]);
  });

  test("shows a suspended member the suspension, like a password login", async () => {
    await connect();
    await connection.database.update(users).set({ status: "suspended" }).where(eq(users.id, member.userId));
    expect(outcome(await enter())).toEqual([403, "account_suspended"]);
  });

  test("a service removed by the operator opens nothing and can be disconnected", async () => {
    const row = { userId: member.userId, service: "gone", identityHash: who, connectedAt: now };
    await connection.database.insert(connectedServices).values(row);
    const { data: listed } = await provider.call(listConnectedServices, { as: member });
    expect(listed[1]).toMatchObject({ key: "gone", name: "gone", isOffered: false });
    const gone = { as: member, params: { service: "gone" } };
    expect((await provider.call(disconnectService, gone)).status).toBe(200);
  });

  test("disconnects all services when the owner reports an unknown login", async () => {
    await connect();
    const headers = {
      "x-internal-key": testVariables.INTERNAL_KEY,
      "x-client-address": "198.51.100.7",
    };
    const { email, password } = member;
    await provider.call(login, { body: { email, password }, headers });
    const isMemberLink = and(eq(mailLinks.userId, member.userId), eq(mailLinks.purpose, "not_me"));
    const [link] = await connection.database.select().from(mailLinks).where(isMemberLink);
    const body = { token: linkToken(testVariables.TOKEN_SECRET, link!.id) };
    expect((await provider.call(reportUnknownLogin, { body })).status).toBe(200);
    expect(outcome(await enter())).toEqual([422, "service_unknown"]);
  });
});

test("reports a silent service or an oversized answer as unavailable", async () => {
  const club = await startOpenIdProvider("http://localhost:3000");
  const provider = await startTestProvider({ environment: { OPENID_PROVIDERS: club.variable } });
  const startedAt = (await provider.call(beginServiceLogin, { body: { service: "club" } })).data;
  const { search: answer } = await club.visit(startedAt.url, "somebody");
  await club.close();
  const rejection = await provider.call(logInWithService, { body: { flow: startedAt.flow, answer } });
  expect(rejection).toMatchObject({ status: 422, body: { key: "service_silent" } });
  await provider.close();
  const next = await startTestProvider({ environment: { OPENID_PROVIDERS: club.variable } });
  const silent = await next.call(beginServiceLogin, { body: { service: "club" } });
  expect(silent).toMatchObject({ status: 422, body: { key: "service_silent" } });
  await next.close();
});

test("reports a service without an authorization page as unavailable", async () => {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const server = createServer((_, response) => {
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ issuer, token_endpoint: `${issuer}/token` }));
  });
  await once(server.listen(port, "localhost"), "listening");
  const service = { key: "club", name: "Club", issuer, clientId: "us", clientSecret: "secret" };
  const environment = { OPENID_PROVIDERS: JSON.stringify([service]) };
  const provider = await startTestProvider({ environment });
  const rejection = await provider.call(beginServiceLogin, { body: { service: "club" } });
  expect(rejection).toMatchObject({ status: 422, body: { key: "service_silent" } });
  await provider.close();
  server.close();
});
