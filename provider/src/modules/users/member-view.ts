import type { FastifyInstance, FastifyRequest } from "fastify";
import type { MemberView } from "#contract/accounts/admin-users.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { findUser } from "../accounts/repository.ts";
import { identityOf } from "../../plugins/identity.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { purchaseList } from "../cash-back/list.ts";
import { findWallet } from "../wallet/find-wallet.ts";
import { walletEventList } from "../wallet/event-list.ts";
import { hidePayoutMethods } from "./hide-payout-methods.ts";
import { ownWithdrawalList } from "../withdrawals/repository.ts";

const limit = 20;

/**
 * Returns what a member sees, using the queries of the member's own pages. Each access adds a row to the
 * activity log.
 * @throws Problem 404; 403 `forbidden` if the user is no longer an admin
 */
export async function loadMemberView(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<MemberView> {
  const currency = app.environment.CURRENCY;
  const { timeZone } = request;
  return adminAction(app, request, {
    lock: async ({ tx }) => (isUuid(id) ? findUser(tx, id) : undefined),
    async run({ tx, at: now, log }, user) {
      const isVerified = user.emailVerifiedAt !== null;
      const view = {
        member: { id, name: user.name, email: user.email },
        wallet: await findWallet(tx, { userId: id, isVerified, currency, now, timeZone }),
        events: (await walletEventList.rows(tx, { limit, timeZone }, { userId: id, currency })).rows,
        purchases: (await purchaseList.rows(tx, { limit, timeZone }, { userId: id, now })).rows,
        withdrawals: hidePayoutMethods(
          (await ownWithdrawalList.rows(tx, { limit, timeZone }, { userId: id })).rows,
          identityOf(request),
        ),
      };
      const object = { type: "user", id, label: user.email };
      await log({ action: "user.view-as-member", object, before: null, after: null });
      return view;
    },
  });
}
