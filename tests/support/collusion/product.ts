import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { acceptClaim } from "#contract/claims/admin-claims.ts";
import { confirmLead } from "#contract/leads/admin-leads.ts";
import { changeNetwork, getNetwork, rotateNetworkSecret } from "#contract/networks/admin-networks.ts";
import { assignRole, changeRole } from "#contract/roles/admin-roles.ts";
import { approveSettings, rejectSettings, settingsCalls } from "#contract/settings/admin-settings.ts";
import { decideOrder } from "#contract/shop/admin-shop-orders.ts";
import {
  adjustBalance,
  approveAdjustment,
  rejectAdjustment,
  resetUserFactor,
  restoreUser,
  suspendUser,
} from "#contract/accounts/admin-users.ts";
import type { Call } from "#contract/calls/call.ts";
import { approveIssuer, rejectIssuer } from "#contract/invoices/invoice-issuer.ts";
import { changeIssuer } from "#contract/invoices/invoices.ts";
import { applyReport, uploadReport } from "#contract/networks/network-reports.ts";
import { approveStaffRequest, rejectStaffRequest } from "#contract/staff-requests/staff-requests.ts";
import { balanceAdjustments } from "#provider/database/schema/adjustment-schema.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { claims, leads } from "#provider/database/schema/earning-schema.ts";
import { networkReports } from "#provider/database/schema/network-schema.ts";
import { roles, staffRequests } from "#provider/database/schema/role-schema.ts";
import { users, withdrawals } from "#provider/database/schema/schema.ts";
import { settingChanges } from "#provider/database/schema/settings-schema.ts";
import { shopOrders } from "#provider/database/schema/shop-schema.ts";
import { defaultSettings } from "#provider/modules/settings/defaults.ts";
import { processDueEvents } from "#provider/modules/postbacks/worker.ts";
import { balancesOf } from "../money/ledger.ts";
import { releaseLeads } from "../money/network-reports.ts";
import { buyReward } from "../money/rewards.ts";
import { submitWithdrawal, takeAction, type Payee } from "../money/withdrawals.ts";
import type { TestResponse, TestUser } from "../programs/provider.ts";
import { recordPaymentOf } from "./record-payment.ts";
import { issuer, purchaseAmounts, startWorld, type CollusionSetup } from "./product-world.ts";
import { nothing } from "./rules.ts";
import { widenedClerkPermissions } from "./staff-model.ts";
import { actors, cardPrice, importCredits, type Actor, type Move, type SettingsArea } from "./moves.ts";

const reason = "For a reason";
type AdminMove = Extract<Move, { by: Actor }>;

/** Returns the key with which a call was refused, or the outcome that `read` finds in its response. */
function outcomeOf<C extends Call>(
  response: TestResponse<C>,
  read: (response: TestResponse<C>) => string,
): string {
  return response.status >= 400 ? String(response.body.key) : read(response);
}

/** Applies the model's moves to a real provider, whose clock advances by a second with each. */
export async function startProduct(open: () => Promise<Connection>) {
  const world = await startWorld(open);
  const { provider, people, variant, store, signedStore, signIn, reportPurchase, now, pass } = world;
  const { database } = provider.app;

  async function take(setup: CollusionSetup, move: Move): Promise<string> {
    pass();
    const outcome = await takeMove(setup, move, "by" in move ? await signIn(people[move.by]) : null);
    await releaseLeads(provider);
    return outcome;
  }

  async function takeMove(setup: CollusionSetup, move: Move, as: TestUser | null): Promise<string> {
    if (move.step === "withdraw") {
      const response = await submitWithdrawal(provider, await signIn(setup.payee), Number(move.amount));
      return outcomeOf(response, ({ data }) => data.state);
    }
    if (move.step === "order") {
      const { quantity } = move;
      const order = { variant, quantity, total: Number(cardPrice) * quantity };
      return outcomeOf(await buyReward(provider, await signIn(setup.payee), order), ({ data }) => data.state);
    }
    if (move.step === "forge report") {
      if (!setup.knowsSecret && !setup.isChanged) return nothing;
      await reportPurchase(signedStore, setup.payee, "approved");
      return "done";
    }
    return takeAdminMove(setup, move, as!);
  }

  async function takeAdminMove(setup: CollusionSetup, move: AdminMove, as: TestUser): Promise<string> {
    switch (move.step) {
      case "assign": {
        const params = { id: people[move.user].userId };
        const response = await provider.call(assignRole, { as, params, body: { role: move.role } });
        return outcomeOf(response, ({ data }) => data.outcome);
      }
      case "suspend":
      case "restore":
      case "reset_factor":
        return actOn(move.user, move.step, as);
      case "widen role": {
        const [role] = await database.select().from(roles).where(eq(roles.key, "clerk"));
        const body = { name: "Clerk", permissions: widenedClerkPermissions, version: role!.version };
        const response = await provider.call(changeRole, { as, params: { key: "clerk" }, body });
        return outcomeOf(response, ({ data }) => data.outcome);
      }
      case "approve request":
      case "refuse request": {
        const open = await database
          .select()
          .from(staffRequests)
          .where(eq(staffRequests.state, "requested"))
          .orderBy(staffRequests.requestedAt);
        const found = open.at(move.pick === "newest" ? -1 : 0);
        if (!found) return nothing;
        const call = move.step === "approve request" ? approveStaffRequest : rejectStaffRequest;
        return outcomeOf(await provider.call(call, { as, params: { id: found.id } }), () => "done");
      }
      case "adjust": {
        const body = { amount: Number(move.amount), reason };
        const params = { id: setup.payee.userId };
        return outcomeOf(await provider.call(adjustBalance, { as, params, body }), ({ data }) => data.state);
      }
      case "approve adjustment":
      case "refuse adjustment": {
        const rows = await database
          .select()
          .from(balanceAdjustments)
          .where(eq(balanceAdjustments.userId, setup.payee.userId))
          .orderBy(desc(balanceAdjustments.requestedAt));
        const found = rows.find(({ state }) => state === "requested");
        if (!found) return nothing;
        const call = move.step === "approve adjustment" ? approveAdjustment : rejectAdjustment;
        return outcomeOf(
          await provider.call(call, { as, params: { id: found.id } }),
          ({ data }) => data.state,
        );
      }
      case "approve":
      case "reject":
      case "mark-paid":
      case "fail": {
        const from = move.step === "approve" || move.step === "reject" ? "requested" : "approved";
        const rows = await database
          .select()
          .from(withdrawals)
          .where(eq(withdrawals.userId, setup.payee.userId))
          .orderBy(desc(withdrawals.requestedAt));
        const found = rows.find(({ state }) => state === from);
        if (!found) return nothing;
        const response = await takeAction(provider, move.step, found.id, as);
        return response.status >= 400 ? String(response.body.key) : response.data.state;
      }
      case "deliver":
      case "fail order":
      case "refund":
        return decideOnOrder(setup.payee, move.step, as);
      case "accept claim": {
        const [claim] = await database.select().from(claims).where(eq(claims.id, setup.claim));
        if (claim!.state === "accepted") return nothing;
        return outcomeOf(await provider.call(acceptClaim, { as, params: { id: setup.claim } }), () => "done");
      }
      case "confirm purchase": {
        const [lead] = await database.select().from(leads).where(eq(leads.id, setup.purchase));
        if (lead!.state !== "pending") return nothing;
        return outcomeOf(
          await provider.call(confirmLead, { as, params: { id: setup.purchase } }),
          () => "done",
        );
      }
      case "import": {
        const uploaded = await uploadPurchase(setup.payee, move.credits, as);
        return uploaded.status >= 400 ? String(uploaded.body.key) : applyImport(uploaded.data.id, as);
      }
      case "apply import": {
        const rows = await database
          .select()
          .from(networkReports)
          .where(eq(networkReports.network, store.network))
          .orderBy(desc(networkReports.createdAt));
        const found = rows.find((row) => !row.appliedAt && row.createdAt >= setup.since);
        return found ? applyImport(found.id, as) : nothing;
      }
      case "rotate secret": {
        const params = { key: signedStore.network };
        const viewer = await signIn(people.holder);
        const { secrets } = (await provider.call(getNetwork, { as: viewer, params })).data;
        const body = { overlapHours: 0, replaces: secrets[0]?.id ?? null } as const;
        const response = await provider.call(rotateNetworkSecret, { as, params, body });
        if (response.status < 400) {
          signedStore.secret = response.data.secret!;
          setup.knowsSecret = move.by !== "honest";
        }
        return outcomeOf(response, () => "done");
      }
      case "change network":
        return changeTrust(setup, as);
      case "record payment":
        return recordPaymentOf(provider, {
          payee: setup.payee,
          network: signedStore.network,
          as,
          now: now(),
        });
      case "propose":
        return propose(move.area, as);
      case "approve proposal":
      case "refuse proposal": {
        const rows = await database.select().from(settingChanges).where(eq(settingChanges.area, move.area));
        const found = rows.find(({ state }) => state === "proposed");
        if (!found) return nothing;
        const calls = { issuer: [approveIssuer, rejectIssuer], payouts: [approveSettings, rejectSettings] };
        const call = calls[move.area][move.step === "approve proposal" ? 0 : 1]!;
        const response = await provider.call(call, { as, params: { id: found.id } });
        return outcomeOf(response, ({ data }) => data.state.replace("_", " "));
      }
    }
  }

  async function actOn(user: Actor, step: "suspend" | "restore" | "reset_factor", as: TestUser) {
    const input = { as, params: { id: people[user].userId } };
    const response =
      step === "suspend"
        ? await provider.call(suspendUser, { ...input, body: { reason, memberMessage: reason } })
        : await provider.call(step === "restore" ? restoreUser : resetUserFactor, {
            ...input,
            body: { reason },
          });
    if (response.status >= 400) return String(response.body.key);
    return response.data.waitsFor.includes(step) ? "requested" : "done";
  }

  async function decideOnOrder(payee: Payee, step: "deliver" | "fail order" | "refund", as: TestUser) {
    const rows = await database
      .select()
      .from(shopOrders)
      .where(eq(shopOrders.userId, payee.userId))
      .orderBy(desc(shopOrders.placedAt));
    const found = rows.find(({ state }) => state === (step === "refund" ? "delivered" : "placed"));
    if (!found) return nothing;
    const body =
      step === "deliver" ? { step } : ({ step: step === "refund" ? step : "fail", reason } as const);
    const response = await provider.call(decideOrder, { as, params: { id: found.id }, body });
    return outcomeOf(response, ({ data }) => data.state);
  }

  async function uploadPurchase(payee: Payee, credits: bigint, as: TestUser) {
    const amount = credits === importCredits.large ? purchaseAmounts.large : purchaseAmounts.usual;
    const id = randomUUID();
    const cells = [await store.click(payee.userId), `T-${id}`, `O-${id}`, amount, amount, "USD", "approved"];
    const header = "click_id,transaction_id,order_id,amount,commission,currency,status,time";
    const content = Buffer.from(`${header}\n${cells.join(",")},${now().toISOString()}`).toString("base64");
    const body = { network: store.network, fileName: "purchases.csv", content };
    return provider.call(uploadReport, { as, body });
  }

  async function applyImport(id: string, as: TestUser): Promise<string> {
    const response = await provider.call(applyReport, { as, params: { id } });
    await processDueEvents(provider.app);
    return outcomeOf(response, ({ data }) => (data.appliedAt ? "applied" : "requested"));
  }

  async function changeTrust(setup: CollusionSetup, as: TestUser): Promise<string> {
    const params = { key: signedStore.network };
    const { version, addresses } = (
      await provider.call(getNetwork, { as: await signIn(people.holder), params })
    ).data;
    const body = { version, addresses: [...addresses, `127.0.0.1/${8 + addresses.length}`] };
    const response = await provider.call(changeNetwork, { as, params, body });
    if (response.status < 400) setup.isChanged = true;
    return outcomeOf(response, () => "done");
  }

  async function propose(area: SettingsArea, as: TestUser): Promise<string> {
    if (area === "issuer") {
      const body = { ...issuer, name: `Operations ${randomUUID().slice(0, 8)}` };
      return outcomeOf(await provider.call(changeIssuer, { as, body }), () => "proposed");
    }
    const rows = await database.select().from(settingChanges).where(eq(settingChanges.area, area));
    const version = rows.filter(({ state }) => state === "in_force").length;
    const value = { ...defaultSettings("USD").payouts, secondAdminAbove: 400_000 };
    const response = await provider.call(settingsCalls.payouts.change, { as, body: { version, value } });
    return outcomeOf(response, () => "proposed");
  }

  return {
    provider,
    begin: world.begin,
    take,
    available: async ({ payee }: CollusionSetup) => (await balancesOf(database, payee.userId)).available,
    rolesOf: async () => {
      const rows = await database.select().from(users);
      return actors.map((actor) => rows.find(({ id }) => id === people[actor].userId)!.role);
    },
  };
}
