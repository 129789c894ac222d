import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { largestAvatar, largestAvatarBody } from "#contract/account.ts";
import { removeStoreLogo, setStoreLogo } from "#contract/admin-stores.ts";
import { isUuid } from "../../database/identifiers.ts";
import { storeLogos } from "../../database/store-logo-schema.ts";
import { stores } from "../../database/store-schema.ts";
import { notFound, Problem } from "../../problem.ts";
import { drawPicture } from "../pictures/draw-picture.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";

/** Stores' logos: set and removed by who writes offers, shown to everybody. */
export async function storeLogoRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  // Drawing costs more than most calls.
  const options = { access, bodyLimit: largestAvatarBody + 1024, perMinute: 10 } as const;
  api.implement(setStoreLogo, options, async ({ params, body, request }) => {
    const file = Buffer.from(body.content, "base64");
    if (file.length > largestAvatar)
      throw new Problem(422, "avatar_too_large", { fields: { content: ["avatar_too_large"] } });
    // Whole: a mark that is cut is none.
    const content = await drawPicture(file, "contain");
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

  const config = { access: "anyone" } as const;
  api.get<{ Params: { id: string } }>(
    "/store-logos/:id",
    { config, schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const [found] = isUuid(id)
        ? await api.database
            .select({ content: storeLogos.content })
            .from(storeLogos)
            .where(eq(storeLogos.id, id))
        : [];
      if (!found) throw notFound();
      return reply
        .header("content-type", "image/webp")
        .header("content-security-policy", "sandbox; default-src 'none'")
        .header("cache-control", "public, max-age=86400, immutable")
        .send(Buffer.from(found.content));
    },
  );
}

type StoreRow = typeof stores.$inferSelect;

async function lockStore({ tx }: AdminAction, slug: string): Promise<StoreRow | undefined> {
  const [store] = await tx.select().from(stores).where(eq(stores.slug, slug)).for("no key update");
  return store;
}

/** Has a store show a logo, and writes it down. */
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
