import { randomUUID } from "node:crypto";
import {
  adminGetWithdrawal,
  approveWithdrawal,
  markWithdrawalPaid,
} from "#contract/withdrawals/admin-withdrawals.ts";
import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { openForFile } from "../open-for-file";
import type { Browser } from "../pages/browser";
import { startMemberWorld } from "./member-world";
import type { TestUser } from "../programs/provider";
import { submitWithdrawal, type Payee, signUpPayee } from "./withdrawals";

export interface Desk {
  browser: Browser;
  user: TestUser;
}

export const queuePath = "/en/apps/admin/withdraw-management";
export const historyPath = "/en/apps/admin/withdraw-history";

/**
 * Opens a built dashboard, a real provider, two signed-in admins and functions that create withdrawals for
 * them.
 */
export async function openAdminFixtures(environment: Record<string, string> = {}) {
  const world = await startMemberWorld(environment);
  const { provider } = world;
  const ada: Desk = await world.signIn(await provider.signUp({ role: "admin", name: "Ada Admin" }));
  const otto: Desk = await world.signIn(await provider.signUp({ role: "admin", name: "Otto Auditor" }));

  /** Sends a form as a list of fields, so that a name can occur several times. */
  function post(desk: Desk, target: string, fields: [name: string, value: string][]): Promise<Response> {
    return desk.browser.request(target, { method: "POST", body: new URLSearchParams(fields) });
  }

  return {
    ...world,
    ada,
    otto,
    post,

    /** Creates a withdrawal request of a member, in minor units. Above 500.00 it needs two admins. */
    async requested(amount = 10_000): Promise<Withdrawal & { payee: Payee }> {
      const payee = await signUpPayee(provider, 100_000n);
      return { ...(await submitWithdrawal(provider, payee, amount)).data, payee };
    },

    async approved(): Promise<Withdrawal & { payee: Payee }> {
      const withdrawal = await this.requested();
      await provider.call(approveWithdrawal, { as: otto.user, params: { id: withdrawal.id } });
      return withdrawal;
    },

    async paid(): Promise<Withdrawal & { payee: Payee }> {
      const withdrawal = await this.approved();
      const { id } = withdrawal;
      const body = { paymentReference: "SEPA-2026-41" };
      await provider.call(markWithdrawalPaid, { as: otto.user, params: { id }, body });
      return withdrawal;
    },

    async look(id: string) {
      return (await provider.call(adminGetWithdrawal, { as: otto.user, params: { id } })).data;
    },

    /** Confirms a decision as its form does, as a new decision each time unless `key` is given. */
    decide(desk: Desk, intent: string, ids: string[], fields: Record<string, string> = {}, language = "en") {
      const path = queuePath.replace("/en/", `/${language}/`);
      const query = new URLSearchParams([["decide", intent], ...ids.map((id) => ["id", id])]);
      const idFields = ids.map((id): [string, string] => ["ids", id]);
      return post(desk, `${path}?${query}`, [
        ["intent", intent],
        ...idFields,
        ...Object.entries({ key: randomUUID(), ...fields }),
      ]);
    },
  };
}

export type AdminFixtures = Awaited<ReturnType<typeof openAdminFixtures>>;

/** Opens the fixtures for all tests of a file. */
export function adminFixtures(environment?: Record<string, string>): AdminFixtures {
  return openForFile(
    () => openAdminFixtures(environment),
    (fixtures) => fixtures.close(),
  );
}
