import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Transaction } from "../database/engine/connection.ts";
import * as log from "../database/schema/activity-log-schema.ts";
import * as earning from "../database/schema/earning-schema.ts";
import * as network from "../database/schema/network-schema.ts";
import * as referral from "../database/schema/referral-schema.ts";
import * as review from "../database/schema/review-schema.ts";
import * as schema from "../database/schema/schema.ts";
import * as session from "../database/schema/session-schema.ts";
import { storeLogos } from "../database/schema/store-logo-schema.ts";
import { sharedLinks } from "../database/schema/shared-link-schema.ts";
import * as rewards from "../database/schema/shop-schema.ts";
import * as store from "../database/schema/store-schema.ts";
import { insertInBatches as insert } from "../database/engine/insert-in-batches.ts";
import type { Environment } from "../environment.ts";
import { lockAccounts } from "../ledger/accounts.ts";
import { insertHistory } from "../ledger/insert-history.ts";
import type { Head } from "../modules/activity-logs/head-file.ts";
import { chainedRow, type Activity } from "../modules/activity-logs/record.ts";
import { lockHead } from "../modules/activity-logs/repository.ts";
import { createNetworkSecretCipher, demoSecret } from "../modules/networks/cipher.ts";
import { createPayoutDetailsCipher } from "../modules/payout-methods/cipher.ts";
import { createGiftCardCodeCipher } from "../modules/shop/cipher.ts";
import { toLedgerRows } from "./ledger-rows.ts";
import type { Random } from "./random.ts";
import { hasMark, markId, renderMark } from "./store-marks.ts";
import type { DemoCode, DemoMethod, DemoNetwork, DemoData } from "./demo-data.ts";

const byCreation = <T extends { createdAt: Date }>(rows: T[]) =>
  rows.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
const inOrder = <T extends { at: Date }>(rows: T[]) =>
  rows.toSorted((a, b) => a.at.getTime() - b.at.getTime());

/** Writes all rows of the demo in batches. Returns the activity log's new head. */
export async function writeWorld(
  tx: Transaction,
  world: DemoData,
  { CURRENCY, PAYOUT_KEY }: Pick<Environment, "CURRENCY" | "PAYOUT_KEY">,
  random: Random,
): Promise<Head> {
  await insert(tx, schema.users, world.users);
  await insert(tx, session.sessions, world.sessions);
  await insert(tx, network.networks, world.networks);
  await insert(tx, network.networkSecrets, secretsOf(world.networks, PAYOUT_KEY));
  await insert(tx, store.stores, world.stores);
  await insert(tx, storeLogos, await logosOf(world.stores));
  await insert(tx, store.offers, world.offers);
  await insert(tx, store.offerVersions, world.offerVersions);
  await insert(tx, store.coupons, world.coupons);
  await insert(tx, store.couponVotes, world.couponVotes);
  await insert(tx, sharedLinks, byCreation(world.sharedLinks));
  await insert(tx, earning.clicks, byCreation(world.clicks));
  await insert(tx, schema.payoutMethods, sealMethods(world.methods, PAYOUT_KEY));
  await insert(tx, earning.leads, world.leads);
  await insert(tx, network.postbackEvents, world.postbacks);
  await insert(tx, earning.leadChanges, inOrder(world.leadChanges));
  await insert(tx, earning.claims, byCreation(world.claims));
  await insert(tx, earning.claimProofs, world.claimProofs);
  await insert(tx, schema.withdrawals, world.withdrawals);
  await insert(tx, schema.withdrawalApprovals, world.approvals);
  await insert(tx, referral.referralCodes, world.referralCodes);
  await insert(tx, referral.referrals, world.referrals);
  await insert(tx, referral.referralInvitations, world.referralInvitations);
  await insert(tx, review.storeReviews, world.reviews);
  await insert(tx, rewards.shopCategories, world.shop.categories);
  await insert(tx, rewards.shopProducts, world.shop.products);
  await insert(tx, rewards.shopVariants, world.shop.variants);
  await insert(tx, rewards.shopOrders, world.shop.orders);
  await insert(tx, rewards.shopOrderLines, world.shop.lines);
  await insert(tx, rewards.shopCodes, sealedCodes(world.shop.codes, PAYOUT_KEY));
  await insert(tx, rewards.shopRefundApprovals, world.shop.refundApprovals);
  await insert(tx, schema.notifications, byCreation(world.notifications));
  await writeLedger(tx, world, CURRENCY, random);
  return writeActivities(tx, world.activities);
}

function logosOf(rows: DemoData["stores"]) {
  const storesWithLogo = rows.filter(({ slug }) => hasMark(slug));
  return Promise.all(
    storesWithLogo.map(async ({ id: storeId, slug, createdAt }) => {
      const content = await renderMark(slug);
      return { storeId, id: markId(slug), content, createdAt: createdAt! };
    }),
  );
}

async function writeLedger(
  tx: Transaction,
  world: DemoData,
  currency: string,
  random: Random,
): Promise<void> {
  const names = (["networks", "payouts", "fees", "shop", "bonuses"] as const).map((system) => ({ system }));
  const system = await lockAccounts(tx, names, currency);
  await insertHistory(tx, toLedgerRows(world.bookings, system, random));
}

async function writeActivities(tx: Transaction, activities: Activity[]): Promise<Head> {
  let head = await lockHead(tx);
  const rows = inOrder(activities).map((activity) => {
    const row = chainedRow(head, activity);
    head = { sequence: row.sequence, hash: row.hash };
    return row;
  });
  await insert(tx, log.activityLogs, rows);
  await tx
    .update(log.activityLogHead)
    .set(head)
    .where(sql`true`);
  return head;
}

function sealMethods(methods: DemoMethod[], payoutKey: string) {
  const cipher = createPayoutDetailsCipher(payoutKey);
  return methods.map(({ details, ...method }) => ({
    ...method,
    detailsCiphertext: cipher.seal(details, method),
    fingerprint: cipher.fingerprint(details),
    mailboxFingerprint: cipher.mailboxFingerprint(details),
  }));
}

function sealedCodes(codes: DemoCode[], payoutKey: string) {
  const cipher = createGiftCardCodeCipher(payoutKey);
  return codes.map(({ code, storeId, ...row }) => ({
    ...row,
    ciphertext: cipher.seal(code, row),
    fingerprint: cipher.fingerprint(code, storeId),
  }));
}

/** Derives a secret for each network from the key. The simulated networks derive the same and sign with it. */
function secretsOf(networks: DemoNetwork[], payoutKey: string) {
  const cipher = createNetworkSecretCipher(payoutKey);
  return networks.map(({ key, createdAt }) => {
    const owner = { id: randomUUID(), network: key };
    return { ...owner, ciphertext: cipher.seal(demoSecret(payoutKey, key), owner), createdAt };
  });
}
