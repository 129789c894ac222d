import { createSign, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import { type BatchRequest, readBatchRequest, sumOf } from "./batch-request.ts";
import { createSigningKey } from "./certificate.ts";

export interface PaypalResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface PaypalRequest {
  method: string;
  /** The path, relative to PayPal's origin. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** The statuses of a payment at PayPal. It has one of them at a time. */
export type PaymentStatus =
  "SUCCESS" | "FAILED" | "UNCLAIMED" | "RETURNED" | "BLOCKED" | "ONHOLD" | "REFUNDED" | "REVERSED" | "DENIED";

export interface SimulatedPaypalOptions {
  clientId: string;
  clientSecret: string;
  webhookId: string;
  /** The origin at which the certificate is served, without a slash at the end. */
  origin: () => string;
  /** Returns the statuses that a payment goes through in order, and the error if it fails. */
  outcome: (
    item: BatchRequest["items"][number],
    index: number,
  ) => { statuses: PaymentStatus[]; error?: string };
  /** The account's balance in hundredths. */
  balance?: bigint;
  tokenSeconds?: number;
  requestsPerMinute?: number;
  /** Whether the refusal of a repeated batch contains a link to the first batch. */
  linksDuplicates?: boolean;
  now?: () => Date;
}

interface Item {
  id: string;
  input: BatchRequest["items"][number];
  status: PaymentStatus | "PENDING";
  remainingStatuses: PaymentStatus[];
  error: string | undefined;
}

interface Batch {
  id: string;
  senderBatchId: string;
  requestId: string | undefined;
  status: "PENDING" | "PROCESSING" | "SUCCESS" | "DENIED";
  items: Item[];
}

/** An event with the headers that contain PayPal's signature. */
export interface PaypalEvent {
  headers: Record<string, string>;
  body: string;
}

const minute = 60_000;
const certificatePath = "/v1/notifications/certs/CERT-360caa42-simulated";
const eventNames: Record<PaymentStatus, string> = {
  SUCCESS: "SUCCEEDED",
  FAILED: "FAILED",
  UNCLAIMED: "UNCLAIMED",
  RETURNED: "RETURNED",
  BLOCKED: "BLOCKED",
  ONHOLD: "HELD",
  REFUNDED: "REFUNDED",
  REVERSED: "REFUNDED",
  DENIED: "DENIED",
};

/**
 * A simulation of PayPal Payouts with the rules of the real service: tokens expire, each batch id is accepted
 * only once, a batch contains at most 15,000 payments, the balance must be sufficient, and requests are
 * limited.
 */
export class SimulatedPaypal {
  readonly batches = new Map<string, Batch>();
  readonly options: SimulatedPaypalOptions;
  private readonly tokens = new Map<string, number>();
  private readonly key = createSigningKey("messageverificationcerts.paypal.example", new Date());
  private requests: number[] = [];
  balance: bigint;

  constructor(options: SimulatedPaypalOptions) {
    this.options = options;
    this.balance = options.balance ?? 100_000_000_00n;
  }

  handle(request: PaypalRequest): PaypalResponse {
    const { method, path } = request;
    if (method === "GET" && path === certificatePath)
      return { status: 200, headers: { "content-type": "text/plain" }, body: this.key.certificate };
    if (this.isTooOften()) return errorAnswer(429, "RATE_LIMIT_REACHED", { "retry-after": "5" });
    if (method === "POST" && path === "/v1/oauth2/token") return this.createToken(request);
    if (!this.isAuthorized(request)) return errorAnswer(401, "AUTHENTICATION_FAILURE");
    if (method === "POST" && path === "/v1/payments/payouts") return this.createBatch(request);
    const [, id] = /^\/v1\/payments\/payouts\/([^/]+)$/.exec(path) ?? [];
    const batch = id && method === "GET" ? this.batches.get(id) : undefined;
    return batch ? listBatch(batch, request.query) : errorAnswer(404, "RESOURCE_NOT_FOUND");
  }

  /** Expires all tokens. */
  expireTokens(): void {
    this.tokens.clear();
  }

  /**
   * Moves all payments, or the payments of one batch, to their next status. Returns the resulting events in
   * PayPal's order.
   */
  advance(batchId?: string): PaypalEvent[] {
    const events: PaypalEvent[] = [];
    for (const batch of this.batches.values()) {
      if (batch.status === "DENIED" || (batchId && batch.id !== batchId)) continue;
      for (const item of batch.items) {
        const status = item.remainingStatuses.shift();
        if (!status) continue;
        item.status = status;
        events.push(this.sign(`PAYOUTS-ITEM.${eventNames[status]}`, { ...viewItem(batch, item) }));
      }
      if (batch.status === "SUCCESS") continue;
      batch.status = "SUCCESS";
      events.push(this.sign("PAYOUTSBATCH.SUCCESS", { batch_header: headerOf(batch) }));
    }
    return events;
  }

  /** Denies batches that are pending, as PayPal does after a review. */
  deny(): void {
    for (const batch of this.batches.values()) if (batch.status === "PENDING") batch.status = "DENIED";
  }

  /** Signs an event as PayPal does. */
  sign(name: string, resource: unknown): PaypalEvent {
    const [id, at] = [randomBytes(16).toString("hex"), this.now().toISOString()];
    const event = { id: `WH-${id}`, event_type: `PAYMENT.${name}`, create_time: at, resource };
    const body = JSON.stringify(event);
    const signed = `${id}|${at}|${this.options.webhookId}|${crc32(body)}`;
    return {
      body,
      headers: {
        "content-type": "application/json",
        "paypal-transmission-id": id,
        "paypal-transmission-time": at,
        "paypal-auth-algo": "SHA256withRSA",
        "paypal-cert-url": this.options.origin() + certificatePath,
        "paypal-transmission-sig": createSign("RSA-SHA256")
          .update(signed)
          .sign(this.key.privateKey, "base64"),
      },
    };
  }

  private now(): Date {
    return this.options.now?.() ?? new Date();
  }

  private isTooOften(): boolean {
    const at = this.now().getTime();
    this.requests = this.requests.filter((one) => one > at - minute);
    if (this.requests.length >= (this.options.requestsPerMinute ?? 400)) return true;
    this.requests.push(at);
    return false;
  }

  private createToken({ headers, body }: PaypalRequest): PaypalResponse {
    const { clientId, clientSecret, tokenSeconds = 32_400 } = this.options;
    const expected = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString("base64")}`;
    if (headers["authorization"] !== expected) return errorAnswer(401, "invalid_client");
    if (new URLSearchParams(body).get("grant_type") !== "client_credentials")
      return errorAnswer(400, "unsupported_grant_type");
    const token = randomBytes(24).toString("base64url");
    this.tokens.set(token, this.now().getTime() + tokenSeconds * 1_000);
    return json(200, {
      scope: "openid https://uri.paypal.com/payments/payouts",
      access_token: token,
      token_type: "Bearer",
      app_id: "APP-80W284485P519543T",
      expires_in: tokenSeconds,
    });
  }

  private isAuthorized({ headers }: PaypalRequest): boolean {
    const [, token = ""] = /^Bearer (\S+)$/.exec(String(headers["authorization"] ?? "")) ?? [];
    return (this.tokens.get(token) ?? 0) > this.now().getTime();
  }

  private createBatch({ headers, body }: PaypalRequest): PaypalResponse {
    const parsed = readBatchRequest(body);
    if ("details" in parsed) return errorAnswer(400, "VALIDATION_ERROR", {}, { details: parsed.details });
    const { sender_batch_id: senderBatchId } = parsed.batch.sender_batch_header;
    const requestId = headers["paypal-request-id"];
    const existing = [...this.batches.values()].find((batch) => batch.senderBatchId === senderBatchId);
    if (existing?.requestId && existing.requestId === requestId)
      return json(201, { batch_header: headerOf(existing) });
    if (existing) return this.rejectDuplicate(existing);
    const sum = sumOf(parsed.batch);
    if (sum > this.balance) return errorAnswer(422, "INSUFFICIENT_FUNDS");
    this.balance -= sum;
    const batch: Batch = {
      id: randomBytes(7).toString("hex").toUpperCase(),
      senderBatchId,
      requestId: typeof requestId === "string" ? requestId : undefined,
      status: "PENDING",
      items: parsed.batch.items.map((input, index) => {
        const { statuses, error } = this.options.outcome(input, index);
        return {
          id: randomBytes(7).toString("hex").toUpperCase(),
          input,
          status: "PENDING",
          remainingStatuses: [...statuses],
          error,
        };
      }),
    };
    this.batches.set(batch.id, batch);
    return json(201, { batch_header: headerOf(batch) });
  }

  private rejectDuplicate({ id }: Batch): PaypalResponse {
    const link = [{ href: `https://api-m.paypal.com/v1/payments/payouts/${id}`, rel: "self", method: "GET" }];
    const detail = {
      field: "SENDER_BATCH_ID",
      issue: "Batch with given sender_batch_id already exists",
      ...((this.options.linksDuplicates ?? true) && { link }),
    };
    return errorAnswer(400, "USER_BUSINESS_ERROR", {}, { details: [detail] });
  }
}

function headerOf({ id, status, senderBatchId }: Batch) {
  return {
    payout_batch_id: id,
    batch_status: status,
    sender_batch_header: { sender_batch_id: senderBatchId },
  };
}

function viewItem(batch: Batch, { id, input, status, error }: Item) {
  return {
    payout_item_id: id,
    payout_batch_id: batch.id,
    sender_batch_id: batch.senderBatchId,
    ...(status !== "PENDING" && { transaction_id: `T${id}` }),
    transaction_status: status,
    payout_item: input,
    ...(error && status !== "PENDING" && { errors: { name: error, message: error } }),
  };
}

function listBatch(batch: Batch, query: URLSearchParams): PaypalResponse {
  const size = Math.min(1_000, Math.max(1, Number(query.get("page_size") ?? 1_000)));
  const start = (Math.max(1, Number(query.get("page") ?? 1)) - 1) * size;
  return json(200, {
    batch_header: headerOf(batch),
    items: batch.items.slice(start, start + size).map((item) => viewItem(batch, item)),
    total_items: batch.items.length,
    total_pages: Math.ceil(batch.items.length / size),
  });
}

function json(status: number, content: unknown): PaypalResponse {
  return { status, headers: { "content-type": "application/json" }, body: JSON.stringify(content) };
}

function errorAnswer(
  status: number,
  name: string,
  headers: Record<string, string> = {},
  more: Record<string, unknown> = {},
): PaypalResponse {
  const response = json(status, { name, message: name, debug_id: randomBytes(6).toString("hex"), ...more });
  return { ...response, headers: { ...response.headers, ...headers } };
}
