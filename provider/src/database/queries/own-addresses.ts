import { sql } from "drizzle-orm";

/**
 * This machine's own addresses. Without a proxy that forwards the client's address, all requests come from
 * them.
 */
export const ownAddresses = sql`('127.0.0.1', '::1', '::ffff:127.0.0.1')`;
