import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { changeAvatar, largestAvatar, largestAvatarBody, removeAvatar } from "#contract/account.ts";
import { avatars } from "../../database/avatar-schema.ts";
import { isUuid } from "../../database/identifiers.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { drawPicture } from "../pictures/draw-picture.ts";
import { updateAccount } from "./repository.ts";
import { toAccount } from "./to-account.ts";

/** Members' pictures: set, removed, and shown to who has the address. */
export async function avatarRoutes(api: FastifyInstance): Promise<void> {
  const { database, clock } = api;
  const access = "signed-in";

  // Drawing costs more than most calls.
  const options = { access, bodyLimit: largestAvatarBody + 1024, perMinute: 10 } as const;
  api.implement(changeAvatar, options, async ({ body, request }) => {
    const { userId } = identityOf(request);
    const file = Buffer.from(body.content, "base64");
    if (file.length > largestAvatar)
      throw new Problem(422, "avatar_too_large", { fields: { content: ["avatar_too_large"] } });
    const content = await drawPicture(file, "cover");
    const picture = { id: randomUUID(), content, createdAt: clock() };
    const changed = await database.transaction(async (tx) => {
      await tx
        .insert(avatars)
        .values({ userId, ...picture })
        .onConflictDoUpdate({ target: avatars.userId, set: picture });
      return updateAccount(tx, userId, { avatar: `/apis/avatars/${picture.id}` });
    });
    return { data: toAccount(changed, identityOf(request)) };
  });

  api.implement(removeAvatar, { access }, async ({ request }) => {
    const { userId } = identityOf(request);
    const changed = await database.transaction(async (tx) => {
      await tx.delete(avatars).where(eq(avatars.userId, userId));
      return updateAccount(tx, userId, { avatar: null });
    });
    return { data: toAccount(changed, identityOf(request)) };
  });

  const config = { access: "anyone" } as const;
  api.get<{ Params: { id: string } }>(
    "/avatars/:id",
    { config, schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const [found] = isUuid(id)
        ? await database.select({ content: avatars.content }).from(avatars).where(eq(avatars.id, id))
        : [];
      if (!found) throw notFound();
      return reply
        .header("content-type", "image/webp")
        .header("content-security-policy", "sandbox; default-src 'none'")
        .header("cache-control", "private, max-age=86400, immutable")
        .send(Buffer.from(found.content));
    },
  );
}
