import type { FastifyInstance } from "fastify";
import { changeOperationMode, getOperationMode } from "#contract/operation/operation-mode.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { readMode, writeMode } from "./mode.ts";
import { modeOf } from "./operator.ts";

/** Routes that read and switch the operation mode. They are available in every mode. */
export async function operationRoutes(api: FastifyInstance): Promise<void> {
  api.implement(
    getOperationMode,
    { access: "anyone", perMinute: "unlimited", during: "always", isQuiet: true },
    async () => ({ data: await api.operation.mode() }),
  );

  api.implement(changeOperationMode, { access: "admin", during: "always" }, async ({ body, request }) => {
    const data = await adminAction(api, request, {
      // Users who temporarily can't approve payments must still be able to switch the mode.
      isHarmless: true,
      async run({ tx, at, log, afterCommit }) {
        const before = await readMode(tx);
        const mode = modeOf(body, at);
        await writeMode(tx, mode, at);
        await log({
          action: "operation.switch",
          object: { type: "operation-mode", id: mode.state, label: mode.state },
          before: { ...before },
          after: { ...mode },
        });
        afterCommit(() => api.operation.forget());
        return mode;
      },
    });
    return { data };
  });
}
