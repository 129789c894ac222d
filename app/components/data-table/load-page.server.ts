import { ProviderError } from "~/provider-client/provider-error";
import type { TableState } from "./table-specification";

/**
 * Loads the page that a list's URL describes. If the provider rejects the cursor because the link is old or
 * broken, loads the first page instead. Returns the state that is actually shown.
 * @throws ProviderError as `load` does
 */
export async function loadPage<T>(
  table: TableState,
  load: (table: TableState) => Promise<T>,
): Promise<{ table: TableState; page: T }> {
  try {
    return { table, page: await load(table) };
  } catch (error) {
    const isCursorRejected =
      error instanceof ProviderError && error.status === 400 && table.cursors.length > 0;
    if (!isCursorRejected) throw error;
    const firstPage = { ...table, cursors: [] };
    return { table: firstPage, page: await load(firstPage) };
  }
}
