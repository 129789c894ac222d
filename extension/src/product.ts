import type { Language } from "~/i18n/languages";
import { isLanguage } from "~/i18n/languages";
import { browser } from "./browser-api.ts";

// The build sets both origins.
/** The origin of the product's pages. */
export const productOrigin: string = import.meta.env.PUBLIC_ORIGIN;
/** The origin of the product's API. */
const providerOrigin: string = import.meta.env.PROVIDER_PUBLIC_ORIGIN;

/** Returns the member's language: the browser's, if the product supports it, otherwise English. */
export function currentLanguage(): Language {
  const language = browser.i18n.getUILanguage().slice(0, 2);
  return isLanguage(language) ? language : "en";
}

/** Returns the URL of a page of the product. */
export function pageAddress(path: string): string {
  return `${productOrigin}/${currentLanguage()}${path}`;
}

/** Thrown if the provider refused a call or couldn't be reached. */
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
 * Calls the provider without cookies.
 * @param path below `/apis`
 * @returns the response's `data`, which the caller must parse
 * @throws CallError with status 0 if there was no response
 */
export async function callProvider(path: string, options: CallOptions = {}): Promise<unknown> {
  const { method = "GET", token, body, headers } = options;
  let response: Response;
  try {
    response = await fetch(`${providerOrigin}/apis${path}`, {
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
  const content = (await response.json().catch(() => ({}))) as { data?: unknown; message?: unknown };
  if (response.ok) return content.data;
  throw new CallError(response.status, typeof content.message === "string" ? content.message : "");
}
