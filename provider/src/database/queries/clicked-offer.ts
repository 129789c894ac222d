import { and, eq } from "drizzle-orm";
import { clicks } from "../schema/earning-schema.ts";
import { offerVersions } from "../schema/store-schema.ts";

/**
 * Joins a click with the version of the offer that was valid at the time of the click. Its terms apply to the
 * purchase.
 */
export const isOfferClicked = and(
  eq(offerVersions.offerId, clicks.offerId),
  eq(offerVersions.version, clicks.offerVersion),
);
