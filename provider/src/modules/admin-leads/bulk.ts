import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AskedLeadStep, decideLeads, OpenedLead } from "#contract/admin-leads.ts";
import type { CallData } from "#contract/call.ts";
import { translate } from "../../locales/translate.ts";
import { toProblem } from "../../plugins/error-handler.ts";
import { decideOnLead } from "./decide.ts";
import { findLabel } from "./repository.ts";

/** One step for many leads: each in its own transaction, each answering for itself. */
export async function decideOnEach(
  app: FastifyInstance,
  request: FastifyRequest,
  ids: string[],
  asked: { asked: AskedLeadStep; key: string | undefined },
): Promise<CallData<typeof decideLeads>> {
  const done: OpenedLead[] = [];
  const refused: CallData<typeof decideLeads>["refused"] = [];
  for (const id of new Set(ids)) {
    try {
      done.push(await decideOnLead(app, request, id, asked));
    } catch (error) {
      // What breaks on one must not hide from the admin what was done on those before it.
      const { status, key, extra } = toProblem(error);
      if (status >= 500) request.log.error({ err: error, lead: id }, "a lead's step failed");
      const message = translate(request.language, key, extra.details);
      refused.push({ id, label: await findLabel(app.database, id), key, message });
    }
  }
  return { done, refused };
}
