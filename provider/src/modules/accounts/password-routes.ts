import type { FastifyInstance } from "fastify";
import {
  changePassword as changePasswordCall,
  forgotPassword as forgotPasswordCall,
  resetPassword as resetPasswordCall,
} from "#contract/accounts/auth.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { identityOf } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";
import { markProven } from "../sessions/repository.ts";
import { originOf } from "../../request-origin.ts";
import { createLinkMailing } from "./link-mailing.ts";
import { changePassword } from "./changes.ts";
import { confirmOwner } from "./confirm-owner.ts";
import { assertStrongPassword } from "./password-rules.ts";
import { resetPassword } from "./reset-password.ts";

/** Routes to set a new password: with the current one, with a passkey, or with a mailed link. */
export async function passwordRoutes(api: FastifyInstance): Promise<void> {
  api.implement(changePasswordCall, { access: "signed-in" }, async ({ body, request }) => {
    const { userId, sessionId, name, email } = identityOf(request);
    const { newPassword } = body;
    const owner = await confirmOwner(api, userId, body);
    if (newPassword === body.password)
      throw new Problem(422, "password_unchanged", { fields: { newPassword: ["password_unchanged"] } });
    assertStrongPassword(newPassword, { name, email }, "newPassword");
    const at = api.clock();
    const endedSessions = await inTransaction(api.database, async (unit) => {
      await owner.take(unit.tx);
      await markProven(unit.tx, sessionId, at);
      const event = { userId, kind: "password_changed", at, origin: originOf(request) } as const;
      await notifySecurityEvent(unit, api, event);
      return changePassword(api, unit, { userId, password: newPassword, keep: sessionId });
    });
    return { data: { ended: endedSessions } };
  });

  const mailLink = createLinkMailing(api, "password_reset");
  api.implement(forgotPasswordCall, { access: "anyone", perMinute: 20 }, async ({ body, request, reply }) => {
    await mailLink({ email: body.email, request, reply });
    return { data: null };
  });

  api.implement(resetPasswordCall, { access: "anyone", perMinute: 20 }, async ({ body, request }) => {
    await resetPassword(api, body, originOf(request));
    return { data: null };
  });
}
