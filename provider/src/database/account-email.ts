import { eq, sql } from "drizzle-orm";
import { users } from "./schema.ts";

/** The account of an e-mail address, however it is written. */
export const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());
