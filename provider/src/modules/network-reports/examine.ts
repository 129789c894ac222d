import type { Interpretation } from "#contract/postbacks.ts";
import type { ReportEffect, ReportLine, ReportReason } from "#contract/network-reports.ts";
import type { AmountLimit } from "../../amount-limit.ts";
import type { Queryable } from "../../database/connection.ts";
import { cashBackOf } from "../leads/terms.ts";
import { wouldChange } from "../leads/report.ts";
import type { NetworkRow } from "../networks/repository.ts";
import { interpret } from "../postbacks/interpret.ts";
import { timeRefusal } from "../postbacks/first-reports.ts";
import { contentType, type Line } from "./lines.ts";
import { findClaimed, findKnown, type IsClaimed, type Known } from "../leads/known.ts";

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
  const earlier = new Map<string, string>();
  const examined: Examined[] = [];
  for (let start = 0; start < reads.length; start += batch) {
    const some = reads.slice(start, start + batch);
    const said = some.flatMap((read) => read.said ?? []);
    const known = {
      ...(await findKnown(queryable, circumstances.network.key, said)),
      isClaimed: await findClaimed(queryable, said),
    };
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

/** `earlier` holds what earlier lines said of an unknown purchase. */
function judge(
  said: Interpretation,
  known: Known & { isClaimed: IsClaimed },
  { network, viewer, earlier }: Circumstances & { earlier: Map<string, string> },
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
    const changes = wouldChange(lead, { ...figures, status: said.status, occurredAt: new Date(said.at) });
    return effect(changes ? "changes" : "unchanged", credited(said, cashBack));
  }
  const cashBack = cashBackOf(reached.terms, { amount, item: said.item });
  const words = JSON.stringify(said);
  const before = earlier.get(said.transaction);
  if (before !== undefined)
    return effect(before === words ? "unchanged" : "changes", credited(said, cashBack));
  const refusal = timeRefusal(said, reached.click);
  if (refusal) return error(refusal);
  if (said.order && known.isClaimed(reached.click.storeId, said.order)) return error("claimed_already");
  earlier.set(said.transaction, words);
  return effect("new", credited(said, cashBack));
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
