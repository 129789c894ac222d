import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { getAdminOverview } from "#contract/overview/admin-overview.ts";
import { adjustBalance, adminGetUser, adminListUsers } from "#contract/accounts/admin-users.ts";
import { getAdminSummary } from "#contract/withdrawals/admin-withdrawals.ts";
import { getCashBackSummary } from "#contract/cash-back/cash-back.ts";
import { maxWireAmount } from "#contract/money/minor-units.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { getWallet, listWalletEntries } from "#contract/wallet/wallet.ts";
import { sendTestClaim } from "../../support/money/claims.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { creditMember } from "../../support/money/ledger.ts";
import {
  leadOf,
  createStoreFixture,
  processReport,
  type StoreFixture,
} from "../../support/money/network-reports.ts";
import { replaySeed } from "../../support/programs/repetitions.ts";
import { addLeadRow } from "../../support/money/shops.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";

const greatest = BigInt(maxWireAmount);

describeOnBothDatabases("amounts have an upper bound", (open) => {
  const { provider, admin } = twoAdmins(open);
  let store: StoreFixture;
  beforeAll(async () => {
    store = await createStoreFixture(provider);
  });

  test("quarantines a report above the limit and credits those at or below it", async () => {
    const member = await provider.signUp();
    const click_id = await store.click(member.userId);
    const cents = fc.oneof(
      fc.bigInt({ min: 99_999_990n, max: 100_000_010n }),
      fc.bigInt({ min: 0n, max: greatest }),
    );
    await fc.assert(
      fc.asyncProperty(cents, cents, async (amount, commission) => {
        const transaction_id = randomUUID();
        const amounts = { amount: inMajor(amount), commission: inMajor(commission) };
        const event = await processReport(provider, store, { click_id, transaction_id, ...amounts });
        const isAbove = amount > 100_000_000n || commission > 100_000_000n;
        expect([event.state, event.reason]).toEqual(
          isAbove ? ["quarantined", "amount_too_large"] : ["applied", null],
        );
        expect((await leadOf(provider, transaction_id))?.orderAmount).toBe(isAbove ? undefined : amount);
      }),
      { numRuns: 30, ...replaySeed },
    );
  });

  test("refuses an adjustment or a claim above the limit with an error on its field", async () => {
    const member = await provider.signUp();
    const adjust = (amount: number) =>
      provider.call(adjustBalance, {
        as: admin,
        params: { id: member.userId },
        headers: { "accept-language": "fr" },
        body: { amount, reason: "A test of limits" },
      });
    for (const amount of [100_000_001, -100_000_001, maxWireAmount]) {
      expect((await adjust(amount)).body).toMatchObject({
        code: 422,
        key: "amount_above_maximum",
        fields: { amount: [expect.stringMatching(/1.000.000,00/)] },
      });
    }
    expect((await adjust(100_000_000)).status).toBe(201);
    const createdAt = new Date(Date.now() - 5 * 24 * 3_600_000);
    const clickId = await store.click(member.userId, createdAt);
    const orderedOn = new Date(createdAt.getTime() + 3_600_000).toISOString().slice(0, 10);
    const claim = (orderAmount: number) =>
      sendTestClaim(provider, member, { clickId, orderedOn, orderAmount });
    expect((await claim(100_000_001)).body).toMatchObject({
      code: 422,
      fields: { orderAmount: [expect.any(String)] },
    });
    expect((await claim(100_000_000)).status).toBe(201);
  });

  test("caps totals at the API's largest number, and every call still succeeds", async () => {
    const { database } = provider.app;
    const member = await provider.signUp();
    const now = new Date();
    await creditMember(database, member.userId, greatest);
    await creditMember(database, member.userId, greatest);
    for (const attempt of [1, 2]) {
      const occurredAt = new Date(now.getTime() - attempt * 60_000);
      const clickId = await store.click(member.userId, occurredAt);
      await addLeadRow(database, {
        userId: member.userId,
        storeId: store.storeId,
        clickId,
        occurredAt,
        network: store.network,
        orderAmount: greatest,
        commission: greatest,
        cashBack: 0n,
      });
    }
    const as = { as: member };
    const wallet = (await provider.call(getWallet, as)).data;
    expect(wallet.available).toEqual(maxWireAmount);
    expect(wallet.lifetime).toEqual(maxWireAmount);
    const entries = (await provider.call(listWalletEntries, { ...as, query: {} })).data;
    expect(entries[0]!.balanceAfter).toBe(maxWireAmount);
    expect((await provider.call(getCashBackSummary, as)).data).toBeDefined();
    expect((await provider.call(getCurrentUser, as)).data.total_balance).toBeGreaterThan(1e14);
    const asAdmin = { as: admin };
    const overview = (await provider.call(getAdminOverview, { ...asAdmin, query: { period: "7d" } })).data;
    expect(overview.figures.commission).toEqual(maxWireAmount);
    expect(overview.figures.margin).toEqual(maxWireAmount);
    const users = (await provider.call(adminListUsers, { ...asAdmin, query: {} })).data;
    expect(users.find(({ id }) => id === member.userId)?.available).toBe(maxWireAmount);
    expect((await provider.call(adminGetUser, { ...asAdmin, params: { id: member.userId } })).status).toBe(
      200,
    );
    expect((await provider.call(getAdminSummary, asAdmin)).data.owedToMembers).toBe(maxWireAmount);
  });
});

const inMajor = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, "0")}`;
