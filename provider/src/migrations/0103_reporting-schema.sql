-- Views for programs that read figures (docs/decisions/0077). Names, columns and types are stable. A column is listed
-- only if it holds no secret, no key or hash, and nothing by which a person is identified.
CREATE SCHEMA reporting;
--> statement-breakpoint
CREATE VIEW reporting.stores AS
  SELECT id, slug, name, category, created_at FROM public.stores;
--> statement-breakpoint
CREATE VIEW reporting.networks AS
  SELECT key, name, status, payable_rule, hold_days, click_days, created_at FROM public.networks;
--> statement-breakpoint
CREATE VIEW reporting.offers AS
  SELECT id, store_id, network, rate_kind, rate_minimum, rate_maximum, commission, cap, audience, starts_at, ends_at,
    created_at
  FROM public.offers;
--> statement-breakpoint
CREATE VIEW reporting.members AS
  SELECT account.id, account.created_at AS joined_at, account.role <> 'member' AS is_staff, account.tier, account.status,
    account.country, account.language, account.email_verified_at IS NOT NULL AS has_confirmed_email,
    referral.referrer_id AS referred_by, account.deleted_at
  FROM public.users account LEFT JOIN public.referrals referral ON referral.friend_id = account.id;
--> statement-breakpoint
CREATE VIEW reporting.purchases AS
  SELECT id, user_id AS member_id, store_id, network, click_id, network_transaction_id, source, state, reason, currency,
    order_amount, commission, cash_back, occurred_at, created_at AS reported_at, confirmed_at, payable_at, closed_at,
    expected_payable_at, network_paid_at
  FROM public.leads;
--> statement-breakpoint
CREATE VIEW reporting.purchase_changes AS
  SELECT id, lead_id AS purchase_id, at AS changed_at, event, from_state, to_state, cash_back_before, cash_back_after, reason
  FROM public.lead_changes;
--> statement-breakpoint
CREATE VIEW reporting.clicks_by_day AS
  SELECT day, store_id, network, clicks::bigint AS clicks FROM public.click_days
  UNION ALL
  SELECT (created_at AT TIME ZONE 'UTC')::date, store_id, network, count(*) FROM public.clicks
  WHERE created_at >= coalesce((SELECT max(day) + 1 FROM public.click_days)::timestamp AT TIME ZONE 'UTC', '-infinity')
  GROUP BY 1, 2, 3;
--> statement-breakpoint
CREATE VIEW reporting.claims AS
  SELECT id, user_id AS member_id, store_id, click_id, lead_id AS purchase_id, state, currency, order_amount, ordered_on,
    created_at, decided_at
  FROM public.claims;
--> statement-breakpoint
CREATE VIEW reporting.withdrawals AS
  SELECT id, reference, user_id AS member_id, method_kind AS method, state, failure, currency, amount, fee, net,
    returned_amount, requested_at, approved_at, sent_at, settled_at, returned_at
  FROM public.withdrawals;
--> statement-breakpoint
CREATE VIEW reporting.payout_runs AS
  SELECT run.id, run.number, run.rail, run.currency, run.state, run.execution_day, file.count AS payments, file.net,
    run.created_at, run.released_at, run.sent_at, run.settled_at, run.canceled_at
  FROM public.payout_runs run LEFT JOIN public.payout_run_files file ON file.run_id = run.id;
--> statement-breakpoint
CREATE VIEW reporting.adjustments AS
  SELECT id, user_id AS member_id, state, currency, amount, requested_at, decided_at FROM public.balance_adjustments;
--> statement-breakpoint
CREATE VIEW reporting.gift_card_orders AS
  SELECT id, reference, user_id AS member_id, state, currency, total, face_total, cost, placed_at, delivered_at, settled_at
  FROM public.shop_orders;
--> statement-breakpoint
CREATE VIEW reporting.gift_card_order_lines AS
  SELECT line.id, line.order_id, variant.product_id, product.store_id, line.product_name ->> 'en' AS product_name,
    line.face_value, line.price, line.cost, line.quantity
  FROM public.shop_order_lines line
  JOIN public.shop_variants variant ON variant.id = line.variant_id
  JOIN public.shop_products product ON product.id = variant.product_id;
--> statement-breakpoint
CREATE VIEW reporting.referrals AS
  SELECT id, referrer_id, friend_id, state, currency, bonus, joined_at, paid_at, undone_at FROM public.referrals;
--> statement-breakpoint
CREATE VIEW reporting.invoices AS
  SELECT id, network, month, number, state, currency, total, paid, issued_on, due_on, sent_at, paid_at, created_at
  FROM public.invoices;
--> statement-breakpoint
CREATE VIEW reporting.exchange_rates AS
  SELECT base, currency, day, rate, source FROM public.exchange_rates;
--> statement-breakpoint
CREATE VIEW reporting.ledger_accounts AS
  SELECT id, user_id AS member_id, kind, currency, closed_at FROM public.ledger_accounts;
--> statement-breakpoint
CREATE VIEW reporting.ledger_transactions AS
  SELECT id, kind, reference_type, reference_id, occurrence, created_at AS booked_at FROM public.ledger_transactions;
--> statement-breakpoint
CREATE VIEW reporting.ledger_entries AS
  SELECT entry.id, entry.transaction_id, entry.account_id, account.kind AS account, account.user_id AS member_id,
    account.currency, entry.amount, entry.balance_after, entry.created_at AS booked_at
  FROM public.ledger_entries entry JOIN public.ledger_accounts account ON account.id = entry.account_id;
