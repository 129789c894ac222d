import type { FastifyInstance } from "fastify";
import {
  addSavedView,
  changeSavedView,
  listSavedViews,
  removeSavedView,
  savedView,
  type SavedView,
} from "#contract/saved-views/saved-views.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny, once } from "../idempotency/once.ts";
import { deleteView, findViews, type SavedViewRow } from "./repository.ts";
import { addView, changeView } from "./service.ts";

/** Routes for saved views of lists. */
export async function savedViewRoutes(api: FastifyInstance): Promise<void> {
  const access = "signed-in";

  api.implement(listSavedViews, { access }, async ({ query, request }) => {
    const rows = await findViews(api.database, identityOf(request).userId, query.list);
    return { data: rows.map(toView) };
  });

  api.implement(addSavedView, { access }, async ({ body, request }) => {
    const { userId } = identityOf(request);
    const call = { userId, route: "POST /v1/users/me/saved-views", key: idempotencyKeyIfAny(request) };
    const data = await api.database.transaction((tx) =>
      once(tx, { ...call, body, at: api.clock() }, savedView, async () =>
        toView(await addView(tx, { userId, ...body }, api.clock())),
      ),
    );
    return { data };
  });

  api.implement(changeSavedView, { access }, async ({ params, body, request }) => {
    const key = { id: params.id, userId: identityOf(request).userId };
    return { data: toView(await changeView(api.database, key, body)) };
  });

  api.implement(removeSavedView, { access }, async ({ params, request }) => {
    const isRemoved = await deleteView(api.database, { id: params.id, userId: identityOf(request).userId });
    if (!isRemoved) throw notFound();
    return { data: null };
  });
}

function toView({ id, list, name, query, isDefault, createdAt }: SavedViewRow): SavedView {
  return { id, list, name, query, isDefault, createdAt: createdAt.toISOString() };
}
