import type { Interpretation, PostbackReason } from "#contract/postbacks.ts";
import type { ReportEffect, ReportLine, ReportReason } from "#contract/network-reports.ts";
import { comparableTransaction } from "#contract/text-input/transaction-id.ts";
import type { AmountLimit } from "../../amount-limit.ts";
import type { Queryable } from "../../database/connection.ts";
import { cashBackOf } from "../leads/terms.ts";
import { wouldChange } from "../leads/report.ts";
import type { NetworkRow } from "../networks/repository.ts";
import { interpret } from "../postbacks/interpret.ts";
import { factsOf, timeRefusal } from "../postbacks/first-reports.ts";
import { contentType, type Line } from "./lines.ts";
import { findKnown, type Known } from "../leads/known.ts";
import { findRelatedPurchases } from "../leads/related-purchases.ts";
import type { ClickRow } from "../leads/repository.ts";
import { judgeOrder, relationOf, type OrderFacts, type RelatedPurchase } from "../leads/same-order.ts";

interface Circumstances {
  network: NetworkRow;
  limit: AmountLimit;
  at: Date;
  /** The asking admin: their own purchases are refused. */
  viewer: string;
}

export interface Examined extends ReportLine {
  source: Line;
  /** The cash back it would credit or confirm, in minor units; 0 for what changes nothing or takes back. */
  credits: bigint;
}

const batch = 500;

type Read = { source: Line; said: Interpretation | null; reason: ReportReason | null };
type Verdict = Pick<Examined, "effect" | "reason" | "credits">;

/** What each line would do if it were read now: by the rules reports are read by, without doing any of it. */
export async function examine(
  queryable: Queryable,
  lines: Line[],
  circumstances: Circumstances,
): Promise<Examined[]> {
  const reads = lines.map((line) => readLine(line, circumstances));
  const earlier: EarlierLines = { words: new Map(), transactions: new Set(), visits: new Map() };
  const examined: Examined[] = [];
  for (let start = 0; start < reads.length; start += batch) {
    const some = reads.slice(start, start + batch);
    const said = some.flatMap((read) => read.said ?? []);
    const found = await findKnown(queryable, circumstances.network.key, said);
    const places = said.flatMap((one) => {
      const reached = found.click(one.click);
      return reached ? [factsOf(one, reached.click)] : [];
    });
    const known = { ...found, related: await findRelatedPurchases(queryable, places) };
    for (const { source, said, reason } of some) {
      const verdict: Verdict = said
        ? judge(said, known, { ...circumstances, earlier })
        : { ...error("line_shape"), reason };
      examined.push({ line: source.line, transaction: said?.transaction ?? null, ...verdict, source });
    }
  }
  return examined;
}

function readLine(source: Line, { network, limit, at }: Circumstances): Read {
  if (source.payload === undefined) return { source, said: null, reason: "line_shape" };
  const read = interpret({ payload: source.payload, contentType, receivedAt: at }, network.mapping, limit);
  return read.ok
    ? { source, said: read.interpretation, reason: null }
    : { source, said: null, reason: read.reason };
}

/** What earlier lines of a file say of purchases that are unknown. */
interface EarlierLines {
  /** By transaction. */
  words: Map<string, string>;
  /** As transactions are compared. */
  transactions: Set<string>;
  /** By click. */
  visits: Map<string, OrderFacts[]>;
}

function judge(
  said: Interpretation,
  known: Known & { related: RelatedPurchase[] },
  { network, viewer, earlier }: Circumstances & { earlier: EarlierLines },
): Verdict {
  const reached = known.click(said.click);
  const lead = known.lead(said.transaction);
  if (lead?.userId === viewer || reached?.click.userId === viewer) return error("own_purchase");
  if (!reached) return error("click_unknown");
  if (reached.click.network !== network.key) return error("click_of_other_network");
  if (reached.isMemberDeleted) return error("member_deleted");
  const amount = BigInt(said.amount);
  if (lead) {
    if (lead.clickId !== reached.click.id) return error("click_differs");
    const cashBack = cashBackOf(reached.terms, { amount, item: said.item });
    const figures = { orderAmount: amount, commission: BigInt(said.commission), cashBack };
    const changes = wouldChange(lead, {
      ...figures,
      status: said.status,
      amountAsOf: new Date(said.changedAt ?? said.at),
      isVersioned: said.changedAt !== undefined,
    });
    return effect(changes ? "changes" : "unchanged", credited(said, cashBack));
  }
  const cashBack = cashBackOf(reached.terms, { amount, item: said.item });
  const words = JSON.stringify(said);
  const before = earlier.words.get(said.transaction);
  if (before !== undefined)
    return effect(before === words ? "unchanged" : "changes", credited(said, cashBack));
  const refusal = timeRefusal(said, reached.click) ?? orderRefusal(said, reached.click, known, earlier);
  if (refusal) return error(refusal);
  earlier.words.set(said.transaction, words);
  return effect("new", credited(said, cashBack));
}

/** Why an unknown purchase may be one that is credited already; notes it for later lines when it is not. */
function orderRefusal(
  said: Interpretation,
  click: ClickRow,
  known: Known & { related: RelatedPurchase[] },
  { transactions, visits }: EarlierLines,
): PostbackReason | undefined {
  const transaction = comparableTransaction(said.transaction);
  if (known.leadInOtherCase(said.transaction) || transactions.has(transaction))
    return "transaction_case_differs";
  const facts = factsOf(said, click);
  const verdict = judgeOrder(facts, known.related);
  if (verdict.outcome === "same") return "claimed_already";
  if (verdict.outcome === "hold") return verdict.reason;
  const ofVisit = visits.get(click.id) ?? [];
  if (ofVisit.some((other) => relationOf(facts, other))) return "order_reported_twice";
  transactions.add(transaction);
  visits.set(click.id, [...ofVisit, facts]);
  return undefined;
}

const error = (reason: ReportReason): Verdict => ({ effect: "error", reason, credits: 0n });
const effect = (done: ReportEffect, credits: bigint): Verdict => ({
  effect: done,
  reason: null,
  credits: done === "unchanged" ? 0n : credits,
});

function credited({ status }: Interpretation, cashBack: bigint): bigint {
  return status === "rejected" || status === "reversed" ? 0n : cashBack;
}
