import { eq, sql } from "drizzle-orm";
import { users } from "../schema/schema.ts";

/** Matches the account of an email address, ignoring case. */
export const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());
