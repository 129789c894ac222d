import type { FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { createOperation, modeError, type Operation } from "../modules/operation/mode.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** The operation mode, which requests and workers follow. */
    operation: Operation;
  }
  interface FastifyContextConfig {
    /**
     * Overrides what the method implies: `always` works in every operation mode, `reading` changes nothing
     * although it isn't a GET, `changing` makes changes although it is a GET.
     */
    during?: "always" | "reading" | "changing";
  }
}

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses calls that the operation mode doesn't allow, with 503 and `Retry-After`. Unless the mode is normal,
 * changes are refused before anything is read or counted. During maintenance, reads are also refused, except by
 * people who can switch the mode.
 */
export const operationMode = fp(function operationMode(app) {
  app.decorate("operation", createOperation(app.database));

  app.addHook("onRequest", async (request) => {
    if (request.is404 || !isChange(request)) return;
    const mode = await app.operation.mode();
    if (mode.state !== "normal") throw modeError(mode, app.clock());
  });

  // Runs after authentication.
  app.addHook("preValidation", async (request) => {
    const { access, during } = request.routeOptions.config;
    if (request.is404 || access === undefined || during === "always" || isChange(request)) return;
    const mode = await app.operation.mode();
    if (mode.state !== "maintenance" || request.identity?.permissions.includes("operation.switch")) return;
    throw modeError(mode, app.clock());
  });
});

function isChange({ method, routeOptions }: FastifyRequest): boolean {
  const { during } = routeOptions.config;
  return during === undefined ? !readingMethods.has(method) : during === "changing";
}
