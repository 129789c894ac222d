import { Readable } from "node:stream";
import type { RouterContextProvider } from "react-router";
import type { CallInput } from "#contract/call.ts";
import type { Export } from "#contract/export.ts";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

interface Asked {
  context: Readonly<RouterContextProvider>;
  request: Request;
  url: URL;
}

interface File<C extends Export> {
  call: C;
  query: CallInput<C>["query"];
  /** What the file's name begins with: `leads-2026-11-22.csv`. */
  name: string;
}

/**
 * The answer of an address `<list>/csv`: the list as the URL filters it, as a file to keep, passed on as the
 * provider sends it. What goes wrong before the first byte is said on the list itself.
 */
export async function downloadList<C extends Export>(
  { context, request, url }: Asked,
  { call, query, name }: File<C>,
): Promise<Response> {
  try {
    const content = await providerClient(context).open(call, { query } as CallInput<C>, request.signal);
    const day = new Date().toISOString().slice(0, 10);
    return new Response(Readable.toWeb(content) as ReadableStream, {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const t = getTranslation(context, "table");
    const description = error.message.slice(0, 400);
    return redirectWithToast(url.pathname.replace(/\/csv$/, "") + url.search, {
      ...{ tone: "danger", title: t("downloadFailed"), description },
    });
  }
}
