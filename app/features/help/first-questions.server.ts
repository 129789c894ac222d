import { type HelpEntry, listHelpAnswers } from "#contract/help/help.ts";
import { renderMarkdown } from "~/components/prose/markdown.server";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";

const firstQuestionSlugs = [
  "is-it-free",
  "why-still-pending",
  "minimum-and-maximum",
  "does-cash-back-expire",
];

export type FirstQuestion = Pick<HelpEntry, "slug" | "title" | "language"> & { html: string };

/** Loads the questions of `firstQuestionSlugs` with their answers. Unpublished questions are left out. */
export function loadFirstQuestions(provider: ProviderClient): Promise<PagePart<FirstQuestion[]>> {
  return loadPart(
    provider
      .call(listHelpAnswers)
      .then(({ data }) =>
        data
          .filter(({ slug }) => firstQuestionSlugs.includes(slug))
          .map(({ slug, title, language, body }) => ({ slug, title, language, html: renderMarkdown(body) })),
      ),
  );
}
