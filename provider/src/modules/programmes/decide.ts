import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import {
  type acceptProgramme,
  adminProgramme,
  type AdminProgramme,
} from "#contract/networks/admin-programmes.ts";
import type { ProgrammeState } from "#contract/networks/programme-states.ts";
import type { ActivityName } from "#contract/activity-logs/activities.ts";
import { amountLimit } from "../../amount-limit.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { networkProgrammes } from "../../database/schema/programme-schema.ts";
import { offers, stores } from "../../database/schema/store-schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { addOffer } from "../offers/create.ts";
import { stateAt } from "../offers/rules.ts";
import { isPublicSuffix } from "../stores/public-suffix.ts";
import { findProgramme } from "./admin-list.ts";
import { limitsOf } from "./limits.ts";
import type { ProgrammeRow } from "./store-programmes.ts";

type Step = "accept" | "ignore" | "restore" | "review";

const steps: Record<
  Exclude<Step, "accept">,
  { from: ProgrammeState; to: ProgrammeState; activity: ActivityName }
> = {
  ignore: { from: "new", to: "ignored", activity: "programme.ignore" },
  restore: { from: "ignored", to: "new", activity: "programme.restore" },
  review: { from: "changed", to: "accepted", activity: "programme.review" },
};

/**
 * Moves a programme to another state, once per idempotency key (M2, M6).
 * @throws Problem 404; 409 `programme_decided` in another state
 */
export function decideOnProgramme(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  step: Exclude<Step, "accept">,
): Promise<AdminProgramme> {
  const { from, to, activity } = steps[step];
  return onProgramme(app, request, { id, step, body: {} }, async ({ tx, log }, programme) => {
    if (programme.state !== from) throw new Problem(409, "programme_decided");
    await tx.update(networkProgrammes).set({ state: to }).where(eq(networkProgrammes.id, id));
    await log({
      action: activity,
      object: objectOf(programme),
      before: { state: from },
      after: { state: to },
    });
  });
}

/**
 * Creates an offer from a programme by the rules of offers, for an existing or a new store. @throws Problem
 * 404; 409 `programme_decided`, `programme_commission_unknown`; 422 `programme_site_shared`; and as `create`
 */
export function createOfferFrom(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
  body: z.output<typeof acceptProgramme.body>,
): Promise<AdminProgramme> {
  const { environment } = app;
  return onProgramme(app, request, { id, step: "accept", body }, async (action, programme) => {
    const { tx, at, log } = action;
    const limits = limitsOf(programme) ?? enteredLimits(body);
    if (!(await isOpen(tx, programme, at))) throw new Problem(409, "programme_decided");
    if (!limits?.rate) throw new Problem(409, "programme_commission_unknown");
    if (body.store === null) assertOwnSite(programme);
    const slug = body.store ?? (await insertStore(tx, programme, { category: body.category, at }));
    const offerId = await addOffer(
      { ...action, environment, limit: amountLimit(environment) },
      {
        store: slug,
        otherStores: [],
        network: programme.network,
        programme: programme.trackingId ?? programme.programme,
        rateKind: limits.rateKind,
        rate: body.rate,
        commission: limits.rate,
        tiers: [],
        cap: null,
        terms: { en: "" },
        exclusions: { en: "" },
        startsAt: null,
        endsAt: null,
        acceptOverlap: body.acceptOverlap,
      },
    );
    const [store] = await tx.select({ id: stores.id }).from(stores).where(eq(stores.slug, slug));
    await tx
      .update(networkProgrammes)
      .set({ state: "accepted", storeId: store!.id, offerId })
      .where(eq(networkProgrammes.id, id));
    await log({
      action: "programme.accept",
      object: objectOf(programme),
      before: { state: programme.state },
      after: { state: "accepted", store: slug, offer: offerId },
    });
  });
}

/** Returns the commission that an admin entered, for a network that lists none. */
function enteredLimits({ commission }: z.output<typeof acceptProgramme.body>) {
  return commission && { rateKind: commission.kind, rate: commission.rate };
}

/** Runs an admin's step on a locked programme, and returns the programme afterwards. */
function onProgramme(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, step, body }: { id: string; step: Step; body: unknown },
  work: (action: AdminAction, programme: ProgrammeRow) => Promise<void>,
): Promise<AdminProgramme> {
  return adminAction<ProgrammeRow, AdminProgramme>(app, request, {
    lock: ({ tx }) => lockProgramme(tx, id),
    once: () => ({
      route: `POST /v1/admin/programmes/${id}/${step}`,
      key: idempotencyKeyIfAny(request),
      body,
      response: adminProgramme,
    }),
    async run(action, programme) {
      await work(action, programme);
      return (await findProgramme(action.tx, id, { currency: app.environment.CURRENCY }))!;
    },
  });
}

async function lockProgramme(tx: Transaction, id: string): Promise<ProgrammeRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(networkProgrammes).where(eq(networkProgrammes.id, id)).for("update");
  return row;
}

/**
 * Returns whether an offer can be created from a programme: it is new, or is listed again after its offer
 * ended.
 */
async function isOpen(tx: Transaction, { state, offerId }: ProgrammeRow, at: Date): Promise<boolean> {
  if (state === "new") return true;
  if (state !== "changed" || offerId === null) return false;
  const [offer] = await tx.select().from(offers).where(eq(offers.id, offerId));
  return !offer || stateAt(offer, at) === "ended";
}

/**
 * Refuses a new store whose site is a public suffix such as `co.uk`, because links to all sites below the
 * suffix would count as links to the store. @throws Problem 422 `programme_site_shared` at `store`
 */
function assertOwnSite({ site }: ProgrammeRow): void {
  if (site === null) return;
  const host = new URL(site).hostname.replace(/^www\./, "");
  if (!isPublicSuffix(host, "registries")) return;
  const key = "programme_site_shared";
  throw new Problem(422, key, { details: { host }, fields: { store: [key] } });
}

/** Adds a store with a programme's name and site. Returns its slug. */
async function insertStore(
  tx: Transaction,
  { name, site }: ProgrammeRow,
  { category, at }: Pick<typeof stores.$inferInsert, "category"> & { at: Date },
): Promise<string> {
  const base = slugOf(name);
  const numbered = Array.from({ length: maxNumber - 1 }, (_, index) => `${base}-${index + 2}`);
  const candidates = [...(base === "trending" ? [] : [base]), ...numbered];
  const rows = await tx.select({ slug: stores.slug }).from(stores).where(inArray(stores.slug, candidates));
  const takenSlugs = new Set(rows.map((row) => row.slug));
  const id = randomUUID();
  const unique = `${base}-${id.slice(0, 8)}`;
  const row = { id, name, category, site, createdAt: at };
  const slug = candidates.find((candidate) => !takenSlugs.has(candidate)) ?? unique;
  const added = await tx
    .insert(stores)
    .values({ ...row, slug })
    .onConflictDoNothing({ target: stores.slug })
    .returning({ slug: stores.slug });
  if (added.length > 0) return slug;
  // Nothing was inserted because another admin has added a store with the same slug in the meantime.
  await tx.insert(stores).values({ ...row, slug: unique });
  return unique;
}

/** The highest number appended to a slug. Further stores with the same name get a random suffix instead. */
const maxNumber = 20;
const maxSlug = 60;

function slugOf(name: string): string {
  const normalized = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const slug = normalized.replaceAll(/[^a-z0-9]+/g, "-").slice(0, maxSlug);
  return slug.replaceAll(/^-+|-+$/g, "") || "store";
}

function objectOf({ id, name }: ProgrammeRow) {
  return { type: "programme", id, label: name };
}
