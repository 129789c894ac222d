import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyRequest {
    /** The body's bytes as received, for signatures and body hashes; empty without a body. */
    rawBody: Buffer;
  }
}

/**
 * Parses JSON bodies. An empty body with a JSON content type is accepted (clients send it with PATCH), and the
 * raw bytes stay available.
 */
export const jsonBodies = fp(function jsonBodies(app) {
  const emptyBody = Buffer.alloc(0);
  app.decorateRequest("rawBody");
  app.addHook("onRequest", async (request) => {
    request.rawBody = emptyBody;
  });
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body: Buffer, done) => {
    request.rawBody = body;
    if (body.length === 0) done(null, undefined);
    else parseJson(request, body.toString("utf8"), done);
  });
});
