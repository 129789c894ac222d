/** The words on a withdrawal's receipt. */
export const receipt = {
  receipt: "Receipt",
  reference: "Withdrawal",
  member: "Paid to",
  method: "Method",
  kinds: { bank_transfer: "Bank transfer", paypal: "PayPal", us_account: "US bank account" },
  requested: "Requested",
  paid: "Paid",
  paymentReference: "Payment reference",
  amount: "Amount",
  fee: "Fee",
  received: "You received",
};
