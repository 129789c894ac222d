import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { changeAvatar, removeAvatar } from "#contract/accounts/account.ts";
import { avatars } from "../../database/schema/avatar-schema.ts";
import { identityOf } from "../../plugins/identity.ts";
import { pictureCall, readPicture } from "../pictures/read-picture.ts";
import { servePictures } from "../pictures/serve-pictures.ts";
import { updateAccount } from "./repository.ts";
import { toAccount } from "./to-account.ts";

/** Routes to set, remove and serve members' pictures. A picture is served to anyone with its URL. */
export async function avatarRoutes(api: FastifyInstance): Promise<void> {
  const { database, clock } = api;
  const access = "signed-in";

  const options = { access, ...pictureCall } as const;
  api.implement(changeAvatar, options, async ({ body, request }) => {
    const { userId } = identityOf(request);
    const content = await readPicture(body.content, "cover");
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

  servePictures(api, {
    path: "/avatars",
    find: (id) => database.select({ content: avatars.content }).from(avatars).where(eq(avatars.id, id)),
    sharing: "private",
  });
}
