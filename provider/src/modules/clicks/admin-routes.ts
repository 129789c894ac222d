import type { FastifyInstance } from "fastify";
import { exportClicks } from "#contract/clicks/admin-clicks.ts";
import { clickList } from "./admin-repository.ts";
import { clickColumns } from "./columns.ts";

/** Registers the admin routes of clicks. */
export async function adminClickRoutes(api: FastifyInstance): Promise<void> {
  api.implementList(clickList, { access: "admin" }, () => ({ now: api.clock() }));

  api.implementExport(exportClicks, {
    object: "click",
    columns: clickColumns,
    page: (query) => clickList.rows(api.database, query, { now: api.clock() }),
  });
}
