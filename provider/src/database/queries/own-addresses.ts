import { sql } from "drizzle-orm";

/** This machine's own addresses, which all requests have if no proxy forwards the client's. */
export const ownAddresses = sql`('127.0.0.1', '::1', '::ffff:127.0.0.1')`;
