import type { FastifyInstance } from "fastify";
import * as calls from "#contract/help/admin-help.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { changeEntry, createEntry, restoreEntry } from "./write.ts";
import { findVersion, findEntry, listEntries } from "./entries.ts";

/** Routes for authors of help articles and answers. */
export async function adminHelpRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const access = "admin";
  const writeOptions = { access, bodyLimit: 128 * 1024 } as const;

  api.implement(calls.adminListHelp, { access }, async ({ query }) => ({
    data: await listEntries(database, query.kind),
  }));
  api.implement(calls.adminGetHelp, { access }, async ({ params }) => {
    const entry = await findEntry(database, params.id);
    if (!entry) throw notFound();
    return { data: entry };
  });
  api.implement(calls.adminGetHelpVersion, { access }, async ({ params: { id, version } }) => {
    const stored = await findVersion(database, { id, version });
    if (!stored) throw notFound();
    const { category, isPublished, texts } = stored;
    return { data: { version, category, isPublished, texts } };
  });
  api.implement(calls.createHelp, writeOptions, async ({ body, request }) => {
    return { data: await createEntry(api, request, { body, idempotencyKey: idempotencyKeyIfAny(request) }) };
  });
  api.implement(calls.changeHelp, writeOptions, async ({ params, body, request }) => {
    return { data: await changeEntry(api, request, { ...params, ...body }) };
  });
  api.implement(calls.restoreHelp, { access }, async ({ params, body, request }) => {
    return { data: await restoreEntry(api, request, { ...params, ...body }) };
  });
}
