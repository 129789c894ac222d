import { type SQL, sql } from "drizzle-orm";

/** The treatment of a member's rows in a table when they delete their account. */
export interface TableRule {
  table: string;
  /**
   * `erased` rows are deleted. `kept` rows stay for the reason in `why`, without a name, as their account has
   * none any more; `scrub` clears their other personal data.
   */
  onDeletion: "erased" | "kept";
  /** Why the rows must stay. */
  why?: string;
  /** Selects the rows of the member. */
  where: (userId: string) => SQL;
  /** The columns to sort by, so that pages neither skip nor repeat rows. */
  order: string;
  /** The column with a file's content, which is also a file in the export. `order` is then the primary key. */
  file?: string;
  /** Excludes the table from the export. */
  absent?: true;
  /** Columns excluded from the export: secrets and internal data. */
  secret?: string[];
  scrub?: SQL;
}

const own = (userId: string) => sql`user_id = ${userId}`;
const within = (column: string, table: string) => (userId: string) =>
  sql`${sql.raw(column)} in (select id from ${sql.raw(table)} where user_id = ${userId})`;

const decisions = ["decided_by", "held_by", "hold_reason"];
const books = "the books: tax and accounting law, and what other parties are owed by them";
const proof = "proof of who did what, in a chain that shows every edit";

/** All tables with rows of members. Tables whose rows are selected by another table come before it. */
export const personalTables: TableRule[] = [
  { table: "mail_items", onDeletion: "erased", where: within("mail_id", "mails"), order: "id" },
  {
    table: "mail_attachments",
    onDeletion: "erased",
    where: within("mail_id", "mails"),
    order: "mail_id",
    file: "content",
  },
  { table: "mails", onDeletion: "erased", where: own, order: "id" },
  { table: "mail_links", onDeletion: "erased", where: own, order: "id", secret: ["hash"] },
  { table: "ticket_messages", onDeletion: "erased", where: within("ticket_id", "tickets"), order: "id" },
  { table: "tickets", onDeletion: "erased", where: own, order: "id", secret: ["form_hash", "address"] },
  { table: "notifications", onDeletion: "erased", where: own, order: "id" },
  { table: "notification_settings", onDeletion: "erased", where: own, order: "user_id" },
  {
    table: "idempotency_keys",
    onDeletion: "erased",
    where: own,
    order: "created_at, route, key",
    secret: ["key", "body_hash", "answer"],
  },
  { table: "saved_views", onDeletion: "erased", where: own, order: "id" },
  { table: "shop_product_drafts", onDeletion: "erased", where: own, order: "product" },
  // The export itself.
  {
    table: "data_export_parts",
    onDeletion: "erased",
    where: within("export_id", "data_exports"),
    order: "export_id, part",
    absent: true,
  },
  { table: "data_exports", onDeletion: "erased", where: own, order: "id" },
  { table: "avatars", onDeletion: "erased", where: own, order: "user_id", file: "content" },
  {
    table: "second_factors",
    onDeletion: "erased",
    where: own,
    order: "user_id",
    secret: ["secret_ciphertext", "last_step"],
  },
  { table: "recovery_codes", onDeletion: "erased", where: own, order: "created_at, hash", secret: ["hash"] },
  { table: "login_challenges", onDeletion: "erased", where: own, order: "hash", secret: ["hash"] },
  { table: "passkeys", onDeletion: "erased", where: own, order: "id" },
  {
    table: "connected_services",
    onDeletion: "erased",
    where: own,
    order: "service",
    secret: ["identity_hash"],
  },
  { table: "known_devices", onDeletion: "erased", where: own, order: "hash", secret: ["hash"] },
  { table: "security_events", onDeletion: "erased", where: own, order: "id" },
  {
    table: "refresh_tokens",
    onDeletion: "erased",
    where: within("session_id", "sessions"),
    order: "hash",
    secret: ["hash"],
  },
  { table: "sessions", onDeletion: "erased", where: own, order: "id" },
  {
    table: "claim_proofs",
    onDeletion: "erased",
    where: within("claim_id", "claims"),
    order: "claim_id",
    file: "content",
  },
  { table: "claims", onDeletion: "kept", why: books, where: own, order: "id", secret: ["decided_by"] },
  {
    table: "clicks",
    onDeletion: "kept",
    why: books,
    where: own,
    order: "id",
    scrub: sql`ip = null, device = null, country = null, referrer = null`,
  },
  {
    table: "leads",
    onDeletion: "kept",
    why: books,
    where: own,
    order: "id",
    secret: ["commission", "decided_by"],
  },
  {
    table: "lead_changes",
    onDeletion: "kept",
    why: books,
    where: within("lead_id", "leads"),
    order: "id",
    secret: ["actor_id"],
  },
  { table: "ledger_accounts", onDeletion: "kept", why: books, where: own, order: "id" },
  {
    table: "ledger_entries",
    onDeletion: "kept",
    why: books,
    where: within("account_id", "ledger_accounts"),
    order: "id",
  },
  {
    table: "payout_methods",
    onDeletion: "kept",
    why: "what was paid out to them; where to is emptied",
    where: own,
    order: "id",
    secret: ["details_ciphertext", "fingerprint", "mailbox_fingerprint"],
    scrub: sql`masked = '…', details_ciphertext = '', fingerprint = id::text, mailbox_fingerprint = id::text,
      removed_at = coalesce(removed_at, now())`,
  },
  { table: "withdrawals", onDeletion: "kept", why: books, where: own, order: "id", secret: decisions },
  {
    table: "payout_run_items",
    onDeletion: "kept",
    why: books,
    where: within("withdrawal_id", "withdrawals"),
    order: "run_id, withdrawal_id",
  },
  {
    table: "balance_adjustments",
    onDeletion: "kept",
    why: books,
    where: own,
    order: "id",
    secret: ["requested_by", "decided_by"],
  },
  {
    table: "shop_orders",
    onDeletion: "kept",
    why: books,
    where: own,
    order: "id",
    secret: ["cost", "decided_by"],
  },
  { table: "shop_customers", onDeletion: "kept", why: books, where: own, order: "user_id" },
  {
    table: "shop_order_lines",
    onDeletion: "kept",
    why: books,
    where: within("order_id", "shop_orders"),
    order: "id",
    secret: ["cost"],
  },
  ...[
    ["withdrawal_approvals", "withdrawal_id"],
    ["shop_delivery_approvals", "order_id"],
    ["shop_refund_approvals", "order_id"],
  ].map(([table = "", object]): TableRule => ({
    table,
    onDeletion: "kept",
    why: proof,
    where: (userId) => sql`member_id = ${userId}`,
    order: `${object}, admin_id`,
    secret: ["admin_id"],
  })),
  { table: "academy_progress", onDeletion: "erased", where: own, order: "course_id, lesson" },
  { table: "academy_certificates", onDeletion: "erased", where: own, order: "course_id" },
  { table: "academy_bookmarks", onDeletion: "erased", where: own, order: "course_id" },
  { table: "academy_bonuses", onDeletion: "kept", why: books, where: own, order: "course_id" },
  { table: "favourite_stores", onDeletion: "erased", where: own, order: "store_id" },
  { table: "coupon_votes", onDeletion: "erased", where: own, order: "coupon_id" },
  { table: "store_reviews", onDeletion: "erased", where: own, order: "id", secret: ["decided_by"] },
  { table: "referral_codes", onDeletion: "erased", where: own, order: "user_id" },
  { table: "referral_invitations", onDeletion: "erased", where: own, order: "id" },
  {
    table: "referrals",
    onDeletion: "kept",
    why: books,
    where: (userId) => sql`(referrer_id = ${userId} or friend_id = ${userId})`,
    order: "id",
    // The other half of the row belongs to another member.
    secret: ["referrer_id", "friend_id", "holds", "decided_by"],
  },
  {
    table: "staff_requests",
    onDeletion: "kept",
    why: proof,
    where: own,
    order: "id",
    secret: ["requested_by", "decided_by", "reason"],
  },
  {
    table: "activity_logs",
    onDeletion: "kept",
    why: proof,
    where: (userId) => sql`actor_id = ${userId}`,
    order: "sequence",
  },
  {
    table: "users",
    onDeletion: "kept",
    why: "what is kept belongs to it; name, address and all else that tells who it was are emptied",
    where: (userId) => sql`id = ${userId}`,
    order: "id",
    secret: ["password_hash", "status_reason"],
  },
];

/** Tables without rows of members. Staff who occur in them can't delete their account. */
export const otherTables = [
  "academy_courses",
  "academy_versions",
  "activity_log_head",
  "bank_lines",
  "bank_statements",
  "click_audience_days",
  "click_days",
  // Sums of purchases, payments and clicks.
  "click_months",
  "click_totals",
  "due_days",
  "payout_days",
  "purchase_days",
  "rollup_changes",
  "seller_sums",
  "discarded_invoices",
  "exchange_rate_files",
  "exchange_rates",
  "connector_limits",
  "coupons",
  "help_entries",
  "help_texts",
  "help_versions",
  // Votes of browsers, identified by keyed hashes.
  "help_votes",
  "invoice_billing",
  "invoice_issuer",
  "invoice_lines",
  "invoice_months",
  "invoice_numbers",
  "invoice_payments",
  "invoice_purchases",
  "invoices",
  "payout_run_files",
  "payout_answers",
  "payout_answer_lines",
  "payout_statements",
  "payout_runs",
  "ledger_transactions",
  "network_connections",
  "network_credentials",
  "network_programmes",
  "network_reports",
  "network_runs",
  "network_secrets",
  "networks",
  "offer_versions",
  "offers",
  "postback_events",
  "roles",
  "setting_changes",
  "shop_categories",
  "shop_category_pictures",
  "store_logos",
  "shop_codes",
  "shop_product_pictures",
  "shop_products",
  "shop_variants",
  "stores",
  "used_passkey_challenges",
  "used_service_flows",
];
