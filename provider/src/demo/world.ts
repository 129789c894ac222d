import type { OfferTier } from "#contract/offers.ts";
import type { PayoutDetails } from "#contract/payout-methods.ts";
import type { claimProofs, claims, clicks, leadChanges, leads } from "../database/earning-schema.ts";
import type { networks, postbackEvents } from "../database/network-schema.ts";
import type {
  notifications,
  payoutMethods,
  users,
  withdrawalApprovals,
  withdrawals,
} from "../database/schema.ts";
import type { coupons, offers, offerVersions, stores } from "../database/store-schema.ts";
import type { Booking } from "../ledger/book.ts";
import type { Activity } from "../modules/activity-logs/record.ts";

export type DemoUser = typeof users.$inferInsert & { createdAt: Date };
export type DemoPostback = typeof postbackEvents.$inferInsert;
export type DemoStore = typeof stores.$inferInsert;
export type DemoNetwork = typeof networks.$inferInsert;
export type DemoOffer = typeof offers.$inferInsert & { tiers: OfferTier[] };
export type DemoClick = typeof clicks.$inferInsert;
type DemoClaim = typeof claims.$inferInsert & { createdAt: Date };
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
  networks: DemoNetwork[];
  postbacks: DemoPostback[];
  stores: DemoStore[];
  offers: DemoOffer[];
  offerVersions: (typeof offerVersions.$inferInsert)[];
  coupons: (typeof coupons.$inferInsert)[];
  clicks: DemoClick[];
  methods: DemoMethod[];
  leads: DemoLead[];
  leadChanges: (typeof leadChanges.$inferInsert & { at: Date })[];
  claims: DemoClaim[];
  claimProofs: (typeof claimProofs.$inferInsert)[];
  withdrawals: DemoWithdrawal[];
  approvals: (typeof withdrawalApprovals.$inferInsert)[];
  bookings: Booking[];
  notifications: DemoNotification[];
  activities: Activity[];
}

export function emptyWorld(): World {
  return {
    users: [],
    networks: [],
    stores: [],
    offers: [],
    offerVersions: [],
    coupons: [],
    clicks: [],
    methods: [],
    leads: [],
    leadChanges: [],
    withdrawals: [],
    approvals: [],
    claims: [],
    claimProofs: [],
    postbacks: [],
    bookings: [],
    notifications: [],
    activities: [],
  };
}
