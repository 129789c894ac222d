import fp from "fastify-plugin";
import { Problem } from "../problem.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The body's bytes as received, for signatures and body hashes; empty without a body. */
    rawBody: Buffer;
  }
}

/** The maximum nesting depth of objects and arrays. */
export const maxDepth = 64;
/** The maximum number of values. More than a body with the app-wide limit can have. */
export const maxValues = 40_000;

/**
 * Parses JSON bodies. An empty body with a JSON content type is accepted (clients send it with PATCH), and the
 * raw bytes stay available. Bodies that are nested too deeply (400) or have too many values (413) are refused before
 * they are parsed, as parsing them takes much longer than parsing long texts.
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
    const problem = findStructureProblem(body);
    if (problem) done(problem);
    else if (body.length === 0) done(null, undefined);
    else parseJson(request, body.toString("utf8"), done);
  });
});

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Returns the error for JSON that is nested too deeply or contains too many values; otherwise undefined. Reads
 * each byte once. Other invalid JSON is left to the parser.
 */
function findStructureProblem(body: Buffer): Problem | undefined {
  let depth = 0;
  let values = 1;
  let inText = false;
  for (let position = 0; position < body.length; position += 1) {
    const byte = body[position];
    if (inText) {
      if (byte === backslash) position += 1;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (byte === openBracket || byte === openBrace) {
      depth += 1;
      values += 1;
      if (depth > maxDepth) return new Problem(400, "bad_request");
    } else if (byte === closeBracket || byte === closeBrace) depth -= 1;
    else if (byte === comma) values += 1;
    if (values > maxValues) return new Problem(413, "payload_too_large");
  }
  return undefined;
}
