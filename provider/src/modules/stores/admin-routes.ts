import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { removeStoreLogo, setStoreLinks, setStoreLogo } from "#contract/stores/admin-stores.ts";
import { storeLogos } from "../../database/schema/store-logo-schema.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { pictureCall, readPicture } from "../pictures/read-picture.ts";
import { servePictures } from "../pictures/serve-pictures.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";

/**
 * Routes for staff who write offers: uploading stores' logos, which are public, and permitting members'
 * links.
 */
export async function adminStoreRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  const options = { access, ...pictureCall } as const;
  api.implement(setStoreLogo, options, async ({ params, body, request }) => {
    // `contain` shows the whole logo, because cropping would distort it.
    const content = await readPicture(body.content, "contain");
    const data = await adminAction(api, request, {
      lock: (action) => lockStore(action, params.slug),
      async run(action, store) {
        const logo = { id: randomUUID(), content, createdAt: action.at };
        await action.tx
          .insert(storeLogos)
          .values({ storeId: store.id, ...logo })
          .onConflictDoUpdate({ target: storeLogos.storeId, set: logo });
        return showLogo(action, store, `/apis/store-logos/${logo.id}`);
      },
    });
    return { data };
  });

  api.implement(removeStoreLogo, { access }, async ({ params, request }) => {
    const data = await adminAction(api, request, {
      lock: (action) => lockStore(action, params.slug),
      async run(action, store) {
        await action.tx.delete(storeLogos).where(eq(storeLogos.storeId, store.id));
        return showLogo(action, store, null);
      },
    });
    return { data };
  });

  api.implement(setStoreLinks, { access }, async ({ params, body: { takesLinks }, request }) => {
    const data = await adminAction(api, request, {
      lock: (action) => lockStore(action, params.slug),
      async run({ tx, log }, { id, slug, name, takesLinks: before }) {
        await tx.update(stores).set({ takesLinks }).where(eq(stores.id, id));
        await log({
          action: "store.links",
          object: { type: "store", id, label: name },
          before: { takesLinks: before },
          after: { takesLinks },
        });
        return { slug, name, takesLinks };
      },
    });
    return { data };
  });

  servePictures(api, {
    path: "/store-logos",
    find: (id) =>
      api.database.select({ content: storeLogos.content }).from(storeLogos).where(eq(storeLogos.id, id)),
    sharing: "public",
  });
}

type StoreRow = typeof stores.$inferSelect;

async function lockStore({ tx }: AdminAction, slug: string): Promise<StoreRow | undefined> {
  const [store] = await tx.select().from(stores).where(eq(stores.slug, slug)).for("no key update");
  return store;
}

/** Sets a store's logo and logs the change. */
async function showLogo(
  { tx, log }: AdminAction,
  { id, slug, name, logo: before }: StoreRow,
  logo: string | null,
) {
  await tx.update(stores).set({ logo }).where(eq(stores.id, id));
  await log({
    action: "store.logo",
    object: { type: "store", id, label: name },
    before: { hasLogo: before !== null },
    after: { hasLogo: logo !== null },
  });
  return { slug, name, logo };
}
