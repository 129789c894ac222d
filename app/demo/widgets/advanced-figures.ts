/** The same for everybody, at any time. Amounts are minor units of US dollars. */
export const transactions = [
  { title: "PayPal", note: "transferIn", amount: 82_60 },
  { title: "Nike", note: "bought", amount: -149_00 },
  { title: "Visa", note: "transferOut", amount: -210_00 },
  { title: "Booking", note: "refund", amount: 64_20 },
  { title: "Sephora", note: "bought", amount: -38_90 },
] as const;

export const deposits = [
  { title: "Awin", note: "commission", amount: 4_650_00 },
  { title: "Rakuten", note: "commission", amount: 2_480_00 },
  { title: "CJ", note: "commission", amount: 1_120_00 },
] as const;

/** `country` is a code of ISO 3166. */
export const salesByCountry = [
  { country: "US", amount: 8_656_00, sales: 894 },
  { country: "FR", amount: 2_415_00, sales: 645 },
  { country: "MA", amount: 1_865_00, sales: 432 },
  { country: "EG", amount: 1_210_00, sales: 287 },
  { country: "AE", amount: 968_00, sales: 161 },
] as const;

export const shipments = {
  new: [
    { sender: "Myrtle Ullrich", from: "FR", receiver: "Karim Saleh", to: "MA" },
    { sender: "Paul Stone", from: "ES", receiver: "Julie Baker", to: "GB" },
  ],
  preparing: [
    { sender: "Sara Khalil", from: "EG", receiver: "Adam Petit", to: "FR" },
    { sender: "Omar Benali", from: "MA", receiver: "Ines Costa", to: "PT" },
  ],
  shipping: [
    { sender: "Julie Baker", from: "GB", receiver: "Luca Rossi", to: "IT" },
    { sender: "Nadia Moreau", from: "BE", receiver: "Hana Novak", to: "CZ" },
  ],
} as const;

export const meetings = [
  { name: "Claire Martin", at: "2026-03-04T09:00:00Z" },
  { name: "Karim Saleh", at: "2026-03-05T13:30:00Z" },
  { name: "Lina Haddad", at: "2026-03-09T08:15:00Z" },
] as const;

export const team = [
  { name: "Sara Khalil", role: "design", done: 12, total: 16 },
  { name: "Adam Petit", role: "development", done: 9, total: 20 },
  { name: "Julie Baker", role: "sales_role", done: 18, total: 19 },
  { name: "Paul Stone", role: "support_role", done: 4, total: 11 },
] as const;

export const webSources = [
  { name: "direct", visits: 86_471, change: 0.15 },
  { name: "organic", visits: 57_484, change: 0.26 },
  { name: "referral", visits: 2_534, change: -0.08 },
  { name: "mail", visits: 977, change: 0.03 },
] as const;
