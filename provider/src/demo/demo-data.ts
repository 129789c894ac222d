import type { OfferTier } from "#contract/offers/offers.ts";
import type { PayoutDetails } from "#contract/withdrawals/payout-methods.ts";
import type { claimProofs, claims, clicks, leadChanges, leads } from "../database/schema/earning-schema.ts";
import type { networks, postbackEvents } from "../database/schema/network-schema.ts";
import type {
  notifications,
  payoutMethods,
  users,
  withdrawalApprovals,
  withdrawals,
} from "../database/schema/schema.ts";
import type { referralCodes, referralInvitations, referrals } from "../database/schema/referral-schema.ts";
import type { storeReviews } from "../database/schema/review-schema.ts";
import type { sessions } from "../database/schema/session-schema.ts";
import type {
  shopCategories,
  shopCodes,
  shopOrderLines,
  shopOrders,
  shopProducts,
  shopRefundApprovals,
  shopVariants,
} from "../database/schema/shop-schema.ts";
import type { sharedLinks } from "../database/schema/shared-link-schema.ts";
import type { coupons, couponVotes, offers, offerVersions, stores } from "../database/schema/store-schema.ts";
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
/** Details are encrypted when they are written. */
export type DemoMethod = Omit<
  typeof payoutMethods.$inferInsert,
  "detailsCiphertext" | "fingerprint" | "mailboxFingerprint"
> & {
  details: PayoutDetails;
};

type Row<Table extends { $inferInsert: unknown }> = Table["$inferInsert"];
export type DemoVariant = Row<typeof shopVariants> & { stock: number; active: boolean };
export type DemoOrder = Row<typeof shopOrders> & { placedAt: Date };
/** Encrypted when it is written. */
export type DemoCode = Omit<Row<typeof shopCodes>, "ciphertext" | "fingerprint"> & {
  code: string;
  storeId: string;
};

export type DemoReferral = Row<typeof referrals>;
export type DemoSession = Row<typeof sessions> & { lastSeenAt: Date };

/** The rows of the gift card shop. */
export interface DemoShop {
  categories: Row<typeof shopCategories>[];
  products: Row<typeof shopProducts>[];
  variants: DemoVariant[];
  codes: DemoCode[];
  orders: DemoOrder[];
  lines: Row<typeof shopOrderLines>[];
  refundApprovals: Row<typeof shopRefundApprovals>[];
}

/**
 * All rows of the demo before they are written. Bookings are converted to ledger rows when all bookings are
 * known.
 */
export interface DemoData {
  users: DemoUser[];
  sessions: DemoSession[];
  networks: DemoNetwork[];
  postbacks: DemoPostback[];
  stores: DemoStore[];
  offers: DemoOffer[];
  offerVersions: (typeof offerVersions.$inferInsert)[];
  coupons: (typeof coupons.$inferInsert)[];
  couponVotes: (typeof couponVotes.$inferInsert)[];
  clicks: DemoClick[];
  methods: DemoMethod[];
  leads: DemoLead[];
  leadChanges: (typeof leadChanges.$inferInsert & { at: Date })[];
  claims: DemoClaim[];
  claimProofs: (typeof claimProofs.$inferInsert)[];
  withdrawals: DemoWithdrawal[];
  approvals: (typeof withdrawalApprovals.$inferInsert)[];
  shop: DemoShop;
  sharedLinks: Row<typeof sharedLinks>[];
  referralCodes: Row<typeof referralCodes>[];
  referrals: DemoReferral[];
  referralInvitations: Row<typeof referralInvitations>[];
  reviews: Row<typeof storeReviews>[];
  bookings: Booking[];
  notifications: DemoNotification[];
  activities: Activity[];
}

export function createEmptyDemoData(): DemoData {
  return {
    users: [],
    sessions: [],
    networks: [],
    stores: [],
    offers: [],
    offerVersions: [],
    coupons: [],
    couponVotes: [],
    clicks: [],
    methods: [],
    leads: [],
    leadChanges: [],
    withdrawals: [],
    approvals: [],
    claims: [],
    claimProofs: [],
    postbacks: [],
    sharedLinks: [],
    referralCodes: [],
    referrals: [],
    referralInvitations: [],
    reviews: [],
    shop: {
      categories: [],
      products: [],
      variants: [],
      codes: [],
      orders: [],
      lines: [],
      refundApprovals: [],
    },
    bookings: [],
    notifications: [],
    activities: [],
  };
}
