import { withoutLanguage } from "~/navigation/localized-path";
import { plainPath } from "~/navigation/screens";
import type { MiddlewareArgs, Next } from "./middleware-types";
import { hasBrokenPath } from "../server/peer-address.server";
import { errorResponse } from "./error-response.server";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]);
const maxBodySize = 64 * 1024;
const maxFields = 1000;

/** The maximum size of a multipart body in bytes, by path without language, for screens with a file field. */
const maxUploadSizes: Partial<Record<string, number>> = {
  "/apps/my-cash-back/claim": 6 * 1024 * 1024,
  "/pages/account-settings": 900 * 1024,
  "/apps/details/cash-offers/logo": 900 * 1024,
  "/apps/ecommerce/products/add": 900 * 1024,
  "/apps/ecommerce/products/category": 900 * 1024,
  "/apps/ecommerce/coupons": 256 * 1024,
  "/apps/invoice/bank": 1200 * 1024,
  "/apps/admin/payout-answers": 9 * 1024 * 1024,
  "/apps/details/exchange-rates": 3 * 1024 * 1024,
  "/apps/details/leads/import": 17 * 1024 * 1024,
};

/**
 * Refuses requests that no page sends, before their body is read: unknown methods (405), paths that can't be
 * decoded or begin with two slashes (400), bodies of unknown length (411), bodies above 64 KB or with more
 * than 1,000 fields (413; some screens accept files). Slow bodies are handled earlier (408).
 */
export async function limits({ request, url }: MiddlewareArgs, next: Next): Promise<Response> {
  if (!methods.has(request.method)) return errorResponse(request, 405, "methodNotAllowed");
  // Pages contain links to their own path. If it begins with two slashes, browsers would read the first
  // segment as a host and leave the site.
  if (hasBrokenPath(request.headers) || url.pathname.startsWith("//"))
    return errorResponse(request, 400, "brokenAddress");
  if (request.method === "GET" || request.method === "HEAD") return next();
  const length = Number(request.headers.get("content-length") ?? Number.NaN);
  if (!Number.isSafeInteger(length) || length < 0 || request.headers.has("transfer-encoding")) {
    return errorResponse(request, 411, "lengthRequired");
  }
  if (length > maxBodySizeFor(request, url) || (await hasTooManyFields(request, length))) {
    return errorResponse(request, 413, "payloadTooLarge");
  }
  return next();
}

function maxBodySizeFor(request: Request, url: URL): number {
  const type = request.headers.get("content-type") ?? "";
  const path = plainPath(withoutLanguage(url.pathname)).replace(/\.data$/, "");
  const upload = type.startsWith("multipart/form-data") ? maxUploadSizes[path] : undefined;
  return upload ?? maxBodySize;
}

async function hasTooManyFields(request: Request, length: number): Promise<boolean> {
  const type = request.headers.get("content-type") ?? "";
  if (length < maxFields || !type.startsWith("application/x-www-form-urlencoded")) return false;
  const text = await request.clone().text();
  let fields = 1;
  for (
    let position = text.indexOf("&");
    position !== -1 && fields <= maxFields;
    position = text.indexOf("&", position + 1)
  )
    fields += 1;
  return fields > maxFields;
}
