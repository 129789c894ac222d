import type { FastifyInstance } from "fastify";
import * as calls from "#contract/networks/admin-programmes.ts";
import { notFound } from "../../problem.ts";
import { findProgramme, programmeList } from "./admin-list.ts";
import { confirmMissing } from "./confirm-missing.ts";
import { createOfferFrom, decideOnProgramme } from "./decide.ts";

/**
 * Admin routes for network programmes: accept one as an offer, ignore, restore or review it, and confirm missing
 * ones.
 */
export async function adminProgrammeRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const scope = () => ({ currency: api.environment.CURRENCY });

  api.implementList(programmeList, { access }, scope);
  api.implement(calls.adminGetProgramme, { access }, async ({ params: { id } }) => {
    const programme = await findProgramme(api.database, id, scope());
    if (!programme) throw notFound();
    return { data: programme };
  });
  api.implement(calls.acceptProgramme, { access }, async ({ params: { id }, body, request }) => {
    return { data: await createOfferFrom(api, request, id, body) };
  });
  api.implement(calls.ignoreProgramme, { access }, async ({ params: { id }, request }) => {
    return { data: await decideOnProgramme(api, request, id, "ignore") };
  });
  api.implement(calls.restoreProgramme, { access }, async ({ params: { id }, request }) => {
    return { data: await decideOnProgramme(api, request, id, "restore") };
  });
  api.implement(calls.reviewProgramme, { access }, async ({ params: { id }, request }) => {
    return { data: await decideOnProgramme(api, request, id, "review") };
  });
  api.implement(calls.confirmMissing, { access }, async ({ params: { key }, body, request }) => {
    return { data: await confirmMissing(api, request, key, body.missing) };
  });
}
