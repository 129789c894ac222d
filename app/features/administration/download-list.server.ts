import { Readable } from "node:stream";
import type { CallInput } from "#contract/call.ts";
import { type Export, exportFormat } from "#contract/export.ts";
import type { List } from "#contract/list.ts";
import type { ListScreen } from "~/components/data-table/list-screen.server";
import { dayIn } from "#shared/time-zone.ts";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { getTranslation } from "~/i18n/i18n.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

interface DownloadRequest {
  context: RequestContext;
  request: Request;
  url: URL;
}

/** A file of the provider: which call has it, what it is asked for, and what the file is called. */
interface Download<C extends Export> {
  call: C;
  input: CallInput<C>;
  name: string;
}

/**
 * The answer of an address `<list>/csv`: the list as the URL filters it, as a file to keep, passed on as the
 * provider sends it. `fixed` is part of the query whatever the URL says. What goes wrong before the first byte
 * is said on the list itself.
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

/** The answer of an address `<screen>/csv`, as `downloadList` has it, for what is no list. */
export async function downloadFile<C extends Export>(
  { context, request, url }: DownloadRequest,
  { call, input, name }: Download<C>,
): Promise<Response> {
  try {
    const provider = providerClient(context);
    const content = await provider.open(call, withFormat(input, url), request.signal);
    const day = dayIn(new Date(), provider.timeZone);
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
      tone: "danger",
      title: t("downloadFailed"),
      description,
    });
  }
}

/** A file is for the reader's spreadsheet unless its address asks for the format of programs. */
function withFormat<C extends Export>(input: CallInput<C>, url: URL): CallInput<C> {
  const format = exportFormat.catch("spreadsheet").parse(url.searchParams.get("format"));
  return { ...input, query: { ...(input.query as object), format } } as CallInput<C>;
}
