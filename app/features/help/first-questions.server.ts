import { type HelpLink, listHelpAnswers } from "#contract/help.ts";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";

const firstAsked = ["is-it-free", "why-still-pending", "minimum-and-maximum", "does-cash-back-expire"];

export type FirstQuestion = Pick<HelpLink, "slug" | "title" | "language">;

/** The questions people ask before they begin, as far as their answers are published. */
export function loadFirstQuestions(provider: ProviderClient): Promise<PagePart<FirstQuestion[]>> {
  return loadPart(
    provider
      .call(listHelpAnswers)
      .then(({ data }) =>
        data
          .filter(({ slug }) => firstAsked.includes(slug))
          .map(({ slug, title, language }) => ({ slug, title, language })),
      ),
  );
}
