import type { Language } from "~/i18n/languages";
import { isLanguage } from "~/i18n/languages";
import { browser } from "./browser-api.ts";

// Set by the build.
/** The origin of the product's pages. */
export const productOrigin: string = import.meta.env.PUBLIC_ORIGIN;
/** The origin of the product's API. */
const providerOrigin: string = import.meta.env.PROVIDER_PUBLIC_ORIGIN;

/** Returns the member's language: that of the browser if the product has it, or else English. */
export function currentLanguage(): Language {
  const language = browser.i18n.getUILanguage().slice(0, 2);
  return isLanguage(language) ? language : "en";
}

/** Returns the address of a page of the product. */
export function pageAddress(path: string): string {
  return `${productOrigin}/${currentLanguage()}${path}`;
}

/** A call that the provider refused or that didn't reach it. */
export class CallError extends Error {
  override name = "CallError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface CallOptions {
  method?: "GET" | "POST" | "DELETE";
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

/**
 * Calls the provider. No cookie is sent.
 *
 * @param path below `/apis`
 * @returns the answer's `data`, which the caller must parse
 * @throws CallError with status 0 if there was no answer
 */
export async function callProvider(path: string, options: CallOptions = {}): Promise<unknown> {
  const { method = "GET", token, body, headers } = options;
  let answer: Response;
  try {
    answer = await fetch(`${providerOrigin}/apis${path}`, {
      method,
      credentials: "omit",
      referrerPolicy: "no-referrer",
      signal: AbortSignal.timeout(15_000),
      headers: {
        "accept-language": currentLanguage(),
        ...(body && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  } catch {
    throw new CallError(0, "");
  }
  const content = (await answer.json().catch(() => ({}))) as { data?: unknown; message?: unknown };
  if (answer.ok) return content.data;
  throw new CallError(answer.status, typeof content.message === "string" ? content.message : "");
}
