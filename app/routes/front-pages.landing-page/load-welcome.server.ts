import type { StoreCategory } from "#contract/stores/store-categories.ts";
import { storeCategory } from "#contract/stores/stores.ts";
import { getWelcome, type Welcome } from "#contract/stores/welcome.ts";
import { type FirstQuestion, loadFirstQuestions } from "~/features/help/first-questions.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { environment } from "~/server/environment.server";

export interface WelcomeView {
  welcome: PagePart<Welcome>;
  questions: PagePart<FirstQuestion[]>;
  /** The currency of the accounts, which is known even if the provider can't be reached. */
  currency: string;
  /** The category of the best rates. `null` selects all categories. */
  category: StoreCategory | null;
}

/** Loads the landing page. `?category=` filters the best rates. Each part can fail separately. */
export async function loadWelcome(
  provider: ProviderClient,
  parameters: URLSearchParams,
): Promise<WelcomeView> {
  const category = storeCategory.safeParse(parameters.get("category")).data ?? null;
  const query = category ? { category } : {};
  const [welcome, questions] = await Promise.all([
    loadPart(
      provider.call(getWelcome, { query }).then(({ data }) => ({
        ...data,
        popular: data.popular.map(withLogoAddress),
        best: data.best.map(withLogoAddress),
      })),
    ),
    loadFirstQuestions(provider),
  ]);
  const currency = welcome.state === "loaded" ? welcome.data.facts.currency : environment().CURRENCY;
  return { welcome, questions, category, currency };
}
