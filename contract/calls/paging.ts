import { z } from "zod";

const limit = z.coerce.number().int().min(1).max(100).default(20);

/** Keyset paging: pass `meta.nextCursor` back as `cursor`; the cursor is opaque. */
export const keysetQuery = z.object({ cursor: z.string().max(256).optional(), limit });

/** `total` is cheap at any size: it is exact up to a limit, above which `totalIsExact` is `false`. */
export const keysetMeta = z.object({
  nextCursor: z.string().nullable(),
  total: z.number().int().nonnegative(),
  totalIsExact: z.boolean(),
});
export type KeysetMeta = z.infer<typeof keysetMeta>;

/**
 * Paging by number, only for notifications. That list also supports keyset paging if the provider does: it then
 * returns the next cursor, or `null` on the last page.
 */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
});
export const pageMeta = z.object({
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  unreadCount: z.number().int(),
  nextCursor: z.string().nullish(),
});
