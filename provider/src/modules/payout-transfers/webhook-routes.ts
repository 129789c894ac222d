import { z } from "zod";
import type { FastifyInstance } from "fastify";
import { notFound, Problem } from "../../problem.ts";
import { expediteTransfer } from "../payout-runs/transfers/repository.ts";
import { findPaypal, webhookPath } from "../payout-services/repository.ts";
import { CertificateUnavailable, isSignedByPaypal } from "../payout-services/webhook-signature.ts";

const maxEvent = 64 * 1024;
const perMinute = 600;

const text = z.string().max(300).optional().catch(undefined);
const event = z.looseObject({
  resource: z.looseObject({
    payout_batch_id: text,
    sender_batch_id: text,
    batch_header: z
      .looseObject({
        payout_batch_id: text,
        sender_batch_header: z.looseObject({ sender_batch_id: text }).optional().catch(undefined),
      })
      .optional()
      .catch(undefined),
  }),
});

/**
 * Route for PayPal's notifications about payouts. A notification only causes the results of its batch to be
 * read immediately, so repeated, late and reordered notifications do no harm.
 */
export async function paypalWebhookRoutes(api: FastifyInstance): Promise<void> {
  // The signature is computed over the raw bytes.
  api.removeAllContentTypeParsers();
  api.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));

  api.route({
    method: "POST",
    url: webhookPath,
    bodyLimit: maxEvent,
    config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
    schema: { summary: "An event of PayPal's payouts, signed by PayPal", tags: ["postbacks"] },
    async handler(request) {
      const connection = await findPaypal(api.database);
      if (!connection?.webhookId) throw notFound();
      const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const isSigned = await isSignedByPaypal({
        headers: request.headers,
        body,
        webhookId: connection.webhookId,
        origin: api.environment.PAYPAL_ORIGIN,
        now: api.clock(),
      }).catch((error: unknown) => {
        if (!(error instanceof CertificateUnavailable)) throw error;
        request.log.warn({ err: error }, "a webhook of PayPal could not be verified");
        throw new Problem(503, "unavailable");
      });
      if (!isSigned) throw new Problem(401, "signature_invalid");
      const batch = batchOf(body.toString("utf8"));
      if (batch && (await expediteTransfer(api.database, batch, api.clock()))) api.transferSignal.wake();
      return { code: 200, message: "OK", data: null };
    },
  });
}

/** Returns the ids of an event's batch; undefined for an event that isn't about a batch. */
function batchOf(content: string): { batchId?: string; senderBatchId?: string } | undefined {
  let json: unknown;
  try {
    json = JSON.parse(content);
  } catch {
    return undefined;
  }
  const read = event.safeParse(json);
  if (!read.success) return undefined;
  const { resource } = read.data;
  const batchId = resource.payout_batch_id ?? resource.batch_header?.payout_batch_id;
  const senderBatchId =
    resource.sender_batch_id ?? resource.batch_header?.sender_batch_header?.sender_batch_id;
  return { ...(batchId && { batchId }), ...(senderBatchId && { senderBatchId }) };
}
