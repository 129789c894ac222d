import type { FastifyInstance } from "fastify";
import { exportClicks } from "#contract/admin-clicks.ts";
import { clickList } from "./admin-repository.ts";
import { clickColumns } from "./columns.ts";

/** What admins see of members' ways to stores. */
export async function adminClickRoutes(api: FastifyInstance): Promise<void> {
  api.implementList(clickList, { access: "admin" }, () => ({ now: api.clock() }));

  api.implementExport(exportClicks, {
    object: "click",
    columns: clickColumns,
    page: (query) => clickList.rows(api.database, query, { now: api.clock() }),
  });
}
