import { z } from "zod";
import { fractionDigits } from "#contract/money/minor-units.ts";
import { ConnectorError, parseResponse, type ConnectorApi } from "../../connectors/connector.ts";
import {
  type ParsedLine,
  minorUnitsOf,
  referenceOf,
  shortText,
} from "../payout-reports/formats/parsed-report.ts";
import { resultSignalOf } from "../payout-reports/formats/results.ts";

const pageSize = 1_000;
/** PayPal's batches have at most 15,000 payments, 1,000 per page. */
const maxPages = 15;

const text = z.string().max(500);
const item = z.object({
  payout_item_id: text,
  transaction_id: text.nullish(),
  transaction_status: text.nullish(),
  payout_item: z.object({
    sender_item_id: text.nullish(),
    amount: z.object({ value: text, currency: text }),
  }),
  errors: z.object({ name: text.nullish(), message: z.string().nullish() }).nullish(),
});
const page = z.object({
  batch_header: z.object({
    payout_batch_id: text,
    batch_status: text,
    sender_batch_header: z.object({ sender_batch_id: text }),
  }),
  items: z.array(item).max(pageSize).default([]),
  total_pages: z.coerce.number().int().min(0).optional(),
});
type Item = z.output<typeof item>;

interface Batch {
  batchId: string;
  senderBatchId: string;
  /** The run's number. */
  run: number;
}

/**
 * Reads the results of a batch as lines of an answer. If PayPal denied or canceled the whole batch, the last
 * line refuses all payments without an outcome. @throws ConnectorError, with the failure `unreadable` also for
 * a batch of another sender
 */
export async function readBatch(
  api: ConnectorApi,
  { batchId, senderBatchId, run }: Batch,
): Promise<ParsedLine[]> {
  const items: Item[] = [];
  let status = "";
  for (let number = 1; number <= maxPages; number += 1) {
    const query = { page: String(number), page_size: String(pageSize), total_required: "true" };
    const response = await api.json({ path: `/v1/payments/payouts/${encodeURIComponent(batchId)}`, query });
    const { batch_header: header, items: found, total_pages: pages = 1 } = parseResponse(page, response);
    if (header.sender_batch_header.sender_batch_id !== senderBatchId) throw new ConnectorError("unreadable");
    status = header.batch_status.toUpperCase();
    items.push(...found);
    if (number >= pages) break;
  }
  const lines = items.map((one, index) => lineOf(one, index + 1, run));
  if (status !== "DENIED" && status !== "CANCELED") return lines;
  const reason = items.find(({ errors }) => errors?.name)?.errors?.name ?? `BATCH_${status}`;
  return [
    ...lines.filter(({ signal }) => signal !== "rejected"),
    batchRejectionLine({ run, line: lines.length + 1, reason, details: status, identity: batchId }),
  ];
}

/** Returns the line of an answer by which a service refuses all payments of a run. */
export function batchRejectionLine({
  run,
  line = 1,
  reason,
  details,
  identity,
}: {
  run: number;
  line?: number;
  reason: string;
  details: string;
  identity: string;
}): ParsedLine {
  return {
    line,
    signal: "rejected",
    run,
    references: [],
    amount: null,
    currency: null,
    count: null,
    reason: reason.slice(0, 35),
    bookedOn: null,
    account: "",
    paymentReference: null,
    identity: `paypal|${identity}|${reason}`,
    text: shortText(reason, details),
  };
}

function lineOf(one: Item, line: number, run: number): ParsedLine {
  const { payout_item_id: id, payout_item: payment, transaction_status: status, errors } = one;
  const reference = referenceOf(payment.sender_item_id ?? undefined);
  const currency = /^[A-Z]{3}$/.test(payment.amount.currency) ? payment.amount.currency : null;
  return {
    line,
    signal: reference ? resultSignalOf(status ?? "") : "unreadable",
    run,
    references: reference ? [reference] : [],
    amount: currency ? minorUnitsOf(payment.amount.value, fractionDigits(currency)) : null,
    currency,
    count: null,
    reason: errors?.name?.slice(0, 35) ?? null,
    bookedOn: null,
    account: "",
    paymentReference: (one.transaction_id ?? id).slice(0, 64),
    identity: `paypal|${id}|${status ?? ""}`.slice(0, 500),
    text: shortText(status ?? "", errors?.name ?? "", errors?.message ?? ""),
  };
}
