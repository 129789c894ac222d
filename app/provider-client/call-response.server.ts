import type { Call, CallData, CallMeta } from "#contract/calls/call.ts";
import { errorBody } from "#contract/calls/envelope.ts";
import { z } from "zod";
import type { Language } from "~/i18n/languages";
import { log } from "~/server/log.server";
import { ContractError } from "./call-request";
import { catalogueText } from "./catalogue-text.server";
import { ProviderError } from "./provider-error";
import { isOutage } from "./resilient-transport.server";
import type { ProviderResponse } from "./transport.server";

export interface CallResult<C extends Call> {
  data: CallData<C>;
  meta: CallMeta<C>;
  message: string;
}

// Other providers may leave out `code` and `message` in successful responses.
const successBody = z.object({
  code: z.number().int().optional().catch(undefined),
  message: z.string().optional().catch(undefined),
  data: z.unknown().optional(),
  meta: z.unknown().optional(),
});

/**
 * Parses a response into the contract's data, or throws an error with a text for the user.
 * @throws ProviderError `refused` for a status or an envelope code outside 2xx, `unreachable` for a gateway's
 * error, `nonsense` if the response doesn't match the contract
 */
export function parseResponse<C extends Call>(
  call: C,
  response: ProviderResponse,
  language: Language,
): CallResult<C> {
  const body = successBody.safeParse(response.body);
  const code = body.data?.code ?? response.status;
  if (!isSuccessCode(response.status) || !isSuccessCode(code))
    throw toProviderError(call, response, isSuccessCode(response.status) ? code : response.status, language);
  const data = call.data.safeParse(body.data?.data);
  const meta = parseMeta(call, body.data?.meta);
  if (!body.success || !data.success || !meta.success) {
    const issues = [body, data, meta].flatMap(({ error }) => error?.issues ?? []);
    const cause = new ContractError(call, "response", issues);
    // Logged here, because callers may show the error in a part of a page or a form.
    log.error({ requestId: response.requestId }, cause.message);
    throw new ProviderError({
      status: 502,
      kind: "nonsense",
      message: catalogueText(language, "invalidResponse"),
      requestId: response.requestId,
      cause,
    });
  }
  return { data: data.data as CallData<C>, meta: meta.data as CallMeta<C>, message: body.data.message ?? "" };
}

function isSuccessCode(code: number): boolean {
  return code >= 200 && code < 300;
}

function parseMeta(call: Call, meta: unknown) {
  // Ignores `meta` if the call doesn't declare it.
  return call.meta instanceof z.ZodUndefined ? call.meta.safeParse(undefined) : call.meta.safeParse(meta);
}

/** Returns the error of a refused call, with its text for the user. */
export function toProviderError(
  call: Call,
  response: ProviderResponse,
  status: number,
  language: Language,
): ProviderError {
  const body = errorBody.safeParse(response.body).data;
  const serverMessage =
    nonEmpty(body?.message) ?? (call.method === "GET" ? nonEmpty(body?.error) : undefined);
  return new ProviderError({
    status: status >= 400 && status < 600 ? status : 502,
    kind: isOutage({ status, body: response.body }) ? "unreachable" : "refused",
    message: serverMessage ?? catalogueText(language, "apiRequestFailed"),
    serverMessage,
    key: body?.key,
    fields: body?.fields,
    details: body?.details,
    requestId: body?.requestId ?? response.requestId,
  });
}

function nonEmpty(text: string | undefined): string | undefined {
  return text?.trim() ? text : undefined;
}
