import { exportJournal, exportJournalFec } from "#contract/accounting/journal.ts";
import { currency as currencyCode } from "#contract/money/money.ts";
import { boundedDay } from "#contract/text/identifiers.ts";
import { type DownloadRequest, downloadFile } from "~/features/administration/download-list.server";

/**
 * Downloads the journal for the days in the URL: as CSV, or in the format of accounting programs (FEC) if the
 * URL contains a currency.
 */
export function downloadJournal(request: DownloadRequest): Promise<Response> {
  const { searchParams } = request.url;
  const from = boundedDay.safeParse(searchParams.get("from"));
  const to = boundedDay.safeParse(searchParams.get("to"));
  if (!from.success || !to.success) throw new Response(null, { status: 404 });
  const query = { from: from.data, to: to.data };
  const name = `journal-${from.data}-${to.data}`;
  const currency = currencyCode.safeParse(searchParams.get("fec"));
  if (!currency.success) return downloadFile(request, { call: exportJournal, input: { query }, name });
  const input = { query: { ...query, currency: currency.data } };
  const format = {
    fileName: `${name}-${currency.data}-FEC.txt`,
    mediaType: "text/tab-separated-values; charset=utf-8",
  };
  return downloadFile(request, { call: exportJournalFec, input, name, format });
}
