import type { FastifyInstance, FastifyRequest } from "fastify";
import * as calls from "#contract/offers/admin-offers.ts";
import { notFound } from "../../problem.ts";
import { applyToEach } from "../bulk/apply-to-each.ts";
import { editOffer } from "./change.ts";
import { offerColumns } from "./columns.ts";
import { addOffer } from "./create.ts";
import { decideOnOffer } from "./decide.ts";
import { endOfferAt, type EndRequest } from "./end.ts";
import { findChoices, findOfferDetails, findStoreName, offerList } from "./repository.ts";

/** Routes for admins to manage offers. */
export async function adminOfferRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const currency = api.environment.CURRENCY;
  const reading = () => ({ at: api.clock(), currency });
  function endOne(request: FastifyRequest, id: string, body: EndRequest) {
    const route = `POST /v1/admin/offers/${id}/end`;
    return decideOnOffer(api, request, { route, body }, (action) => endOfferAt(action, id, body));
  }

  api.implementList(offerList, { access }, reading);

  api.implementExport(calls.exportOffers, {
    object: "offer",
    columns: offerColumns,
    page: (query) => offerList.rows(api.database, query, reading()),
  });

  api.implement(calls.adminOfferChoices, { access }, async () => {
    return { data: { ...(await findChoices(api.database)), currency } };
  });

  api.implement(calls.adminGetOffer, { access }, async ({ params }) => {
    const offer = await findOfferDetails(api.database, params.id, reading());
    if (!offer) throw notFound();
    return { data: offer };
  });

  api.implement(calls.createOffer, { access }, async ({ body, request }) => {
    const route = "POST /v1/admin/offers";
    return { data: await decideOnOffer(api, request, { route, body }, (action) => addOffer(action, body)) };
  });

  api.implement(calls.changeOffer, { access }, async ({ params: { id }, body, request }) => {
    const route = `PUT /v1/admin/offers/${id}`;
    return {
      data: await decideOnOffer(api, request, { route, body }, (action) => editOffer(action, id, body)),
    };
  });

  api.implement(calls.endOffer, { access }, async ({ params: { id }, body, request }) => {
    return { data: await endOne(request, id, body) };
  });

  api.implement(calls.decideOffers, { access }, async ({ body, request }) => {
    const versions = new Map(body.offers.map(({ id, version }) => [id, version]));
    return {
      data: await applyToEach(request, versions.keys(), {
        take: (id) => endOne(request, id, { version: versions.get(id)!, at: null }),
        label: (id) => findStoreName(api.database, id),
      }),
    };
  });
}
