import { and, desc, eq, inArray, lt } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { getProductDraft, removeProductDraft, saveProductDraft } from "#contract/shop/product-drafts.ts";
import type { Database, Queryable } from "../../database/engine/connection.ts";
import { shopProductDrafts } from "../../database/schema/product-draft-schema.ts";
import { identityOf } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";

const maxDrafts = 20;
const retentionDays = 30;

type DraftKey = Pick<typeof shopProductDrafts.$inferSelect, "userId" | "product">;
interface Save extends DraftKey {
  fields: Record<string, string>;
  /** The revision that this save replaces; 0 for the first save. */
  revision: number;
  at: Date;
}

/** Routes for drafts of product forms, saved while an admin edits them. */
export async function productDraftRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const { database } = api;
  const draftKeyOf = (request: FastifyRequest, product: string): DraftKey => ({
    userId: identityOf(request).userId,
    product,
  });

  api.implement(getProductDraft, { access }, async ({ params: { product }, request }) => {
    const [row] = await database
      .select()
      .from(shopProductDrafts)
      .where(isOwn(draftKeyOf(request, product)));
    if (!row) return { data: null };
    const { fields, revision, savedAt } = row;
    return { data: { fields, revision, savedAt: savedAt.toISOString() } };
  });

  api.implement(saveProductDraft, { access }, async ({ params: { product }, body, request }) => {
    const at = api.clock();
    const revision = await saveDraft(database, { ...draftKeyOf(request, product), ...body, at });
    return { data: { revision, savedAt: at.toISOString() } };
  });

  api.implement(removeProductDraft, { access }, async ({ params: { product }, request }) => {
    await removeDraft(database, draftKeyOf(request, product));
    return { data: null };
  });
}

/** Deletes an admin's draft of a product, after the product was saved or the draft was discarded. */
export async function removeDraft(queryable: Queryable, own: DraftKey): Promise<void> {
  await queryable.delete(shopProductDrafts).where(isOwn(own));
}

function isOwn({ userId, product }: DraftKey) {
  return and(eq(shopProductDrafts.userId, userId), eq(shopProductDrafts.product, product));
}

/** @throws Problem 409 `draft_changed` if another tab has saved the draft since */
async function saveDraft(database: Database, { fields, revision, at, ...own }: Save): Promise<number> {
  const row = { fields, revision: revision + 1, savedAt: at };
  const written =
    revision === 0
      ? await database
          .insert(shopProductDrafts)
          .values({ ...own, ...row })
          .onConflictDoNothing()
          .returning({ revision: shopProductDrafts.revision })
      : await database
          .update(shopProductDrafts)
          .set(row)
          .where(and(isOwn(own), eq(shopProductDrafts.revision, revision)))
          .returning({ revision: shopProductDrafts.revision });
  if (!written[0]) throw new Problem(409, "draft_changed");
  if (revision === 0) await pruneDrafts(database, own.userId, at);
  return written[0].revision;
}

/** Deletes an admin's old drafts, so that each admin has only a few recent ones. */
async function pruneDrafts(database: Database, userId: string, at: Date): Promise<void> {
  const before = new Date(at.getTime() - retentionDays * 24 * 60 * 60 * 1000);
  const isOwnDraft = eq(shopProductDrafts.userId, userId);
  await database.delete(shopProductDrafts).where(and(isOwnDraft, lt(shopProductDrafts.savedAt, before)));
  const tooMany = await database
    .select({ product: shopProductDrafts.product })
    .from(shopProductDrafts)
    .where(isOwnDraft)
    .orderBy(desc(shopProductDrafts.savedAt))
    .offset(maxDrafts);
  const products = tooMany.map(({ product }) => product);
  if (products.length > 0)
    await database
      .delete(shopProductDrafts)
      .where(and(isOwnDraft, inArray(shopProductDrafts.product, products)));
}
