import fp from "fastify-plugin";
import { canonicalZone } from "#shared/time-zone.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The time zone of the query's days: from `X-Time-Zone`, or else the operator's `TIME_ZONE`. */
    timeZone: string;
  }
}

/** Reads the reader's time zone. An invalid name is ignored. */
export const timeZone = fp<{ fallback: string }>(function timeZone(app, { fallback }) {
  app.decorateRequest("timeZone", fallback);
  app.addHook("onRequest", async (request) => {
    const given = request.headers["x-time-zone"];
    request.timeZone = (typeof given === "string" && canonicalZone(given)) || fallback;
  });
});
