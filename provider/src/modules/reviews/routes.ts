import type { FastifyInstance, FastifyRequest } from "fastify";
import * as adminCalls from "#contract/reviews/admin-reviews.ts";
import * as calls from "#contract/reviews/reviews.ts";
import type { AdminReview } from "#contract/reviews/admin-reviews.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { applyToEach } from "../bulk/apply-to-each.ts";
import type { Column } from "../../csv/write.ts";
import { decideReview } from "./decide.ts";
import { findRating, findReviewStats } from "./stats.ts";
import { adminReviewList, findReview, reviewList } from "./lists.ts";
import { findOwn, removeOwn, storeIdAt, writeOwn } from "./own.ts";

/** Columns of the CSV file of reviews. */
const reviewColumns: Column<AdminReview>[] = [
  { header: "store", cell: ({ store }) => store.name },
  { header: "stars", cell: ({ stars }) => stars },
  { header: "text", cell: ({ text }) => text },
  { header: "state", cell: ({ state }) => state },
  { header: "name", cell: ({ member }) => member.name },
  { header: "eMail", cell: ({ member }) => member.email },
  { header: "sent", time: ({ writtenAt }) => writtenAt },
  { header: "answer", cell: ({ reply }) => reply },
];

/** Routes for reviews of stores, which are public and written by buyers. */
export async function reviewRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const access = "signed-in";
  const scopeOf = async (request: FastifyRequest, slug: string) => ({
    userId: identityOf(request).userId,
    storeId: await storeIdAt(database, slug),
  });

  api.implementList(reviewList, { access: "anyone" });
  api.implement(calls.getStoreRating, { access: "anyone" }, async ({ params: { slug } }) => {
    return { data: await findRating(database, await storeIdAt(database, slug)) };
  });
  api.implement(calls.getOwnReview, { access }, async ({ params: { slug }, request }) => {
    return { data: await findOwn(database, await scopeOf(request, slug)) };
  });
  api.implement(calls.writeReview, { access, perMinute: 20 }, async ({ params: { slug }, body, request }) => {
    const scope = await scopeOf(request, slug);
    const { language } = request;
    return { data: await writeOwn(database, { ...scope, ...body, language, at: api.clock() }) };
  });
  api.implement(calls.removeReview, { access }, async ({ params: { slug }, request }) => {
    await removeOwn(database, await scopeOf(request, slug));
    return { data: null };
  });
}

/** Routes for the admins' queue of reviews and their decisions. */
export async function adminReviewRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const access = "admin";

  api.implementList(adminReviewList, { access });
  api.implementExport(adminCalls.exportReviews, {
    object: "review",
    columns: reviewColumns,
    page: (query) => adminReviewList.rows(database, query),
  });
  api.implement(adminCalls.getReviewStats, { access }, async ({ request }) => {
    return { data: await findReviewStats(database, { at: api.clock(), timeZone: request.timeZone }) };
  });
  api.implement(adminCalls.adminGetReview, { access }, async ({ params: { id } }) => {
    const review = await findReview(database, id);
    if (!review) throw notFound();
    return { data: review };
  });
  api.implement(adminCalls.decideReview, { access }, async ({ params: { id }, body, request }) => {
    return { data: await decideReview(api, request, { id, ...body }) };
  });
  api.implement(adminCalls.replyToReview, { access }, async ({ params: { id }, body, request }) => {
    return { data: await decideReview(api, request, { id, ...body, step: "reply" }) };
  });
  api.implement(adminCalls.decideReviews, { access }, async ({ body: { reviews, step }, request }) => {
    const versions = new Map(reviews.map(({ id, version }) => [id, version]));
    return {
      data: await applyToEach(request, versions.keys(), {
        take: (id) => decideReview(api, request, { id, version: versions.get(id)!, step }),
        label: async (id) => (await findReview(database, id))?.store.name ?? null,
      }),
    };
  });
}
