import fp from "fastify-plugin";
import { knownZone } from "#shared/time-zone.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The zone whose days a query means: from `X-Time-Zone`, else the operator's `TIME_ZONE`. */
    timeZone: string;
  }
}

/** Reads the zone of the reader's days. A name that is no time zone counts as not given. */
export const timeZone = fp<{ fallback: string }>(function timeZone(app, { fallback }) {
  app.decorateRequest("timeZone", fallback);
  app.addHook("onRequest", async (request) => {
    const given = request.headers["x-time-zone"];
    request.timeZone = (typeof given === "string" && knownZone(given)) || fallback;
  });
});
