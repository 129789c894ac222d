import type { FastifyRequest } from "fastify";
import type { BulkRejection } from "#contract/calls/bulk.ts";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { translate } from "../../i18n/translate.ts";
import { toProblem } from "../../plugins/error-handler.ts";

interface BulkStep<Done> {
  /** Performs the step on one object, in its own transaction. */
  take: (id: string) => Promise<Done>;
  /** Returns the name by which the user identifies a refused object. */
  label: (id: string) => Promise<string | null>;
}

/** Refusals that concern the caller instead of a single object. */
const callerErrors: readonly ErrorKey[] = [
  "step_up_required",
  "second_factor_needed",
  "role_too_new",
  "suspension_undecided",
];

/** Applies one step to many objects, each in its own transaction and with its own result. */
export async function applyToEach<Done>(
  request: FastifyRequest,
  ids: Iterable<string>,
  { take, label }: BulkStep<Done>,
): Promise<{ done: Done[]; refused: (BulkRejection & { key: ErrorKey })[] }> {
  const done: Done[] = [];
  const refused: (BulkRejection & { key: ErrorKey })[] = [];
  for (const id of new Set(ids)) {
    try {
      done.push(await take(id));
    } catch (error) {
      // An unexpected error on one object must not hide the results of the earlier ones from the admin.
      const { status, key, extra } = toProblem(error);
      // Errors of the caller apply to all objects: the caller has to resolve them and repeat the request.
      if (callerErrors.includes(key)) throw error;
      if (status >= 500) request.log.error({ err: error, object: id }, "one of several steps failed");
      const message = translate(request.language, key, extra.details);
      // If reading the label fails, too, the refusal is still reported.
      refused.push({ id, label: await label(id).catch(() => null), key, message });
    }
  }
  return { done, refused };
}
