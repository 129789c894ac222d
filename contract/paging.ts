import { z } from "zod";

const limit = z.coerce.number().int().min(1).max(100).default(20);

/** Keyset paging: pass `meta.nextCursor` back as `cursor`; the cursor is opaque. */
export const keysetQuery = z.object({ cursor: z.string().max(256).optional(), limit });

/** `total` stays cheap at any size: exact up to a cap, then `totalIsExact` is false. */
export const keysetMeta = z.object({
  nextCursor: z.string().nullable(),
  total: z.number().int().nonnegative(),
  totalIsExact: z.boolean(),
});
export type KeysetMeta = z.infer<typeof keysetMeta>;

/**
 * Page-number paging, only for the notification list. That list can also be read by
 * keyset: a provider that can says where the next page begins, or `null` on the last one.
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
