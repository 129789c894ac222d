import { randomUUID } from "node:crypto";
import {
  exportBankLines,
  getBankLine,
  listBankLines,
  listBankStatements,
} from "#contract/bank/bank-statements.ts";
import {
  type StatementDetails,
  statementColumns,
  previewBankStatement,
} from "#contract/bank/bank-statements.ts";
import { id } from "#contract/text/identifiers.ts";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { loadViewed } from "~/features/administration/load-viewed.server";
import { bankPath } from "~/features/invoices/invoice-paths";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** The list of the bank account's transactions, latest first. */
export const movements = listScreen(listBankLines, {
  file: { call: exportBankLines, name: "bank-movements", path: bankPath },
  timeColumn: "day",
});

export type StatementPart = PagePart<StatementDetails> | { state: "unknown" };

/**
 * Loads the bank transactions, the latest files, the file in `?statement=` and the transaction in `?view=`.
 */
export async function loadBank(provider: ProviderClient, url: URL) {
  const parameters = url.searchParams;
  const [page, files, opened, viewed] = await Promise.all([
    loadPart(loadList(provider, movements, url)),
    loadPart(provider.call(listBankStatements).then(({ data }) => data)),
    loadStatement(provider, parameters),
    loadViewed(parameters, async (line) => (await provider.call(getBankLine, { params: { id: line } })).data),
  ]);
  return { page, files, opened, viewed, formKey: randomUUID() };
}

// The time limit in milliseconds, which is enough for a file with 5,000 lines.
const deadline = 10_000;

async function loadStatement(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<StatementPart | null> {
  const statementId = parameters.get("statement");
  if (!statementId) return null;
  const parsed = id.safeParse(statementId);
  if (!parsed.success) return { state: "unknown" };
  // The choices of columns in the URL. Invalid ones are ignored.
  const chosenColumns = Object.entries(statementColumns.shape).flatMap(([name, schema]) => {
    const value = parameters.get(`c.${name}`);
    const parsedValue = schema.safeParse(value);
    return value !== null && value !== "" && parsedValue.success ? [[name, parsedValue.data]] : [];
  });
  const input = { params: { id: parsed.data }, query: Object.fromEntries(chosenColumns) as object };
  const call = provider.call(previewBankStatement, input, { deadline });
  const part = await loadPart(call.then(({ data }) => data));
  return part.state === "failed" && part.status === 404 ? { state: "unknown" } : part;
}
