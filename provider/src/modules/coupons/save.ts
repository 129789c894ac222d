import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { adminCoupon, type AdminCoupon, type CouponRequest } from "#contract/coupons/admin-coupons.ts";
import { amountLimit } from "../../amount-limit.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { coupons, stores } from "../../database/schema/store-schema.ts";
import { notFound, Problem, VersionConflict } from "../../problem.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { stateAt } from "../offers/rules.ts";
import { findCoupon } from "./lists.ts";
import { checkCoupon } from "./rules.ts";
import type { CouponRow } from "../stores/running-coupons.ts";

async function lockCoupon(tx: Transaction, id: string): Promise<CouponRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for("update");
  return row;
}

/** Returns a coupon's fields for the activity log. */
export const loggedFields = ({
  code,
  link,
  title,
  worthKind,
  worth,
  startsAt,
  endsAt,
}: Omit<typeof coupons.$inferInsert, "id">) => ({
  title: title.en,
  code: code ?? null,
  link: link ?? null,
  worth: `${worthKind ?? "none"} ${worth ?? 0}`,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
});

/**
 * The requested coupon: either a new coupon of the store with a given slug, or a change of the version that the
 * admin saw.
 */
type CouponSave =
  | { id?: never; body: CouponRequest & { store: string } }
  | { id: string; body: CouponRequest & { version: number } };

/**
 * Creates or changes a coupon: row and activity log in one transaction, once per idempotency key (M2, M6).
 * @throws Problem 404; 409 `coupon_changed`, `coupon_ended`; 422 with the invalid inputs
 */
export async function saveCoupon(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, body }: CouponSave,
): Promise<AdminCoupon> {
  const idempotencyKey = idempotencyKeyIfAny(request);
  return adminAction<CouponRow | null, AdminCoupon>(app, request, {
    ...(id !== undefined && { lock: ({ tx }: AdminAction) => lockCoupon(tx, id) }),
    once: () => ({
      route: id ? `PUT /v1/admin/coupons/${id}` : "POST /v1/admin/coupons",
      key: idempotencyKey,
      body,
      response: adminCoupon,
    }),
    async run(action, coupon) {
      const before = coupon ?? null;
      if (before && "version" in body && before.version !== body.version)
        throw new VersionConflict("coupon_changed");
      if (before && stateAt(before, action.at) === "ended") throw new Problem(409, "coupon_ended");
      const saved = await writeCoupon(app, action, { input: body, before });
      return readSaved(app, action, saved);
    },
  });
}

/** Validates and writes one coupon. Returns its id. @throws Problem 422 with the invalid inputs */
export async function writeCoupon(
  app: FastifyInstance,
  { tx, at, log }: AdminAction,
  { input, before }: { input: CouponRequest & { store?: string }; before: CouponRow | null },
): Promise<string> {
  const isStore = before ? eq(stores.id, before.storeId) : eq(stores.slug, input.store ?? "");
  const [store] = await tx.select().from(stores).where(isStore);
  if (!store) throw new Problem(422, "validation_failed", { fields: { store: ["offer_store_unknown"] } });
  const limit = amountLimit(app.environment);
  const { columns, errors } = await checkCoupon(tx, { request: input, store, before, at, limit });
  if (Object.keys(errors).length > 0) throw new Problem(422, "validation_failed", { fields: errors });
  const id = before?.id ?? randomUUID();
  const version = (before?.version ?? 0) + 1;
  if (before)
    await tx
      .update(coupons)
      .set({ ...columns, version })
      .where(eq(coupons.id, id));
  else await tx.insert(coupons).values({ ...columns, id, createdAt: at });
  await log({
    action: before ? "coupon.change" : "coupon.create",
    object: { type: "coupon", id, label: `${store.name}: ${input.title.en}` },
    before: before && loggedFields(before),
    after: loggedFields(columns),
  });
  return id;
}

/**
 * Ends a coupon now. A coupon that hasn't started is canceled.
 * @throws Problem 404; 409 `coupon_changed`, `coupon_ended`
 */
export async function endCoupon(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, version }: { id: string; version: number },
): Promise<AdminCoupon> {
  return adminAction(app, request, {
    lock: ({ tx }) => lockCoupon(tx, id),
    once: () => ({
      route: `POST /v1/admin/coupons/${id}/end`,
      key: idempotencyKeyIfAny(request),
      body: { version },
      response: adminCoupon,
    }),
    async run({ tx, at, log }, coupon) {
      if (coupon.version !== version) throw new VersionConflict("coupon_changed");
      if (stateAt(coupon, at) === "ended") throw new Problem(409, "coupon_ended");
      const after = { ...endedAt(coupon, at), version: version + 1 };
      await tx.update(coupons).set(after).where(eq(coupons.id, id));
      const ended = await readSaved(app, { tx, at }, id);
      await log({
        action: "coupon.end",
        object: { type: "coupon", id, label: `${ended.store.name}: ${coupon.title.en}` },
        before: loggedFields(coupon),
        after: loggedFields({ ...coupon, ...after }),
      });
      return ended;
    },
  });
}

/**
 * Returns the new period of a coupon that is ended at the time `at`. A coupon that hasn't started gets the
 * millisecond before `at` as its period.
 */
export function endedAt({ startsAt }: Pick<CouponRow, "startsAt">, at: Date) {
  return { startsAt: startsAt < at ? startsAt : new Date(at.getTime() - 1), endsAt: at };
}

async function readSaved(
  { environment: { CURRENCY: currency } }: FastifyInstance,
  { tx, at }: Pick<AdminAction, "tx" | "at">,
  id: string,
): Promise<AdminCoupon> {
  const coupon = await findCoupon(tx, id, { at, currency });
  if (!coupon) throw notFound();
  return coupon;
}
