import type { FastifyInstance } from "fastify";
import {
  getWarehouse,
  requestWarehouseExport,
  type WarehouseExport,
} from "#contract/warehouse/admin-warehouse.ts";
import { maxListedExports } from "#contract/warehouse/export-states.ts";
import { Problem } from "../../problem.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { datasets } from "./datasets.ts";
import { findRuns, requestRun, type RunRow } from "./repository.ts";
import { nameOfStorage } from "./storage.ts";

/** Routes for the screen of exports to the operator's storage. */
export async function warehouseRoutes(api: FastifyInstance): Promise<void> {
  const { database, environment } = api;

  api.implement(getWarehouse, { access: "admin" }, async () => {
    const exports = (await findRuns(database, maxListedExports)).map(toView);
    const tables = datasets.map(({ name }) => name);
    const destination = nameOfStorage(environment);
    return { data: { destination, everyHours: environment.WAREHOUSE_HOURS, tables, exports } };
  });

  api.implement(requestWarehouseExport, { access: "admin", perMinute: 10 }, async ({ request }) => {
    const data = await adminAction(api, request, {
      once: () => ({
        route: "POST /v1/admin/warehouse-exports",
        key: idempotencyKeyIfAny(request),
        body: null,
        response: requestWarehouseExport.data,
      }),
      async run({ tx, at, log }) {
        if (nameOfStorage(environment) === null) throw new Problem(409, "warehouse_off");
        const requested = await requestRun(tx, at);
        if (!requested) throw new Problem(409, "warehouse_export_open");
        await log({
          action: "warehouse.export",
          object: { type: "job-queue", id: "warehouse", label: "warehouse" },
          before: null,
          after: { export: requested.id },
        });
        return toView(requested);
      },
    });
    return { data };
  });
}

function toView({ createdAt, finishedAt, ...run }: RunRow): WarehouseExport {
  const { id, state, attempts, folder, files, rows, bytes, failure } = run;
  return {
    id,
    state,
    attempts,
    folder,
    files,
    rows,
    bytes,
    failure,
    requestedAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
