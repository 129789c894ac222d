import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AdminWithdrawal } from "#contract/admin-withdrawals.ts";
import type { ErrorKey } from "#contract/error-keys.ts";
import { translate } from "../../locales/translate.ts";
import { toProblem } from "../../plugins/error-handler.ts";
import { decide, type AskedDecision } from "./decide.ts";
import { findReference } from "./repository.ts";

interface Refused {
  id: string;
  reference: string | null;
  key: ErrorKey;
  message: string;
}

/** One decision on many withdrawals: each in its own transaction, each answering for itself. */
export async function decideEach(
  app: FastifyInstance,
  request: FastifyRequest,
  ids: string[],
  asked: AskedDecision,
): Promise<{ done: AdminWithdrawal[]; refused: Refused[] }> {
  const done: AdminWithdrawal[] = [];
  const refused: Refused[] = [];
  for (const id of new Set(ids)) {
    try {
      done.push(await decide(app, request, id, asked));
    } catch (error) {
      // What breaks on one must not hide from the admin what was done on those before it.
      const { status, key, extra } = toProblem(error);
      if (status >= 500) request.log.error({ err: error, withdrawal: id }, "a decision failed");
      const reference = await findReference(app.database, id);
      refused.push({ id, reference, key, message: translate(request.language, key, extra.details) });
    }
  }
  return { done, refused };
}
