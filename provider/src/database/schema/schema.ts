import { sql } from "drizzle-orm";
import { check, foreignKey, index, pgTable, primaryKey, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { tiers } from "#contract/cash-back/tiers.ts";
import { methodFailures, paymentFailures } from "#contract/payout-runs/run-states.ts";
import { ledgerAccountKinds } from "#contract/wallet/wallet.ts";
import { withdrawalStates } from "#contract/withdrawals/withdrawals.ts";
import { payoutMethodKinds } from "#contract/withdrawals/payout-kinds.ts";
import { decisionReason, idOf, instant, minorUnits, trigrams } from "./columns.ts";

export const users = pgTable(
  "users",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    email: t.text("email").notNull(),
    name: t.text("name").notNull(),
    /** Nothing is paid out before the address is confirmed, because it may belong to someone else. */
    emailVerifiedAt: instant("email_verified_at"),
    /** When the owner last proved access to the mailbox, and what others had added was removed (S29). */
    trustedAt: instant("trusted_at"),
    passwordHash: t.text("password_hash").notNull(),
    /** The key of a role. The permissions of built-in roles are part of the contract. */
    role: t.text("role").notNull().default("member"),
    /** When the account got or lost a role that can assign roles. Set by a trigger and never reset (M22). */
    approverSince: instant("approver_since"),
    /** When the account got or lost a role with a permission on money: actions on it need two people (M23). */
    sensitiveRoleSince: instant("money_since"),
    /** Before this time the account can't decide on money, because one person alone assigned its role (M23). */
    canApprovePaymentsFrom: instant("decides_on_money_from"),
    status: t
      .text("status", { enum: ["active", "suspended"] })
      .notNull()
      .default("active"),
    /** Determines the member's benefits. Rates, fees and limits don't depend on it. */
    tier: t.text("tier", { enum: tiers }).notNull().default("free"),
    /** The reason for the suspension, for admins. */
    statusReason: t.text("status_reason"),
    /** The reason for the suspension, in the words shown to the owner. */
    statusMessage: t.text("status_told"),
    /** When an admin lifted the waiting time. Changes up to this time no longer put withdrawals on hold. */
    waitLiftedAt: instant("wait_lifted_at"),
    avatar: t.text("avatar"),
    language: t.text("language").notNull().default("en"),
    /** The ISO 3166 country code, two letters. */
    country: t.text("country"),
    phone: t.text("phone"),
    /** The ISO 4217 code of a second currency in which amounts are shown; `null` without one. */
    shownCurrency: t.text("shown_currency"),
    /** When the account will be deleted, unless its owner cancels this. */
    deletionDueAt: instant("deletion_due_at"),
    deletedAt: instant("deleted_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [
    index("users_deletion_due")
      .on(table.deletionDueAt)
      .where(sql`${table.deletionDueAt} is not null and ${table.deletedAt} is null`),
    uniqueIndex("users_email_unique").on(sql`lower(${table.email})`),
    index("users_search").using("gin", trigrams(table.name), trigrams(table.email)),
    index("users_newest").on(table.createdAt, table.id),
    // Contains only staff accounts, of which there are few.
    index("users_staff")
      .on(table.role, table.createdAt, table.id)
      .where(sql`${table.role} <> 'member'`),
    index("users_suspended")
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'suspended'`),
    index("users_premium")
      .on(table.createdAt, table.id)
      .where(sql`${table.tier} = 'premium'`),
    index("users_unconfirmed")
      .on(table.createdAt, table.id)
      .where(sql`${table.emailVerifiedAt} is null`),
  ],
);

export const ledgerAccounts = pgTable(
  "ledger_accounts",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    /** `null` for system accounts. */
    userId: t.uuid("user_id").references(() => users.id),
    kind: t.text("kind", { enum: ledgerAccountKinds }).notNull(),
    currency: t.text("currency").notNull(),
    /**
     * The sum of the account's entries, for members' accounts only. System accounts are summed on demand and
     * never locked.
     */
    balance: minorUnits("balance")
      .notNull()
      .default(sql`0`),
    /** When the member was deleted. Nothing can be credited to the ledger account afterwards (M31). */
    closedAt: instant("closed_at"),
  }),
  (table) => [
    unique("ledger_accounts_owner").on(table.userId, table.kind, table.currency).nullsNotDistinct(),
    check(
      "ledger_accounts_balance",
      sql`${table.kind} not in ('pending', 'reserved') or ${table.balance} >= 0`,
    ),
    check("ledger_accounts_closed", sql`${table.closedAt} is null or ${table.balance} <= 0`),
  ],
);

/** One movement of money, whose entries sum to zero. The reference ensures that each cause is booked once. */
export const ledgerTransactions = pgTable(
  "ledger_transactions",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    kind: t.text("kind").notNull(),
    referenceType: t.text("reference_type").notNull(),
    referenceId: t.text("reference_id").notNull(),
    /** Distinguishes several bookings of one kind and cause, such as corrections of a lead's amount. */
    occurrence: t.integer("occurrence").notNull().default(0),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [
    unique("ledger_transactions_once").on(
      table.kind,
      table.referenceType,
      table.referenceId,
      table.occurrence,
    ),
    // A withdrawal's money leaves `reserved` once: it returns to the member or is paid out.
    uniqueIndex("ledger_transactions_settled_once")
      .on(table.referenceType, table.referenceId)
      .where(sql`${table.kind} in ('withdrawal_released', 'withdrawal_paid')`),
  ],
);

export const ledgerEntries = pgTable(
  "ledger_entries",
  (t) => ({
    id: t.bigserial("id", { mode: "bigint" }).primaryKey(),
    transactionId: idOf("transaction_id", () => ledgerTransactions.id),
    accountId: idOf("account_id", () => ledgerAccounts.id),
    amount: minorUnits("amount").notNull(),
    /** The account's balance right after this entry; `null` for system accounts. */
    balanceAfter: minorUnits("balance_after"),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [
    index("ledger_entries_account").on(table.accountId, table.id),
    index("ledger_entries_transaction").on(table.transactionId),
    // Finds the entries of a period. BRIN is enough, because entries are written in chronological order.
    index("ledger_entries_time").using("brin", table.createdAt),
    check("ledger_entries_amount", sql`${table.amount} <> 0`),
  ],
);

export const payoutMethods = pgTable(
  "payout_methods",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    userId: idOf("user_id", () => users.id),
    kind: t.text("kind", { enum: payoutMethodKinds }).notNull(),
    masked: t.text("masked").notNull(),
    /** AES-256-GCM over the details, bound to id and owner. */
    detailsCiphertext: t.text("details_ciphertext").notNull(),
    /** Keyed hash of the account number or address, to find duplicates without decrypting. */
    fingerprint: t.text("fingerprint").notNull(),
    /** Keyed hash of a PayPal address's mailbox (`mailboxOf`); the fingerprint for a bank account. */
    mailboxFingerprint: t.text("mailbox_fingerprint").notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    removedAt: instant("removed_at"),
    /** Why the payout method needs correction. While set, it can't be used for new withdrawals. */
    failure: t.text("failure", { enum: methodFailures }),
  }),
  (table) => [
    uniqueIndex("payout_methods_once")
      .on(table.userId, table.fingerprint)
      .where(sql`${table.removedAt} is null`),
    index("payout_methods_mailbox").on(table.mailboxFingerprint, table.userId),
  ],
);

export const withdrawals = pgTable(
  "withdrawals",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    reference: t.text("reference").notNull().unique(),
    userId: idOf("user_id", () => users.id),
    payoutMethodId: idOf("payout_method_id", () => payoutMethods.id),
    /** A copy from the time of the request, so that removing the method doesn't change the withdrawal. */
    methodKind: t.text("method_kind", { enum: payoutMethodKinds }).notNull(),
    methodMasked: t.text("method_masked").notNull(),
    currency: t.text("currency").notNull(),
    amount: minorUnits("amount").notNull(),
    fee: minorUnits("fee").notNull(),
    net: minorUnits("net").notNull(),
    state: t.text("state", { enum: withdrawalStates }).notNull().default("requested"),
    requiredApprovals: t.integer("required_approvals").notNull().default(1),
    decidedBy: t.uuid("decided_by").references(() => users.id),
    ...decisionReason(),
    paymentReference: t.text("payment_reference"),
    requestedAt: instant("requested_at").notNull().defaultNow(),
    /** While set, the request can't be approved. */
    heldAt: instant("held_at"),
    /** `null` for a hold by a fraud rule, which ends with the member's case. */
    heldBy: t.uuid("held_by").references(() => users.id),
    /** The reason for the hold, shown only to staff. */
    holdReason: t.text("hold_reason"),
    approvedAt: instant("approved_at"),
    /** When the file with the payment was downloaded; `null` for payments made by hand. */
    sentAt: instant("sent_at"),
    settledAt: instant("settled_at"),
    returnedAt: instant("returned_at"),
    /** The amount credited to the balance after a returned payment: with or without the fee (a setting). */
    returnedAmount: minorUnits("returned_amount"),
    /** Why the bank refused the payment or returned the money. */
    failure: t.text("failure", { enum: paymentFailures }),
  }),
  (table) => [
    unique("withdrawals_member").on(table.id, table.userId),
    index("withdrawals_user").on(table.userId, table.requestedAt, table.id),
    // Contains the amounts, so that a filtered list can be summed from the index alone.
    index("withdrawals_state").on(
      ...[table.state, table.requestedAt, table.id],
      ...[table.currency, table.amount, table.fee, table.net],
    ),
    index("withdrawals_search").using("gin", trigrams(table.reference)),
    index("withdrawals_requested").on(table.requestedAt, table.id),
    index("withdrawals_paid_at")
      .on(table.settledAt)
      .where(sql`${table.state} = 'paid'`),
    check(
      "withdrawals_parts",
      sql`${table.amount} = ${table.fee} + ${table.net} and ${table.net} > 0 and ${table.fee} >= 0`,
    ),
    check("withdrawals_decider", sql`${table.decidedBy} is null or ${table.decidedBy} <> ${table.userId}`),
    check(
      "withdrawals_hold",
      sql`${table.heldAt} is null or (${table.state} = 'requested' and ${table.holdReason} is not null
        and (${table.heldBy} is null or ${table.heldBy} <> ${table.userId}))`,
    ),
    check("withdrawals_paid", sql`${table.state} <> 'paid' or ${table.paymentReference} is not null`),
    check("withdrawals_sent", sql`${table.state} <> 'sent' or ${table.sentAt} is not null`),
    check(
      "withdrawals_returned",
      sql`${table.state} <> 'returned' or (${table.returnedAt} is not null and ${table.failure} is not null)`,
    ),
    check(
      "withdrawals_reason",
      sql`${table.state} not in ('rejected', 'failed') or ${table.reason} is not null or ${table.failure} is not null`,
    ),
  ],
);

/** Approvals of withdrawals. Rows contain the member, so that the database can refuse a self-approval. */
export const withdrawalApprovals = pgTable(
  "withdrawal_approvals",
  (t) => ({
    withdrawalId: t.uuid("withdrawal_id").notNull(),
    memberId: t.uuid("member_id").notNull(),
    adminId: idOf("admin_id", () => users.id),
    createdAt: instant("created_at").notNull().defaultNow(),
  }),
  (table) => [
    primaryKey({ columns: [table.withdrawalId, table.adminId] }),
    index("withdrawal_approvals_admin").on(table.adminId, table.createdAt),
    index("withdrawal_approvals_member").on(table.memberId, table.createdAt),
    foreignKey({
      columns: [table.withdrawalId, table.memberId],
      foreignColumns: [withdrawals.id, withdrawals.userId],
    }),
    check("withdrawal_approvals_other", sql`${table.adminId} <> ${table.memberId}`),
  ],
);

export const notifications = pgTable(
  "notifications",
  (t) => ({
    id: t.uuid("id").primaryKey(),
    sequence: t.bigserial("sequence", { mode: "bigint" }).notNull(),
    userId: idOf("user_id", () => users.id),
    type: t.text("type").notNull(),
    title: t.text("title").notNull(),
    description: t.text("description").notNull(),
    offerId: t.uuid("offer_id"),
    withdrawalId: t.uuid("withdrawal_id").references(() => withdrawals.id),
    /** The store of the purchase. There is no foreign key, as a notification outlives its subject. */
    storeId: t.uuid("store_id"),
    createdAt: instant("created_at").notNull().defaultNow(),
    readAt: instant("read_at"),
    deletedAt: instant("deleted_at"),
    /** The id of the call that deleted it, possibly with others. It remains set after an undo. */
    deletionId: t.uuid("deletion_id"),
  }),
  (table) => [
    index("notifications_deletion")
      .on(table.deletionId)
      .where(sql`${table.deletionId} is not null`),
    index("notifications_user")
      .on(table.userId, table.sequence)
      .where(sql`${table.deletedAt} is null`),
    index("notifications_unread")
      .on(table.userId)
      .where(sql`${table.readAt} is null and ${table.deletedAt} is null`),
  ],
);
