import { and, eq } from "drizzle-orm";
import { listClaims } from "#contract/claims/claims.ts";
import { claims } from "../../database/schema/earning-schema.ts";
import { keysetList } from "../../database/queries/keyset-list.ts";
import { stores } from "../../database/schema/store-schema.ts";
import type { Identity } from "../../plugins/identity.ts";
import { storeColumns } from "./clicks.ts";
import { claimsByTime } from "./repository.ts";
import { toClaim } from "./view.ts";

/** A member's claims, newest first. */
export const ownClaimList = keysetList(listClaims, ({ userId }: Pick<Identity, "userId">) => ({
  select: (queryable) =>
    queryable
      .select({ claim: claims, store: storeColumns })
      .from(claims)
      .innerJoin(stores, eq(stores.id, claims.storeId)),
  count: (rows) => rows.from(claims),
  where: ({ state }) => and(eq(claims.userId, userId), state ? eq(claims.state, state) : undefined),
  order: () => claimsByTime("newest"),
  view: (rows) => rows.map(toClaim),
}));
