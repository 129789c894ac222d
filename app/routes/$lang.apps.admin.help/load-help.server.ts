import { randomUUID } from "node:crypto";
import { z } from "zod";
import {
  adminGetHelp,
  adminGetHelpVersion,
  adminListHelp,
  type EditableHelp,
} from "#contract/help/admin-help.ts";
import { helpKind, helpLanguage } from "#contract/help/help.ts";
import { renderMarkdown } from "~/components/prose/markdown.server";
import { loadViewed } from "~/features/administration/load-viewed.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** An entry's content in the version of the URL, by default the latest. */
export type ShownHelp = Pick<EditableHelp, "version" | "category" | "isPublished" | "texts">;

/** Loads the entries of a kind, and the entry and version in the URL. */
export async function loadHelp(provider: ProviderClient, parameters: URLSearchParams) {
  const kind = helpKind.catch("article").parse(parameters.get("kind"));
  const language = helpLanguage.catch("en").parse(parameters.get("language"));
  const version = z.coerce.number().int().positive().safeParse(parameters.get("version")).data;
  const [{ data: entries }, opened] = await Promise.all([
    provider.call(adminListHelp, { query: { kind } }),
    loadViewed(parameters, (id) => loadEntry(provider, id, version)),
  ]);
  if (opened?.state === "loaded") {
    const { texts } = opened.data.shown;
    const html = renderMarkdown((texts[language] ?? texts.en).body);
    return { kind, language, entries, newKey: null, opened: { ...opened, data: { ...opened.data, html } } };
  }
  const newKey = parameters.get("add") === "text" ? randomUUID() : null;
  return { kind, language, entries, newKey, opened };
}

async function loadEntry(provider: ProviderClient, id: string, version: number | undefined) {
  const { data: entry } = await provider.call(adminGetHelp, { params: { id } });
  if (version === undefined || version === entry.version) return { entry, shown: entry as ShownHelp };
  const { data: shown } = await provider.call(adminGetHelpVersion, { params: { id, version } });
  return { entry, shown };
}
