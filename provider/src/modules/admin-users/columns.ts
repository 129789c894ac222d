import type { AdminUser } from "#contract/admin-users.ts";
import type { Column } from "../../csv/write.ts";

const amount = (header: Column<AdminUser>["header"], of: (user: AdminUser) => number): Column<AdminUser> => ({
  header,
  cell: (user) => ({ amount: of(user), currency: user.currency }),
});

/** The columns of the accounts' file. */
export const userColumns: Column<AdminUser>[] = [
  { header: { en: "User", fr: "Utilisateur", ar: "المستخدم" }, cell: ({ id }) => id },
  { header: { en: "Name", fr: "Nom", ar: "الاسم" }, cell: ({ name }) => name },
  { header: { en: "E-mail", fr: "E-mail", ar: "البريد الإلكتروني" }, cell: ({ email }) => email },
  { header: { en: "Role", fr: "Rôle", ar: "الدور" }, cell: ({ role }) => role },
  { header: { en: "Status", fr: "Statut", ar: "الحالة" }, cell: ({ status }) => status },
  { header: { en: "Joined", fr: "Inscrit le", ar: "تاريخ الانضمام" }, cell: ({ joinedAt }) => joinedAt },
  { header: { en: "Last seen", fr: "Vu le", ar: "آخر ظهور" }, cell: ({ lastSeenAt }) => lastSeenAt },
  { header: { en: "Currency", fr: "Devise", ar: "العملة" }, cell: ({ currency }) => currency },
  amount({ en: "Available", fr: "Disponible", ar: "المتاح" }, (user) => user.available),
  amount({ en: "Pending", fr: "En attente", ar: "قيد الانتظار" }, (user) => user.pending),
  amount({ en: "Withdrawing", fr: "En retrait", ar: "قيد السحب" }, (user) => user.reserved),
  amount({ en: "Lifetime", fr: "Au total", ar: "الإجمالي" }, (user) => user.lifetime),
  {
    header: { en: "Withdrawals paid", fr: "Retraits payés", ar: "السحوبات المدفوعة" },
    cell: ({ paid }) => paid.count,
  },
  amount({ en: "Paid out", fr: "Versé", ar: "المدفوع" }, (user) => user.paid.amount),
  { header: { en: "Flags", fr: "Signaux", ar: "الإشارات" }, cell: ({ risks }) => risks.join(" ") || null },
];
