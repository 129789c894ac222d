import fp from "fastify-plugin";
import { canonicalZone } from "#shared/time-zone.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The time zone of the query's days: from `X-Time-Zone`, or else the operator's `TIME_ZONE`. */
    timeZone: string;
  }
}

/** Determines the time zone of a request. An invalid name is ignored. */
export const timeZone = fp<{ fallback: string }>(function timeZone(app, { fallback }) {
  app.decorateRequest("timeZone", fallback);
  app.addHook("onRequest", async (request) => {
    const header = request.headers["x-time-zone"];
    request.timeZone = (typeof header === "string" && canonicalZone(header)) || fallback;
  });
});
