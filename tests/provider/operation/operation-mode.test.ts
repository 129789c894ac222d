import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { changeAccount, getAccount } from "#contract/accounts/account.ts";
import { login, stepUp } from "#contract/accounts/auth.ts";
import { listActivityLogs } from "#contract/activity-logs/activity-logs.ts";
import { changeOperationMode, getOperationMode } from "#contract/operation/operation-mode.ts";
import type { OperationState } from "#contract/operation/operation-states.ts";
import { exportWithdrawals } from "#contract/withdrawals/admin-withdrawals.ts";
import { getServiceStatus } from "#contract/service-status/service-status.ts";
import { postbackEvents } from "#provider/database/schema/network-schema.ts";
import { switchByOperator } from "#provider/modules/operation/operator.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { createStoreFixture } from "../../support/money/network-reports.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

const messages = { en: "We move house.", fr: "", ar: "" };

describeOnBothDatabases("operation mode", (open) => {
  let provider: TestProvider;
  let admin: TestUser;
  let member: TestUser;
  beforeAll(async () => {
    provider = await startTestProvider({ open });
    admin = await provider.signUp({ role: "admin" });
    member = await provider.signUp();
  });
  afterEach(() => switchTo("normal"));
  afterAll(() => provider.close());

  function switchTo(state: OperationState, minutes: number | null = null) {
    return provider.call(changeOperationMode, { as: admin, body: { state, messages, minutes } });
  }
  const rename = () => provider.call(changeAccount, { as: member, body: { name: "Mia Mover" } });
  const readName = async (as: TestUser) => (await provider.call(getAccount, { as })).status;

  test("is normal at first", async () => {
    expect((await provider.call(getOperationMode)).data.state).toBe("normal");
  });

  test("an admin switches it, with a message and an expected end", async () => {
    const { data } = await switchTo("read_only", 30);
    expect(data).toMatchObject({ state: "read_only", messages });
    expect(Date.parse(data.until!) - Date.now()).toBeGreaterThan(29 * 60_000);
    expect((await provider.call(getOperationMode)).data).toEqual(data);
  });

  test("a switch is in the activity log", async () => {
    await switchTo("read_only");
    const { data } = await provider.call(listActivityLogs, { as: admin });
    expect(data[0]).toMatchObject({
      action: "operation.switch",
      before: { state: "normal" },
      after: { state: "read_only" },
    });
  });

  test("members can't switch it", async () => {
    const body = { state: "maintenance", messages, minutes: null } as const;
    expect((await provider.call(changeOperationMode, { as: member, body })).status).toBe(403);
  });

  test("read-only: a change is refused with a key and when to repeat it", async () => {
    await switchTo("read_only");
    const response = await rename();
    expect(response.status).toBe(503);
    expect(response.body.key).toBe("read_only");
    expect(response.headers["retry-after"]).toBe("60");
  });

  test("read-only: a refusal names the announced end in Retry-After", async () => {
    await switchTo("read_only", 10);
    expect(Number((await rename()).headers["retry-after"])).toBeGreaterThan(590);
  });

  test("read-only: everything can be read", async () => {
    await switchTo("read_only");
    expect(await readName(member)).toBe(200);
  });

  test("read-only: members can log in and confirm their password", async () => {
    await switchTo("read_only");
    const { email, password } = member;
    expect((await provider.call(login, { body: { email, password } })).status).toBe(200);
    expect((await provider.call(stepUp, { as: member, body: { password } })).status).toBe(200);
  });

  test("read-only: an export, which is logged, is refused", async () => {
    await switchTo("read_only");
    const { path } = exportWithdrawals;
    const headers = { authorization: `Bearer ${admin.accessToken}` };
    expect((await provider.app.inject({ url: `/apis${path}`, headers })).statusCode).toBe(503);
  });

  test("changes work again after the mode", async () => {
    await switchTo("read_only");
    await switchTo("normal");
    expect((await rename()).status).toBe(200);
  });

  test.each(["read_only", "maintenance"] as const)(
    "%s: networks must repeat their reports",
    async (state) => {
      const { network, secret } = await createStoreFixture(provider, { authentication: "token" });
      const url = `/apis/postbacks/${network}/${secret}?click_id=c1&transaction_id=t1`;
      await switchTo(state);
      const rejection = await provider.app.inject({ url });
      expect(rejection.statusCode).toBe(503);
      expect(rejection.headers["retry-after"]).toBe("60");
      await switchTo("normal");
      expect((await provider.app.inject({ url })).statusCode).toBe(200);
      expect(await provider.app.database.$count(postbackEvents)).toBeGreaterThan(0);
    },
  );

  test("maintenance: members can't read", async () => {
    await switchTo("maintenance");
    const response = await provider.call(getAccount, { as: member });
    expect(response.status).toBe(503);
    expect(response.body.key).toBe("maintenance");
  });

  test("maintenance: people who can switch the mode can read", async () => {
    await switchTo("maintenance");
    expect(await readName(admin)).toBe(200);
  });

  test("maintenance: the service status reports it", async () => {
    await switchTo("maintenance");
    expect((await provider.call(getServiceStatus)).data.mode).toBe("maintenance");
  });

  test.each(["/healthz", "/readyz"])("maintenance: %s still answers 200", async (url) => {
    await switchTo("maintenance");
    expect((await provider.app.inject({ url })).statusCode).toBe(200);
  });

  test("a mode set on the server's command line applies to running processes", async () => {
    await provider.call(getOperationMode);
    await switchByOperator(
      provider.app.database,
      { state: "read_only", messages, minutes: null },
      new Date(),
    );
    await expect.poll(async () => (await rename()).body.key, { timeout: 5_000 }).toBe("read_only");
    const { data } = await provider.call(listActivityLogs, { as: admin });
    expect(data[0]).toMatchObject({ action: "operation.switch", actor: { email: "operator" } });
  });
});
