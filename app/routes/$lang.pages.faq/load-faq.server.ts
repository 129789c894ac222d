import type { HelpCategory } from "#contract/help/help-categories.ts";
import { helpCategory, type HelpEntry, listHelpAnswers, searchHelp } from "#contract/help/help.ts";
import { renderMarkdown } from "~/components/prose/markdown.server";
import { normalizeQuery } from "~/features/search/fold";
import { markedHtml } from "~/features/search/highlighted";
import { searchQuery } from "~/features/search/search-query";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";

export type ShownAnswer = Omit<HelpEntry, "body"> & { html: string };

interface FaqView {
  typed: string;
  words: string[];
  /** `null` for all categories. */
  category: HelpCategory | null;
  answers: PagePart<ShownAnswer[]>;
}

/** Loads the questions for the URL: all questions, those of a category, or the results of a search. */
export async function loadFaq(provider: ProviderClient, parameters: URLSearchParams): Promise<FaqView> {
  const typed = searchQuery(parameters);
  const words = normalizeQuery(typed).split(/\s+/u).filter(Boolean);
  const category = helpCategory.safeParse(parameters.get("category")).data ?? null;
  const answers = await loadPart(loadAnswers(provider, { typed, words, category }));
  return { typed, words, category, answers };
}

async function loadAnswers(
  provider: ProviderClient,
  { typed, words, category }: Omit<FaqView, "answers">,
): Promise<ShownAnswer[]> {
  const [{ data: all }, matches] = await Promise.all([
    provider.call(listHelpAnswers),
    typed ? provider.call(searchHelp, { query: { q: typed, kind: "answer" } }) : null,
  ]);
  const slugs = matches && new Set(matches.data.map(({ slug }) => slug));
  return all
    .filter((answer) => (slugs ? slugs.has(answer.slug) : !category || answer.category === category))
    .map(({ body, ...answer }) => ({ ...answer, html: markedHtml(renderMarkdown(body), words) }));
}
