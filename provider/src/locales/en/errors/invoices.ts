import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about invoices, their payments and bank files. */
export const invoices = {
  invoice_changed: "Someone else changed this invoice. Reload and try again.",
  invoice_not_draft: "This invoice was sent and can no longer be changed.",
  invoice_not_sent: "This invoice hasn’t been sent yet.",
  invoice_void: "This invoice is void.",
  invoice_has_payments: "This invoice has payments. Take them back first.",
  invoice_issuer_missing: "Enter your company’s details first: they’re on every invoice.",
  invoice_network_unknown: "Choose a network.",
  month_invalid: "Enter a month as 2026-03.",
  month_not_over: "This month isn’t over yet.",
  due_before_issue: "The due date can’t be before the date of issue.",
  invoice_day_ahead: "The date of issue can’t be in the future.",
  invoice_day_other_year: "The next invoice number belongs to {year}. Choose a date of issue in {year}.",
  invoice_day_before_last:
    "Invoice {number} is dated {day}, and dates must follow the numbers. Choose that day or a later one as the date of issue.",
  lines_missing: "Add at least one line.",
  quantity_invalid: "Enter a quantity above 0, with at most three decimals.",
  reason_invalid: "Enter a reason of 3 to 500 characters.",
  payment_above_balance: "At most {balance} is open.",
  payment_day_invalid: "The day of payment can’t be in the future.",
  payment_withdrawn_already: "This payment was already undone.",
  statement_too_large: "The file is larger than 1 MB.",
  statement_too_long: "The file has more than 5,000 lines. Ask the bank for a shorter period.",
  statement_columns_missing: "Choose the columns with the day, the amount and the text.",
  payment_not_returned: "This transaction isn’t the return of that payment.",
  statement_applied_already: "This file has already been imported.",
  bank_line_assigned: "This transaction already pays an invoice.",
  bank_line_aside: "This transaction was set aside. Reopen it first.",
  invoice_number_unknown: "There’s no invoice with this number.",
  invoice_salesperson_unknown: "Choose a staff member.",
  invoice_not_restored:
    "This draft can no longer be restored: an hour has passed, or its purchases were invoiced in the meantime.",
} satisfies Partial<Record<ErrorKey, string>>;
