import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { emptyIssuer } from "#contract/invoices/issuer.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { invoiceIssuer } from "#provider/database/schema/invoice-schema.ts";
import { roles, staffRequests } from "#provider/database/schema/role-schema.ts";
import { users } from "#provider/database/schema/schema.ts";
import { secondFactors } from "#provider/database/schema/second-factor-schema.ts";
import { settingChanges } from "#provider/database/schema/settings-schema.ts";
import { rotateSecret } from "#provider/modules/networks/repository.ts";
import { openSession } from "#provider/modules/sessions/service.ts";
import { sendTestClaim } from "../money/claims.ts";
import {
  leadOf,
  createStoreFixture,
  processReport,
  networkSecretCipher,
  type StoreFixture,
} from "../money/network-reports.ts";
import { stockedCard } from "../money/rewards.ts";
import { signUpPayee } from "../money/withdrawals.ts";
import { startTestProvider, type TestUser } from "../programs/provider.ts";
import { cardPrice, type Actor, type StartState } from "./moves.ts";
import { initialClerkPermissions } from "./staff-model.ts";

const day = 24 * 60 * 60 * 1000;
/** Amounts of purchases in major units. Their cash back of 6 % is `importCredits`, in minor units. */
export const purchaseAmounts = { usual: "5000.00", large: "20000.00" };
export const issuer = { ...emptyIssuer, name: "Operations", iban: "IE29AIBK93115212345678", bic: "AIBKIE2D" };

/** Starts a provider with the model's people, a store, and a store whose network's secret changes. */
export async function startWorld(open: () => Promise<Connection>) {
  let now = new Date("2026-05-04T09:00:00Z");
  const provider = await startTestProvider({ open, clock: () => now });
  const { database } = provider.app;
  const people: Record<Actor, TestUser> = {
    holder: await provider.signUp({ role: "admin", name: "Hugo Holder" }),
    accomplice: await provider.signUp({ name: "Ann Accomplice" }),
    honest: await provider.signUp({ name: "Holly Honest" }),
  };
  const { variant } = await stockedCard(provider, people.holder, {
    codes: 500,
    faceValue: 5_000,
    price: Number(cardPrice),
  });
  const store = await createStoreFixture(provider, { holdDays: 0 });
  const signedStore: StoreFixture = await createStoreFixture(provider, { holdDays: 0 });
  await database.insert(invoiceIssuer).values({ id: 1, issuer, updatedAt: now });

  async function signIn<T extends TestUser>(user: T): Promise<T> {
    const [row] = await database.select().from(users).where(eq(users.id, user.userId));
    const origin = { ip: "127.0.0.1", userAgent: "test" };
    const pair = await database.transaction((tx) => openSession(provider.app, tx, row!, origin));
    return { ...user, accessToken: pair.access_token };
  }

  /** Gives a person their first role, with the same marks that the database's triggers set. */
  async function place(actor: Actor, ...changes: Partial<typeof users.$inferInsert>[]): Promise<void> {
    for (const change of changes)
      await database.update(users).set(change).where(eq(users.id, people[actor].userId));
  }

  async function placePeople({ accomplice, honest }: StartState): Promise<void> {
    await database.update(users).set({ role: "member", status: "active", canApprovePaymentsFrom: null });
    // Clears the marks, because removing the role has just set them again.
    await database.update(users).set({ approverSince: null, sensitiveRoleSince: null });
    await database.delete(roles);
    await database.insert(roles).values({
      key: "clerk",
      name: "Clerk",
      permissions: initialClerkPermissions,
      createdBy: people.holder.userId,
      createdAt: now,
      changedAt: now,
    });
    const former = [{ role: "admin" }, { role: "member" }];
    await place("holder", { role: "admin" });
    await place(
      "accomplice",
      ...{
        member: [],
        support: [{ role: "support" }],
        clerk: [{ role: "clerk" }],
        "suspended admin": [{ role: "admin", status: "suspended" as const }],
        "former admin": former,
      }[accomplice],
    );
    await place(
      "honest",
      ...{
        active: [{ role: "admin" }],
        suspended: [{ role: "admin", status: "suspended" as const }],
        former,
        never: [],
      }[honest],
    );
    await database
      .insert(secondFactors)
      .values({
        userId: people.honest.userId,
        secretCiphertext: "none",
        createdAt: now,
        confirmedAt: now,
      })
      .onConflictDoNothing();
  }

  /** Removes open requests of earlier sequences, and creates a payee with a pending claim and purchase. */
  async function begin(start: StartState) {
    now = new Date(now.getTime() + 2 * day);
    await database.delete(staffRequests);
    await database.delete(settingChanges);
    await placePeople(start);
    const payee = await signUpPayee(provider, start.earned);
    const longAgo = new Date(now.getTime() - 60 * day);
    const { data: claim } = await sendTestClaim(provider, payee, {
      clickId: await store.click(payee.userId, longAgo),
      orderedOn: new Date(longAgo.getTime() + day).toISOString().slice(0, 10),
      orderAmount: 500_000,
    });
    const purchase = await reportPurchase(store, payee, "pending");
    // Inserts a store at a new network without any changes.
    Object.assign(signedStore, await createStoreFixture(provider, { holdDays: 0 }));
    const secretOf = { network: signedStore.network, overlap: 0, by: people.holder.userId, at: longAgo };
    if (start.madeSecret)
      signedStore.secret = await database.transaction((tx) =>
        rotateSecret(tx, networkSecretCipher, secretOf),
      );
    return { payee, claim: claim.id, purchase, knowsSecret: start.madeSecret, isChanged: false, since: now };
  }
  async function reportPurchase(of: StoreFixture, { userId }: TestUser, status: string): Promise<string> {
    const transaction_id = `T-${randomUUID()}`;
    const amount = purchaseAmounts.usual;
    const purchase = { transaction_id, order_id: `O-${randomUUID()}`, amount, commission: amount, status };
    await processReport(provider, of, { click_id: await of.click(userId), ...purchase });
    return (await leadOf(provider, transaction_id))!.id;
  }

  return {
    provider,
    people,
    variant,
    store,
    signedStore,
    signIn,
    reportPurchase,
    begin,
    now: () => now,
    /** Lets a second pass, so that no two moves have the same time. */
    pass() {
      now = new Date(now.getTime() + 1_000);
    },
  };
}

export type World = Awaited<ReturnType<typeof startWorld>>;
/** A payee's state at the beginning of a sequence. */
export type CollusionSetup = Awaited<ReturnType<World["begin"]>>;
