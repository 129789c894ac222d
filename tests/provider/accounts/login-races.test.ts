import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { changePassword, login } from "#contract/accounts/auth.ts";
import {
  beginConnectingService,
  beginServiceLogin,
  connectService,
  logInWithService,
} from "#contract/accounts/connected-services.ts";
import { lockOwner } from "#provider/database/queries/second-factors-of.ts";
import { deleteConnection } from "#provider/modules/connected-services/repository.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startOpenIdProvider, type TestOpenIdProvider } from "../../support/programs/openid-provider.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { withSecondFactor } from "../../support/programs/second-factor.ts";

const service = "club";

describeOnDatabase("a login that is under way", (open) => {
  let provider: TestProvider;
  let club: TestOpenIdProvider;
  beforeAll(async () => {
    club = await startOpenIdProvider("http://localhost:3000");
    provider = await startTestProvider({ open, environment: { OPENID_PROVIDERS: club.variable } });
  });
  afterAll(async () => {
    await provider.close();
    await club.close();
  });

  const logIn = ({ email, password }: TestUser) => provider.call(login, { body: { email, password } });

  test("opens no session after the password was changed", async () => {
    const member = await provider.signUp();
    const { guessLimits } = provider.app;
    const forget = guessLimits.forget.bind(guessLimits);
    // Called as soon as the old password is verified.
    const verified = vi.spyOn(guessLimits, "forget").mockImplementationOnce(async (rule, key) => {
      const body = { password: member.password, newPassword: "Fresh-meadow-9" };
      await provider.call(changePassword, { as: member, body });
      return forget(rule, key);
    });
    const response = await logIn(member);
    verified.mockRestore();
    expect(response.status).toBe(401);
  });

  test("opens no session after a second factor was turned on", async () => {
    const member = await provider.signUp();
    const { database } = provider.app;
    const begin = database.transaction.bind(database);
    // Called after the login has found that it needs no second step.
    const opening = vi.spyOn(database, "transaction").mockImplementationOnce(async (work) => {
      await withSecondFactor(provider, member);
      return begin(work);
    });
    const response = await logIn(member);
    opening.mockRestore();
    expect(response.body.key).toBe("unavailable");
    expect((await logIn(member)).body.key).toBe("second_step_required");
  });

  test("opens no session after its service was disconnected", async () => {
    const member = await provider.signUp();
    const visit = async ({ url, flow }: { url: string; flow: string }) => ({
      flow,
      answer: (await club.visit(url, member.userId)).search,
    });
    const begun = await provider.call(beginConnectingService, { as: member, body: { service } });
    await provider.call(connectService, { as: member, body: await visit(begun.data) });
    const body = await visit((await provider.call(beginServiceLogin, { body: { service } })).data);
    const { response } = await provider.app.database.transaction(async (tx) => {
      await lockOwner(tx, member.userId);
      const entering = provider.call(logInWithService, { body });
      await Promise.race([entering, setTimeout(500)]);
      await deleteConnection(tx, member.userId, service);
      return { response: entering };
    });
    expect((await response).body.key).toBe("service_unknown");
  });
});
