/** The sample figures of teams, teachers and shippers, identical for all users at any time. */
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
  { name: "Claire Martin", at: "2026-03-04T09:00:00Z", about: "sales_role" },
  { name: "Karim Saleh", at: "2026-03-05T13:30:00Z", about: "design" },
  { name: "Lina Haddad", at: "2026-03-09T08:15:00Z", about: "support_role" },
] as const;

export const webSources = [
  { name: "direct", visits: 86_471, change: 0.15 },
  { name: "organic", visits: 57_484, change: 0.26 },
  { name: "social", visits: 12_908, change: 0.04 },
  { name: "referral", visits: 2_534, change: -0.08 },
  { name: "mail", visits: 977, change: 0.03 },
  { name: "rest", visits: 412, change: -0.17 },
] as const;

export const courses = [
  { name: "codes", views: 1_320 },
  { name: "payouts", views: 834 },
  { name: "returns", views: 3_700 },
  { name: "travel", views: 2_500 },
] as const;

export const assignments = [
  { name: "codes", done: 18, total: 25 },
  { name: "payouts", done: 12, total: 25 },
  { name: "returns", done: 3, total: 20 },
  { name: "travel", done: 5, total: 12 },
] as const;

export const deliveries = [
  { name: "transit", value: 10_240, change: 0.258 },
  { name: "out", value: 5_060, change: 0.043 },
  { name: "delivered", value: 15_480, change: -0.125 },
  { name: "late", value: 312, change: -0.216, isLowerBetter: true },
  { name: "returned", value: 148, change: 0.02, isLowerBetter: true },
] as const;

export const instructors = [
  { name: "Maya Rahal", subject: "codes", courses: 33 },
  { name: "Hugo Laurent", subject: "payouts", courses: 52 },
  { name: "Salma Idrissi", subject: "returns", courses: 12 },
  { name: "Ben Carter", subject: "travel", courses: 8 },
] as const;
