import { and, eq, gt, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { CouponRequest } from "#contract/coupons/admin-coupons.ts";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { type AmountLimit, isAbove } from "../../amount-limit.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { coupons, type stores } from "../../database/schema/store-schema.ts";
import { type Period, periodOf, validatePeriod } from "../offers/rules.ts";
import { isOnSite } from "../stores/on-site.ts";
import type { CouponRow } from "../stores/running-coupons.ts";

const hundredPercent = 10_000;

interface CouponTerms {
  request: CouponRequest;
  store: Pick<typeof stores.$inferSelect, "id" | "site">;
  before: CouponRow | null;
  at: Date;
  limit: AmountLimit;
}

/** Validates a coupon. Returns its columns and the errors by input. */
export async function checkCoupon(
  tx: Transaction,
  { request, store, before, at, limit }: CouponTerms,
): Promise<{ columns: Omit<typeof coupons.$inferInsert, "id">; errors: Record<string, ErrorKey[]> }> {
  const { code, link, title, terms, worthKind, worth } = request;
  const previous = before ?? undefined;
  const period = periodOf(request, { at, before: previous });
  const errors: Record<string, ErrorKey[]> = { ...validatePeriod(period, { at, before: previous }) };
  if (code !== null && link !== null) errors.link = ["coupon_code_or_link"];
  if (link !== null && !isOnSite(link, store.site)) errors.link = ["coupon_link_invalid"];
  const isCounted = worthKind !== "none";
  if (
    isCounted !== worth > 0 ||
    (worthKind === "percent" ? worth > hundredPercent : !Number.isInteger(worth))
  )
    errors.worth = ["coupon_worth_invalid"];
  if (worthKind === "amount" && isAbove(limit, worth)) errors.worth = ["amount_above_maximum"];
  if (code !== null && (await isTaken(tx, { code, storeId: store.id, period, before })))
    errors.code = ["coupon_code_taken"];
  const columns = { storeId: store.id, code, link, title, terms, worthKind, worth, ...period };
  return { columns, errors };
}

/** Returns whether the store has the same code in an overlapping period. */
async function isTaken(
  tx: Transaction,
  {
    code,
    storeId,
    period,
    before,
  }: { code: string; storeId: string; period: Period; before: CouponRow | null },
): Promise<boolean> {
  const { startsAt, endsAt } = period;
  const count = await tx.$count(
    coupons,
    and(
      eq(coupons.storeId, storeId),
      sql`lower(${coupons.code}) = lower(${code})`,
      before ? ne(coupons.id, before.id) : undefined,
      or(isNull(coupons.endsAt), gt(coupons.endsAt, startsAt)),
      endsAt ? lt(coupons.startsAt, endsAt) : undefined,
    ),
  );
  return count > 0;
}
