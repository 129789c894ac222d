import { sql } from "drizzle-orm";
import { check, index, pgTable, unique } from "drizzle-orm/pg-core";
import { type ReferralHold, referralStates } from "#contract/referrals/referral-limits.ts";
import { idOf, instant, minorUnits } from "./columns.ts";
import { leads } from "./earning-schema.ts";
import { users } from "./schema.ts";

/** The code in a member's referral link, created when it is first requested. */
export const referralCodes = pgTable("referral_codes", (t) => ({
  userId: t
    .uuid("user_id")
    .primaryKey()
    .references(() => users.id),
  code: t.text("code").notNull().unique(),
}));

/** Referrers and their friends. Each member is referred once, by an older member. */
export const referrals = pgTable(
  "referrals",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    referrerId: idOf("referrer_id", () => users.id),
    friendId: t
      .uuid("friend_id")
      .notNull()
      .unique()
      .references(() => users.id),
    state: t.text("state", { enum: referralStates }).notNull(),
    /** The promised bonus, which the referrer and the friend get each. */
    bonus: minorUnits("bonus").notNull(),
    currency: t.text("currency").notNull(),
    holds: t.jsonb("holds").$type<ReferralHold[]>().notNull().default([]),
    reason: t.text("reason"),
    decidedBy: t.uuid("decided_by").references(() => users.id),
    joinedAt: instant("joined_at").notNull(),
    paidAt: instant("paid_at"),
    /** The friend's purchase that the bonus depends on. */
    leadId: t.uuid("lead_id").references(() => leads.id),
    undoneAt: instant("undone_at"),
  }),
  (table) => [
    index("referrals_joined").on(table.joinedAt, table.id),
    index("referrals_state").on(table.state, table.joinedAt, table.id),
    index("referrals_referrer").on(table.referrerId, table.joinedAt, table.id),
    check("referrals_two", sql`${table.referrerId} <> ${table.friendId}`),
    check("referrals_paid", sql`(${table.state} in ('paid', 'undone')) = (${table.paidAt} is not null)`),
    check("referrals_undone", sql`(${table.state} = 'undone') = (${table.undoneAt} is not null)`),
    check(
      "referrals_decider",
      sql`${table.decidedBy} is null or ${table.decidedBy} not in (${table.referrerId}, ${table.friendId})`,
    ),
  ],
);

/** Addresses a member invited by mail. They are deleted after 90 days unless the person joins. */
export const referralInvitations = pgTable(
  "referral_invitations",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: t
      .uuid("user_id")
      .notNull()
      .references(() => users.id),
    email: t.text("email").notNull(),
    sentAt: instant("sent_at").notNull(),
    joinedAt: instant("joined_at"),
  }),
  (table) => [
    unique("referral_invitations_once").on(table.userId, table.email),
    index("referral_invitations_sent").on(table.userId, table.sentAt),
    index("referral_invitations_email").on(table.email, table.sentAt),
    index("referral_invitations_old").on(table.sentAt),
  ],
);
