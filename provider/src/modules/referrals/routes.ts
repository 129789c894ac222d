import type { FastifyInstance } from "fastify";
import {
  adminGetReferral,
  decideReferral as decideCall,
  exportOwnReferrals,
  exportReferrals,
  getReferralStats,
  getReferralSummary,
  inviteFriends,
  listInvitations,
} from "#contract/referrals/referrals.ts";
import { toWire } from "../../money.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { decideReferral } from "./decide.ts";
import { countInvitations, findInvitations, sendInvitations } from "./invite.ts";
import { findOrCreateCode } from "./join.ts";
import {
  adminReferralList,
  countReferrals,
  findReferralTotals,
  findReferral,
  ownReferralColumns,
  ownReferralList,
  referralColumns,
} from "./lists.ts";
import { currentSettings } from "../settings/current.ts";

/** Routes for referrals: members' own, and the admins' list and decisions. */
export async function referralRoutes(api: FastifyInstance): Promise<void> {
  const currency = api.environment.CURRENCY;

  api.implement(getReferralSummary, { access: "signed-in" }, async ({ request }) => {
    const { userId } = identityOf(request);
    const code = await findOrCreateCode(api.database, userId);
    const { earned, onTheWay, ...counts } = await findReferralTotals(api.database, userId);
    const promise = await currentSettings(api.database, "referrals", currency);
    const invited = await countInvitations(api.database, userId);
    const money = { earned: toWire(earned), onTheWay: toWire(onTheWay) };
    return { data: { code, currency, ...promise, ...counts, invited, ...money } };
  });
  api.implementList(ownReferralList, { access: "signed-in" }, (request) => ({
    userId: identityOf(request).userId,
  }));
  api.implementExport(exportOwnReferrals, {
    object: "own",
    columns: ownReferralColumns,
    page: (query, request) =>
      ownReferralList.rows(api.database, query, { userId: identityOf(request).userId }),
  });

  api.implement(listInvitations, { access: "signed-in" }, async ({ request }) => ({
    data: await findInvitations(api.database, identityOf(request).userId),
  }));
  api.implement(inviteFriends, { access: "signed-in" }, async ({ body, request }) => ({
    data: await sendInvitations(api, request, body.emails),
  }));

  api.implementList(adminReferralList, { access: "admin" });
  api.implementExport(exportReferrals, {
    object: "referral",
    columns: referralColumns,
    page: (query) => adminReferralList.rows(api.database, query),
  });
  api.implement(getReferralStats, { access: "admin" }, async () => ({
    data: { currency, ...(await countReferrals(api.database, currency)) },
  }));
  api.implement(adminGetReferral, { access: "admin" }, async ({ params }) => {
    const referral = await findReferral(api.database, params.id);
    if (!referral) throw notFound();
    return { data: referral };
  });
  api.implement(decideCall, { access: "admin" }, async ({ params, body, request }) => {
    return { data: await decideReferral(api, request, { ...params, ...body }) };
  });
}
