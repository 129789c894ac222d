import { Readable } from "node:stream";
import type { CallInput } from "#contract/calls/call.ts";
import { type Export, exportFormat } from "#contract/calls/export.ts";
import type { List } from "#contract/calls/list.ts";
import type { ListScreen } from "~/components/data-table/list-screen.server";
import { dayIn } from "#shared/time-zone.ts";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { csvPath } from "~/navigation/csv-path";
import { localizedPath, withoutLanguage } from "~/navigation/localized-path";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

export interface DownloadRequest {
  context: RequestContext;
  request: Request;
  url: URL;
}

/**
 * A file of the provider: the call that returns it, the call's input, and the file's name without date and
 * extension.
 */
interface Download<C extends Export> {
  call: C;
  input: CallInput<C>;
  name: string;
  /** The whole name and the media type of a file that isn't CSV. */
  format?: { fileName: string; mediaType: string };
}

/**
 * Streams a list as a CSV file, filtered and sorted by the URL. `fixed` overrides the URL's filters. If the
 * provider fails before the first byte, redirects to the list and shows the reason.
 */
export async function downloadList<L extends List>(
  { context, request, url }: DownloadRequest,
  { file, read, query }: ListScreen<L>,
  { fixed, name = file?.name }: { fixed?: Record<string, unknown>; name?: string } = {},
): Promise<Response> {
  if (!file) throw new Response(null, { status: 404 });
  const input = { query: { ...query(read(url.searchParams)), ...fixed } };
  return downloadFile({ context, request, url }, { call: file.call, input, name: name ?? file.name });
}

/** Streams a file of the provider. Like `downloadList`, but for screens without a list. */
export async function downloadFile<C extends Export>(
  { context, request, url }: DownloadRequest,
  { call, input, name, format }: Download<C>,
): Promise<Response> {
  try {
    const provider = providerClient(context);
    const content = await provider.open(call, withFormat(input, url), request.signal);
    const fileName = format?.fileName ?? `${name}-${dayIn(new Date(), provider.timeZone)}.csv`;
    return new Response(Readable.toWeb(content) as ReadableStream, {
      headers: {
        "Content-Type": format?.mediaType ?? "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="${fileName}"`,
        "Cache-Control": "no-store",
      },
    });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const t = getTranslation(context, "table");
    const description = error.message.slice(0, 400);
    return redirectWithToast(screenOfFile(context, url), {
      tone: "danger",
      title: t("downloadFailed"),
      description,
    });
  }
}

/** Returns the URL of the screen that a CSV file belongs to, with the file's query. */
function screenOfFile(context: RequestContext, url: URL): string {
  const screen = withoutLanguage(url.pathname).slice(csvPath("").length);
  return localizedPath(screen, getLocale(context)) + url.search;
}

/** Returns the call's input with the spreadsheet format, unless the URL requests the machine-readable one. */
function withFormat<C extends Export>(input: CallInput<C>, url: URL): CallInput<C> {
  const format = exportFormat.catch("spreadsheet").parse(url.searchParams.get("format"));
  return { ...input, query: { ...(input.query as object), format } } as CallInput<C>;
}
