import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { couponCode } from "#contract/coupons/admin-coupons.ts";
import { fractionDigits } from "#contract/money/minor-units.ts";
import { networkId } from "#contract/networks/networks.ts";
import type { ProgrammeState } from "#contract/networks/programme-states.ts";
import { canonicalJson } from "../../canonical-json.ts";
import type { NetworkCoupon } from "../../connectors/connector.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { networkCoupons } from "../../database/schema/programme-schema.ts";
import type { Environment } from "../../environment.ts";
import type { NetworkRow } from "../networks/repository.ts";
import type { Notifier } from "../notifications/notify.ts";
import { endCreatedCoupons } from "./end-created-coupons.ts";

export type NetworkCouponRow = typeof networkCoupons.$inferSelect;

/** The number of listed coupons by result. Coupons that have ended count as `changed`. */
type CouponCounts = Record<"records" | "added" | "changed" | "unchanged" | "refused", number>;

const hour = 60 * 60 * 1000;
/** A coupon has ended if it is missing from two complete lists at least this many milliseconds apart. */
const endedAfter = hour;
/**
 * If more than this share of the known coupons is missing, the list may be faulty. Missing coupons then end
 * only after the longer period.
 */
const [maxLoss, endedAfterLoss] = [0.5, 72 * hour];
const [maxTitle, maxTerms, maxAddress] = [120, 4_000, 500];

/**
 * Stores a complete list of a network's coupons. Ends those that are no longer listed or have expired,
 * together with the coupons created from them.
 */
export async function storeCoupons(
  unit: UnitOfWork,
  app: Notifier,
  { key: network }: Pick<NetworkRow, "key">,
  listed: NetworkCoupon[],
): Promise<CouponCounts> {
  const [{ tx }, at] = [unit, app.clock()];
  const counts = { records: listed.length, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const storedCoupons = await tx
    .select()
    .from(networkCoupons)
    .where(eq(networkCoupons.network, network))
    .orderBy(networkCoupons.id)
    .for("no key update");
  const rows = new Map(storedCoupons.map((row) => [row.coupon, row]));
  const seenCoupons = new Set<string>();
  for (const coupon of listed) {
    const values = valuesOf(coupon, app.environment);
    const id = networkId.safeParse(coupon.id);
    if (!id.success || !values) {
      counts.refused += 1;
      continue;
    }
    if (seenCoupons.has(id.data)) {
      counts.unchanged += 1;
      continue;
    }
    seenCoupons.add(id.data);
    const isOver = values.endsAt !== null && values.endsAt <= at;
    const before = rows.get(id.data);
    if (!before) {
      if (isOver) {
        counts.unchanged += 1;
        continue;
      }
      const row = { ...values, id: randomUUID(), network, coupon: id.data };
      await tx.insert(networkCoupons).values({ ...row, firstSeenAt: at, lastSeenAt: at, changedAt: at });
      counts.added += 1;
      continue;
    }
    const wasEnded = before.state === "ended";
    const isChanged = (wasEnded && !isOver) || canonicalJson(values) !== canonicalJson(contentOf(before));
    counts[isChanged ? "changed" : "unchanged"] += 1;
    await tx
      .update(networkCoupons)
      .set({
        ...values,
        lastSeenAt: at,
        missingSince: null,
        ...(isChanged && { changedAt: at, state: stateAfterChange(before) }),
      })
      .where(eq(networkCoupons.id, before.id));
    rows.set(id.data, { ...before, ...values, ...(isChanged && { state: stateAfterChange(before) }) });
  }
  const ended = await endCoupons(tx, { rows: [...rows.values()], seen: seenCoupons, at });
  counts.changed += ended.length;
  await endCreatedCoupons(unit, app, ended);
  return counts;
}

/** Marks the coupons that have expired, or have been missing for long enough, and returns them. */
async function endCoupons(
  tx: UnitOfWork["tx"],
  { rows, seen, at }: { rows: NetworkCouponRow[]; seen: Set<string>; at: Date },
): Promise<NetworkCouponRow[]> {
  const active = rows.filter(({ state }) => state !== "ended");
  const isOver = ({ endsAt }: NetworkCouponRow) => endsAt !== null && endsAt <= at;
  const valid = active.filter((row) => !isOver(row));
  const missingCoupons = valid.filter(({ coupon }) => !seen.has(coupon));
  const gracePeriod = missingCoupons.length > valid.length * maxLoss ? endedAfterLoss : endedAfter;
  const removed = missingCoupons.filter(
    ({ missingSince }) => missingSince !== null && at.getTime() - missingSince.getTime() >= gracePeriod,
  );
  for (const row of missingCoupons)
    if (row.missingSince === null)
      await tx.update(networkCoupons).set({ missingSince: at }).where(eq(networkCoupons.id, row.id));
  const ended = [...active.filter(isOver), ...removed];
  for (const { id } of ended)
    await tx.update(networkCoupons).set({ state: "ended", changedAt: at }).where(eq(networkCoupons.id, id));
  return ended;
}

/** Returns the state of a coupon that has changed, or that is listed again. */
function stateAfterChange({ state, couponId }: NetworkCouponRow): ProgrammeState {
  if (state === "ignored") return "ignored";
  return couponId === null ? "new" : "changed";
}

/** Returns a listed coupon as columns; undefined if a required value is missing. */
function valuesOf(listed: NetworkCoupon, { CURRENCY }: Pick<Environment, "CURRENCY">) {
  const programme = networkId.safeParse(listed.programme);
  const title = textOf(listed.title).replaceAll(/\s+/g, " ").trim().slice(0, maxTitle).trim();
  const code = listed.code === null ? null : textOf(listed.code).trim();
  const isValidCode = code === null || couponCode.safeParse(code).success;
  const [startsAt, endsAt] = [validTime(listed.startsAt), validTime(listed.endsAt)];
  const isValidPeriod = startsAt === null || endsAt === null || startsAt < endsAt;
  if (!programme.success || title.length < 3 || !isValidCode || !isValidPeriod) return undefined;
  return {
    programme: programme.data,
    title,
    terms: textOf(listed.terms ?? "")
      .trim()
      .slice(0, maxTerms),
    code,
    page: validUrl(listed.page),
    ...worthOf(listed.discount, CURRENCY),
    startsAt,
    endsAt,
  };
}

/** Returns a discount as columns of a coupon: `none` if it is missing, invalid or in another currency. */
function worthOf(
  discount: NetworkCoupon["discount"],
  currency: string,
): Pick<NetworkCouponRow, "worthKind" | "worth"> {
  if (discount?.kind === "percent" && discount.value > 0 && discount.value <= 100)
    return { worthKind: "percent", worth: Math.round(discount.value * 100) };
  if (discount?.kind === "flat" && discount.currency === currency && discount.value > 0) {
    const worth = Math.round(discount.value * 10 ** fractionDigits(currency));
    if (worth > 0 && worth <= maxWorth) return { worthKind: "amount", worth };
  }
  return { worthKind: "none", worth: 0 };
}

const maxWorth = 2_147_483_647;

function contentOf(row: NetworkCouponRow): NonNullable<ReturnType<typeof valuesOf>> {
  const { programme, title, terms, code, page, worthKind, worth, startsAt, endsAt } = row;
  return { programme, title, terms, code, page, worthKind, worth, startsAt, endsAt };
}

function validTime(time: Date | null): Date | null {
  return time === null || Number.isNaN(time.getTime()) ? null : time;
}

function validUrl(text: string | null): string | null {
  if (text === null || text.length > maxAddress || !URL.canParse(text)) return null;
  const { protocol, username, href } = new URL(text);
  return protocol === "https:" && username === "" && href.length <= maxAddress ? href : null;
}

// PostgreSQL can't store NUL or lone surrogates.
const textOf = (text: string) => text.replaceAll("\u0000", "").replaceAll(/\p{Cs}/gu, "");
