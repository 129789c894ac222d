import type { FastifyError } from "fastify";
import fp from "fastify-plugin";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ErrorKey } from "#contract/calls/error-keys.ts";
import type { ErrorBody } from "#contract/calls/envelope.ts";
import { modeErrorKeys } from "#contract/operation/operation-states.ts";
import { isOutage } from "../database/engine/outage.ts";
import { sqlStateOf, sqlStates } from "../database/engine/sql-state.ts";
import { AccountClosed } from "../ledger/book.ts";
import { schemaErrorText } from "../i18n/schema-error-texts.ts";
import { translate } from "../i18n/translate.ts";
import { Problem } from "../problem.ts";
import type { Language } from "./language.ts";

const keyOfStatus: Record<number, ErrorKey> = {
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  409: "conflict",
  413: "payload_too_large",
  429: "rate_limited",
  503: "unavailable",
};

/** Converts errors thrown by handlers to the contract's error body. A 5xx reveals no internal details. */
export const errorHandler = fp(function errorHandler(app) {
  app.setNotFoundHandler((request, reply) => {
    void reply.status(404).send(bodyOf(new Problem(404, "not_found"), request.language, request.id));
  });
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500 && !isModeError(problem)) request.log.error({ err: error }, "request failed");
    void reply
      .status(problem.status)
      .headers(problem.extra.headers ?? {})
      .send({ ...bodyOf(problem, request.language, request.id), ...fieldErrors(error, request.language) });
  });
});

/**
 * Returns whether a request was refused because of the operation mode. Such refusals are expected, and there
 * may be many.
 */
function isModeError({ key }: Problem): boolean {
  return modeErrorKeys.some((known) => known === key);
}

/** Converts an error to a problem. A problem stays unchanged; an unexpected error becomes a general one. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new Problem(400, "validation_failed");
  if (error instanceof AccountClosed) return new Problem(409, "account_closed");
  // Another transaction held the row, or the database was unavailable: the client should retry.
  const sqlState = sqlStateOf(error);
  if (sqlState === sqlStates.lockNotAvailable || sqlState === sqlStates.deadlockDetected || isOutage(error))
    return new Problem(503, "unavailable", { headers: { "retry-after": "1" } });
  // Nothing was written. An operator must free disk space first.
  if (sqlState === sqlStates.diskFull)
    return new Problem(503, "unavailable", { headers: { "retry-after": "60" } });
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status >= 500) return new Problem(500, "internal_error");
  return new Problem(status, keyOfStatus[status] ?? "bad_request");
}

function bodyOf(problem: Problem, language: Language, requestId: string): ErrorBody {
  const { fields, details } = problem.extra;
  return {
    code: problem.status,
    message: translate(language, problem.key, details),
    key: problem.key,
    ...(details ? { details } : {}),
    ...(fields ? { fields: localize(fields, language, details) } : {}),
    requestId,
  };
}

function localize(
  fields: Record<string, ErrorKey[]>,
  language: Language,
  details: Record<string, string | number | null> | undefined,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, keys]) => [
      name,
      keys.map((key) => translate(language, key, details)),
    ]),
  );
}

/** Returns the inputs that violate the contract, each with the text for its schema's key. */
function fieldErrors(error: unknown, language: Language): Pick<ErrorBody, "fields"> {
  if (!hasZodFastifySchemaValidationErrors(error)) return {};
  const texts: Record<string, Set<string>> = {};
  for (const issue of error.validation) {
    const name = issue.instancePath.split("/").filter(Boolean).join(".") || "_";
    const { params } = issue.params as { params?: unknown };
    (texts[name] ??= new Set()).add(schemaErrorText({ message: issue.message, params }, language));
  }
  return { fields: Object.fromEntries(Object.entries(texts).map(([name, found]) => [name, [...found]])) };
}
