import type { FastifyInstance } from "fastify";
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  completeSecondStep,
} from "#contract/accounts/second-factor.ts";
import { isSensitivePermission } from "#contract/roles/permissions.ts";
import { identityOf } from "../../plugins/identity.ts";
import { originOf } from "../../request-origin.ts";
import { confirmPassword } from "./confirm-password.ts";
import { countPasskeys } from "../passkeys/repository.ts";
import { countCode } from "../second-factor/count-code.ts";
import { countCodes } from "../second-factor/recovery-codes.ts";
import { findFactor } from "../second-factor/repository.ts";
import { createSecondFactorCipher } from "../second-factor/cipher.ts";
import { findPasswordTime } from "../security-events/password-time.ts";
import { finishLogin } from "./finish-login.ts";
import { begin, turnOnFactor, turnOffFactor, renewCodes } from "../second-factor/settings.ts";

/** Routes for two-step verification: a member's own settings, and the second step of a login. */
export async function secondFactorRoutes(api: FastifyInstance): Promise<void> {
  const cipher = createSecondFactorCipher(api.environment.PAYOUT_KEY);
  const access = "signed-in";

  api.implement(
    completeSecondStep,
    { access: "anyone", perMinute: 60, during: "always" },
    async ({ body, request }) => ({
      data: await finishLogin(api, cipher, body, {
        origin: originOf(request),
        device: request.clientDevice,
      }),
    }),
  );

  api.implement(getSecondFactor, { access }, async ({ request }) => {
    const { userId, permissions } = identityOf(request);
    const isNeeded =
      permissions.some(isSensitivePermission) && api.environment.ADMIN_SECOND_FACTOR === "required";
    const [factor, passkeys, recoveryCodesLeft, passwordSince] = await Promise.all([
      findFactor(api.database, userId),
      countPasskeys(api.database, userId),
      countCodes(api.database, userId),
      findPasswordTime(api.database, userId),
    ]);
    const since = factor?.confirmedAt?.toISOString() ?? null;
    return {
      data: {
        since,
        recoveryCodesLeft,
        passkeys,
        passwordSince: passwordSince?.toISOString() ?? null,
        isNeeded,
      },
    };
  });

  api.implement(beginSecondFactor, { access }, async ({ request }) => {
    return { data: await begin(api, cipher, identityOf(request)) };
  });

  api.implement(confirmSecondFactor, { access }, async ({ body, request }) => {
    const { userId, sessionId } = identityOf(request);
    const owner = { userId, sessionId, origin: originOf(request) };
    return { data: { recoveryCodes: await turnOnFactor(api, cipher, { ...owner, ...body }) } };
  });

  api.implement(endSecondFactor, { access }, async ({ body, request }) => {
    const { userId, email } = identityOf(request);
    await confirmPassword(api, userId, body.password);
    const guess = await countCode(api, { userId, email, device: request.clientDevice });
    await turnOffFactor(api, cipher, { userId, origin: originOf(request), code: body.code });
    await guess.wasRight();
    return { data: null };
  });

  api.implement(renewRecoveryCodes, { access }, async ({ body, request }) => {
    const { userId } = identityOf(request);
    await confirmPassword(api, userId, body.password);
    return { data: { recoveryCodes: await renewCodes(api, cipher, { userId, origin: originOf(request) }) } };
  });
}
