import { z } from "zod";

const limit = z.coerce.number().int().min(1).max(100).default(20);

/** Keyset paging: pass `meta.nextCursor` back as `cursor`; the cursor is opaque. */
export const keysetQuery = z.object({ cursor: z.string().max(256).optional(), limit });

/**
 * `total` is exact up to a limit. Above it `totalIsExact` is `false`, so that counting is fast for lists of any
 * size.
 */
export const keysetMeta = z.object({
  nextCursor: z.string().nullable(),
  total: z.number().int().nonnegative(),
  totalIsExact: z.boolean(),
});
export type KeysetMeta = z.infer<typeof keysetMeta>;

/**
 * Paging by page number, used only for notifications. If the provider also supports keyset paging for them,
 * `nextCursor` is the next cursor, or `null` on the last page.
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
