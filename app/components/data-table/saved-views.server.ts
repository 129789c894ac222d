import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { listSavedViews, type SavedView } from "#contract/saved-views/saved-views.ts";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { ListViews } from "./list-page";

/**
 * Loads the user's saved views of the list at a URL, unless it is known that there are none. If the call fails,
 * `rows` is null and the list is still shown.
 * @throws ProviderError when the session is over
 * @throws Response the redirect to the default view, for a URL without parameters
 */
export async function loadViews(provider: ProviderClient, url: URL): Promise<ListViews> {
  // The path of every list starts with a language.
  const [, language = "", list = ""] = /^(\/[^/]+)(.*)$/.exec(url.pathname) ?? [];
  const mayHaveViews = provider.hints.savedViewLists?.includes(list) ?? true;
  const rows = mayHaveViews ? await loadRows(provider, list) : [];
  const defaultView = url.search === "" ? rows?.find(({ isDefault }) => isDefault) : undefined;
  if (defaultView?.query) throw redirect(`${url.pathname}?${defaultView.query}`);
  const formKey = randomUUID();
  return {
    list,
    rows,
    formKey,
    manage: `${language}/apps/saved-views?${new URLSearchParams({ list }).toString()}`,
  };
}

async function loadRows(provider: ProviderClient, list: string): Promise<SavedView[] | null> {
  try {
    return (await provider.call(listSavedViews, { query: { list } })).data;
  } catch (error) {
    if (error instanceof ProviderError && error.kind !== "signed-out") return null;
    throw error;
  }
}
