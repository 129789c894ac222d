import type { FastifyInstance } from "fastify";
import { adminListClicks, exportClicks } from "#contract/admin-clicks.ts";
import { clickColumns } from "./columns.ts";
import { findPage, findRows } from "./repository.ts";

/** What admins see of members' ways to stores (screens 17.12). */
export async function adminClickRoutes(api: FastifyInstance): Promise<void> {
  api.implement(adminListClicks, { access: "admin" }, async ({ query }) => {
    const { rows, meta } = await findPage(api.database, query, api.clock());
    return { data: rows, meta };
  });

  api.implementExport(exportClicks, {
    object: "click",
    columns: clickColumns,
    page: (query) => findRows(api.database, query, api.clock()),
  });
}
