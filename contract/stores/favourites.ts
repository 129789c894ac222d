import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { defineList, searchText } from "../calls/list.ts";
import { storeCategory, storeLetters, storeSlug, storeSorts, storeTile } from "./stores.ts";

/** The maximum number of a member's favourite stores. */
export const maxFavourites = 500;

export const listFavourites = defineList("/v1/favourites", {
  summary: "List my favourite stores; `q` searches names, ignoring case and accents",
  filters: {
    q: searchText,
    category: storeCategory.optional(),
    letter: z.enum(storeLetters).optional(),
    sort: z.enum(storeSorts).default("name"),
  },
  row: storeTile,
});

export const listFavouriteSlugs = defineCall("GET", "/v1/favourite-slugs", {
  summary: "List the slugs of all my favourite stores, the latest first",
  data: z.array(storeSlug).max(maxFavourites),
});

/** Refused with 422 `favourites_full` above `maxFavourites`. Repeating the call changes nothing. */
export const setFavourite = defineCall("PUT", "/v1/favourites/{slug}", {
  summary: `Add a store to my favourites (up to ${maxFavourites}), or remove it`,
  params: z.object({ slug: storeSlug }),
  body: z.object({ isFavourite: z.boolean() }),
  data: z.object({ slug: storeSlug, isFavourite: z.boolean() }),
});
