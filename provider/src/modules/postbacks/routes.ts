import type { FastifyInstance, FastifyRequest } from "fastify";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import { tooMany } from "../../plugins/guess-limits.ts";
import { notFound, Problem } from "../../problem.ts";
import { findSender, type NetworkRow } from "../networks/repository.ts";
import { createNetworkSecretCipher } from "../networks/cipher.ts";
import { authenticate } from "./authenticate.ts";
import { hashOf, requestNumbers } from "./number-lines.ts";
import { storeEvent } from "./repository.ts";
import { splitReports } from "./split.ts";

const maxReportLength = 16 * 1024;

/**
 * Routes for networks to report purchases, by POST or GET. The response is 200 once the report is stored; its
 * content is only processed afterwards. After 429 and 503, the report should be sent again later. Any other 4xx
 * means that the same report will never be accepted.
 */
export async function postbackRoutes(api: FastifyInstance): Promise<void> {
  const cipher = createNetworkSecretCipher(api.environment.PAYOUT_KEY);
  const countReports = createReportLimiter(api);
  const perMinute = api.environment.POSTBACKS_PER_MINUTE;
  // Bodies are read as raw bytes, because the bytes are signed, regardless of the content type.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  const route = (url: string, summary: string) =>
    api.route<{ Params: { network: string; secret?: string } }>({
      method: ["GET", "POST"],
      url,
      bodyLimit: maxReportLength,
      exposeHeadRoute: false,
      // Keeps the token in the URL out of the log.
      logLevel: "warn",
      // A network sends everything from a few addresses, so the per-minute limit for visitors would be too low.
      config: {
        rateLimit: perMinute === 0 ? false : { max: perMinute, timeWindow: 60_000 },
        // Outside normal operation, reports are refused with 503, so that networks repeat them.
        during: "changing",
      },
      schema: { summary, tags: ["postbacks"] },
      async handler(request) {
        const now = api.clock();
        const sender = await findSender(api.database, cipher, nameOf(request.params.network), now);
        if (!sender) throw notFound();
        const { network, secrets } = sender;
        const { content, query, token, signature } = contentOf(request, network);
        if (content.length > maxReportLength) throw new Problem(413, "payload_too_large");
        const arrival = {
          headers: request.headers,
          content,
          query,
          signature,
          token: request.params.secret ?? token,
          address: request.ip,
        };
        const authentic = authenticate(network, secrets, arrival, now);
        if (!authentic) throw new Problem(401, "signature_invalid");
        const contentType = request.headers["content-type"]?.slice(0, 200) ?? null;
        const text = content.toString("utf8");
        const reports = splitReports({ payload: text, contentType }, network.mapping);
        if (!reports) throw new Problem(413, "payload_too_large");
        await countReports(network.key, reports.length);
        const numberOf = requestNumbers(reports, network.mapping);
        const numbered = reports.map((report) => ({ ...report, occurrence: numberOf(report) }));
        const arrivals = numbered.map(({ payload, contentType: type, occurrence }) => ({
          network: network.key,
          receivedAt: now,
          signedAt: authentic.signedAt,
          ip: request.ip,
          contentType: type,
          // PostgreSQL can't store NUL. A report that contains one is invalid anyway.
          payload: payload.replaceAll("\0", "\uFFFD"),
          payloadHash: hashOf(payload === text ? content : payload, occurrence),
          occurrence,
        }));
        const isNew: boolean[] = [];
        for (const arrival of arrivals) isNew.push(await storeEvent(api.database, arrival));
        if (isNew.includes(true)) api.postbackSignal.wake();
        return { code: 200, message: "OK", data: null };
      },
    });
  route("/postbacks/:network", "A network's report of a purchase, signed or with the secret in its query");
  route("/postbacks/:network/:secret", "A network's report of a purchase, with the secret in its path");
}

/** Validates a network's name from the URL. @throws Problem 404 for a name that can't exist */
function nameOf(text: string): string {
  if (!/^[a-z0-9_-]{1,64}$/i.test(text)) throw notFound();
  return text;
}

/**
 * Returns the content that is signed and stored: the body, or else the query, without the token or signature
 * that it may contain.
 */
function contentOf(
  request: FastifyRequest,
  { authentication, signature }: NetworkRow,
): { content: Buffer; query: Buffer; token: string | undefined; signature: string | undefined } {
  const url = request.raw.url ?? "";
  const start = url.indexOf("?");
  const parts = start < 0 ? [] : url.slice(start + 1).split("&");
  const names = { token: "token", signature: signature?.parameter, hmac: undefined };
  const name = names[authentication];
  const isProof = (part: string) => name !== undefined && part.startsWith(`${name}=`);
  const proof = parts.find(isProof);
  const value = proof === undefined ? undefined : (new URLSearchParams(proof).get(name ?? "") ?? undefined);
  const query = parts.filter((part) => !isProof(part)).join("&");
  // If the query is signed, a body is ignored, because anyone could add a body to a signed URL.
  const isBodySigned = authentication !== "signature" || signature?.content !== "query";
  const body = isBodySigned && request.body instanceof Buffer ? request.body : undefined;
  return {
    content: body ?? Buffer.from(query),
    query: Buffer.from(query),
    token: authentication === "token" ? value : undefined,
    // Networks don't always encode the plus sign of base64, which is then parsed as a space.
    signature: authentication === "signature" ? value?.replaceAll(" ", "+") : undefined,
  };
}

/**
 * Returns a function that counts reports per network and minute and throws a 429 problem above
 * `POSTBACKS_PER_MINUTE`. The count is shared through Redis if configured. Unauthenticated requests don't
 * count.
 */
function createReportLimiter({
  environment,
  redis,
}: FastifyInstance): (network: string, reports: number) => Promise<void> {
  const points = environment.POSTBACKS_PER_MINUTE;
  if (points === 0) return () => Promise.resolve();
  const options = { keyPrefix: "postbacks", points, duration: 60 };
  const memory = new RateLimiterMemory(options);
  // Without Redis, each process counts separately.
  const limiter = redis
    ? new RateLimiterRedis({ ...options, storeClient: redis, insuranceLimiter: memory })
    : memory;
  return async (network, reports) => {
    try {
      await limiter.consume(network, Math.min(reports, points));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooMany(Math.ceil(error.msBeforeNext / 1000));
    }
  };
}
