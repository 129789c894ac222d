import type { FastifyInstance } from "fastify";
import { listFavourites, listFavouriteSlugs, setFavourite } from "#contract/stores/favourites.ts";
import { identityOf } from "../../../plugins/identity.ts";
import { createOrderCounts } from "../recent-orders.ts";
import { noOrders } from "../repository.ts";
import { changeFavourite, favouriteList, findFavourites } from "./repository.ts";

/** Routes for a member's favourite stores. */
export async function favouriteRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const currency = api.environment.CURRENCY;
  const orderCounts = createOrderCounts(api);

  api.implement(listFavourites, { access: "signed-in" }, async ({ query, request }) => {
    const { userId } = identityOf(request);
    const counts = query.sort === "-orders" ? await orderCounts() : noOrders;
    return favouriteList.page(database, query, { userId, at: api.clock(), currency, counts });
  });

  api.implement(listFavouriteSlugs, { access: "signed-in" }, async ({ request }) => {
    const favourites = await findFavourites(database, identityOf(request).userId);
    return { data: favourites.map(({ slug }) => slug) };
  });

  api.implement(
    setFavourite,
    { access: "signed-in", perMinute: 120 },
    async ({ params: { slug }, body: { isFavourite }, request }) => {
      const { userId } = identityOf(request);
      await changeFavourite(database, { userId, slug, isFavourite, at: api.clock() });
      return { data: { slug, isFavourite } };
    },
  );
}
