import type { FastifyInstance, FastifyRequest } from "fastify";
import {
  adminGetOffer,
  adminListOffers,
  adminOfferChoices,
  changeOffer,
  createOffer,
  decideOffers,
  endOffer,
  exportOffers,
} from "#contract/admin-offers.ts";
import { notFound } from "../../problem.ts";
import { oneByOne } from "../bulk/one-by-one.ts";
import { change } from "./change.ts";
import { offerColumns } from "./columns.ts";
import { create } from "./create.ts";
import { decideOnOffer } from "./decide.ts";
import { end, type AskedEnd } from "./end.ts";
import { findChoices, findOpened, findPage, findRows, findStoreName } from "./repository.ts";

/** What admins see of offers and do with them (screens 17.9). */
export async function adminOfferRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const currency = api.environment.CURRENCY;
  const reading = () => ({ at: api.clock(), currency });
  function endOne(request: FastifyRequest, id: string, body: AskedEnd) {
    const route = `POST /v1/admin/offers/${id}/end`;
    return decideOnOffer(api, request, { route, body }, (deciding) => end(deciding, id, body));
  }

  api.implement(adminListOffers, { access }, async ({ query }) => {
    const { rows, meta } = await findPage(api.database, query, reading());
    return { data: rows, meta };
  });

  api.implementExport(exportOffers, {
    object: "offer",
    columns: offerColumns,
    page: (query) => findRows(api.database, query, reading()),
  });

  api.implement(adminOfferChoices, { access }, async () => {
    return { data: { ...(await findChoices(api.database)), currency } };
  });

  api.implement(adminGetOffer, { access }, async ({ params }) => {
    const found = await findOpened(api.database, params.id, reading());
    if (!found) throw notFound();
    return { data: found };
  });

  api.implement(createOffer, { access }, async ({ body, request }) => {
    const route = "POST /v1/admin/offers";
    return { data: await decideOnOffer(api, request, { route, body }, (deciding) => create(deciding, body)) };
  });

  api.implement(changeOffer, { access }, async ({ params: { id }, body, request }) => {
    const route = `PUT /v1/admin/offers/${id}`;
    return {
      data: await decideOnOffer(api, request, { route, body }, (deciding) => change(deciding, id, body)),
    };
  });

  api.implement(endOffer, { access }, async ({ params: { id }, body, request }) => {
    return { data: await endOne(request, id, body) };
  });

  api.implement(decideOffers, { access }, async ({ body, request }) => {
    const seen = new Map(body.offers.map(({ id, version }) => [id, version]));
    return {
      data: await oneByOne(request, seen.keys(), {
        take: (id) => endOne(request, id, { version: seen.get(id)!, at: null }),
        label: (id) => findStoreName(api.database, id),
      }),
    };
  });
}
