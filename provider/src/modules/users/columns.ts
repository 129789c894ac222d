import type { AdminUser } from "#contract/accounts/admin-users.ts";
import type { Column } from "../../csv/write.ts";
import type { ColumnTitle } from "../../locales/en/columns.ts";

const amount = (header: ColumnTitle, of: (user: AdminUser) => number): Column<AdminUser> => ({
  header,
  cell: (user) => ({ amount: of(user), currency: user.currency }),
});

/** Columns of the CSV file of accounts. */
export const userColumns: Column<AdminUser>[] = [
  { header: "user", cell: ({ id }) => id },
  { header: "name", cell: ({ name }) => name },
  { header: "eMail", cell: ({ email }) => email },
  { header: "role", cell: ({ role }) => role },
  { header: "tier", cell: ({ tier }) => tier },
  { header: "status", cell: ({ status }) => status },
  { header: "joined", time: ({ joinedAt }) => joinedAt },
  { header: "lastSeen", time: ({ lastSeenAt }) => lastSeenAt },
  { header: "currency", cell: ({ currency }) => currency },
  amount("available", (user) => user.available),
  amount("pending", (user) => user.pending),
  amount("withdrawing", (user) => user.reserved),
  amount("lifetime", (user) => user.lifetime),
  {
    header: "withdrawalsPaid",
    cell: ({ paid }) => paid.count,
  },
  amount("paidOut", (user) => user.paid.amount),
  { header: "flags", cell: ({ risks }) => risks.join(" ") || null },
];
