import { listHelpAnswers } from "#contract/help.ts";
import { listNewestReviews } from "#contract/reviews.ts";
import { listStores, listTrendingStores } from "#contract/stores.ts";
import { loadFirstQuestions } from "~/features/help/first-questions.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import type { ProviderClient } from "~/provider-client/provider-client.server";

/** What the page shows of the provider; each part may fail alone. */
export async function loadLanding(provider: ProviderClient) {
  const [stores, questions, figures, reviews] = await Promise.all([
    loadPart(provider.call(listTrendingStores).then(({ data }) => data.map(withLogoAddress))),
    loadFirstQuestions(provider),
    loadPart(loadFigures(provider)),
    loadPart(provider.call(listNewestReviews).then(({ data }) => data)),
  ]);
  return { stores, questions, figures, reviews };
}

async function loadFigures(provider: ProviderClient): Promise<{ stores: number; answers: number }> {
  const [stores, answers] = await Promise.all([
    provider.call(listStores, { query: { limit: 1 } }),
    provider.call(listHelpAnswers),
  ]);
  return { stores: stores.meta.total, answers: answers.data.length };
}
