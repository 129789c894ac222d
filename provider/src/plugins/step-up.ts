import fp from "fastify-plugin";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { StepUp } from "#contract/calls/call.ts";
import type { Queryable } from "../database/engine/connection.ts";
import { requireSecondFactor } from "../modules/admin-actions/require-second-factor.ts";
import { Problem } from "../problem.ts";
import { identityOf } from "./identity.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    stepUp?: StepUp;
  }
}

/**
 * Requires that the user entered the password or used a passkey within the last `stepUpSeconds`, and that staff
 * have a second factor if `ADMIN_SECOND_FACTOR` requires one. The plugin below checks calls declared with
 * `stepUp: true`. For `"conditional"` calls, handlers call this function for the requests that need a step-up.
 * Programs with an API key can't step up. @throws Problem 403 `api_key_step_up`, `second_factor_needed`,
 * `step_up_required`
 */
export async function requireStepUp(
  app: Pick<FastifyInstance, "environment"> & { database: Queryable },
  request: FastifyRequest,
): Promise<void> {
  const { userId, isProven, apiKey } = identityOf(request);
  const { access, stepUp } = request.routeOptions.config;
  if (!stepUp)
    throw new Error(`${request.routeOptions.url} requires a step-up that its call doesn't declare`);
  if (apiKey) throw new Problem(403, "api_key_step_up");
  if (access === "admin") await requireSecondFactor(app, userId);
  if (!isProven) throw new Problem(403, "step_up_required");
}

/** Returns the OpenAPI description of a call's step-up. */
export function describeStepUp(stepUp: StepUp | undefined): string {
  if (!stepUp) return "";
  const requirement = stepUp === "conditional" ? "May require" : "Requires";
  return `${requirement} a recent step-up (\`POST /auth/step-up\`), which API keys can't give.`;
}

/** Enforces `config.stepUp: true` after authentication and before the input is parsed. */
export const stepUp = fp(function stepUp(app) {
  app.addHook("onRoute", (route) => {
    if (route.config?.stepUp !== true) return;
    const check = (request: FastifyRequest) => requireStepUp(app, request);
    route.preValidation = [check, route.preValidation ?? []].flat();
  });
});
