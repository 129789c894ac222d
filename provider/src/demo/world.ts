import type { PayoutDetails } from "#contract/payout-methods.ts";
import type { leads, stores } from "../database/earning-schema.ts";
import type {
  notifications,
  payoutMethods,
  users,
  withdrawalApprovals,
  withdrawals,
} from "../database/schema.ts";
import type { Booking } from "../ledger/book.ts";
import type { Activity } from "../modules/activity-logs/record.ts";

export type DemoUser = typeof users.$inferInsert & { createdAt: Date };
export type DemoStore = typeof stores.$inferInsert;
export type DemoLead = typeof leads.$inferInsert;
export type DemoWithdrawal = typeof withdrawals.$inferInsert & { requestedAt: Date };
export type DemoNotification = typeof notifications.$inferInsert & { createdAt: Date };
/** Details are sealed when they are written. */
export type DemoMethod = Omit<typeof payoutMethods.$inferInsert, "detailsCiphertext" | "fingerprint"> & {
  details: PayoutDetails;
};

/** All rows of the demo, before they are written; bookings become ledger rows once all are known. */
export interface World {
  users: DemoUser[];
  stores: DemoStore[];
  methods: DemoMethod[];
  leads: DemoLead[];
  withdrawals: DemoWithdrawal[];
  approvals: (typeof withdrawalApprovals.$inferInsert)[];
  bookings: Booking[];
  notifications: DemoNotification[];
  activities: Activity[];
}

export function emptyWorld(): World {
  return {
    ...{ users: [], stores: [], methods: [], leads: [], withdrawals: [], approvals: [] },
    ...{ bookings: [], notifications: [], activities: [] },
  };
}
