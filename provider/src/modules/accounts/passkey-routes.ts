import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  beginPasskeyLogin,
  beginPasskeyStep,
  beginPasskeyStepUp,
  logInWithPasskey as logInCall,
  stepUpWithPasskey,
  completePasskeyStep,
} from "#contract/accounts/passkeys.ts";
import { identityOf } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { originOf } from "../../request-origin.ts";
import { requestOptions, verifyPasskey } from "../passkeys/verify-passkey.ts";
import { findChallenge } from "../second-factor/challenges.ts";
import { markProven } from "../sessions/repository.ts";
import { finishWithPasskey, logInWithPasskey } from "./passkey-login.ts";

/**
 * Routes to use a passkey: for a login, as its second step, and in place of the password for important changes.
 */
export async function passkeyLoginRoutes(api: FastifyInstance): Promise<void> {
  const visitOf = (request: FastifyRequest) => ({
    origin: originOf(request),
    device: request.clientDevice,
  });

  api.implement(beginPasskeyLogin, { access: "anyone", perMinute: 60, during: "always" }, async () => ({
    data: { ...(await requestOptions(api, { purpose: "login" })) },
  }));
  api.implement(
    logInCall,
    { access: "anyone", perMinute: 20, during: "always" },
    async ({ body, request }) => ({
      data: await logInWithPasskey(api, body.answer, visitOf(request)),
    }),
  );

  api.implement(
    beginPasskeyStep,
    { access: "anyone", perMinute: 60, during: "always" },
    async ({ body, request }) => {
      const from = { ip: request.clientAddress, now: api.clock() };
      const userId = await findChallenge(api.database, body.challenge, from);
      if (!userId) throw new Problem(410, "second_step_over");
      return { data: { ...(await requestOptions(api, { purpose: "second-step", userId })) } };
    },
  );
  api.implement(
    completePasskeyStep,
    { access: "anyone", perMinute: 60, during: "always" },
    async ({ body, request }) => ({
      data: await finishWithPasskey(api, body, visitOf(request)),
    }),
  );

  api.implement(beginPasskeyStepUp, { access: "signed-in", during: "always" }, async ({ request }) => {
    const { userId } = identityOf(request);
    return { data: { ...(await requestOptions(api, { purpose: "step-up", userId })) } };
  });
  api.implement(stepUpWithPasskey, { access: "signed-in", during: "always" }, async ({ body, request }) => {
    const { userId, sessionId } = identityOf(request);
    const checked = await verifyPasskey(api, body.answer, { purpose: "step-up", userId });
    await api.database.transaction(async (tx) => {
      await checked.take(tx);
      await markProven(tx, sessionId, api.clock());
    });
    return { data: null };
  });
}
