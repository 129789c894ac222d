import { createContext, data, redirect } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import { loginPath } from "~/navigation/login-path";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { blankScreen } from "~/shell/frame/blank-screen";
import type { Route } from "./+types/route";
import { ShopUnavailable } from "~/features/stores/shop/shop-unavailable";
import { RedirectToShop } from "~/features/stores/shop/redirect-to-shop";
import { makeClick, referrerOf } from "~/features/stores/shop/make-click.server";
import { secondsToRead } from "~/features/stores/shop/seconds-to-read";
import type { Outcome } from "~/features/stores/shop/outcome";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = blankScreen("stores");

/** Passes the action's outcome to the loader of the same request; `null` if no click was requested. */
const outcomeContext = createContext<Outcome | null>(null);

/** Only a submitted form creates a click. Links and the Back button redirect to the store's page. */
export function loader({ context, params }: Route.LoaderArgs) {
  const outcome = context.get(outcomeContext);
  if (!outcome) throw redirect(storePath(getLocale(context), params.store));
  return outcome;
}

export async function action({ request, context, params }: Route.ActionArgs) {
  if (getAuth(context).state === "signed-out") {
    const language = getLocale(context);
    throw redirect(loginPath(language, { pathname: storePath(language, params.store), search: "" }));
  }
  const input = {
    slug: params.store,
    form: await readForm(request),
    referrer: referrerOf(request.headers),
  };
  const { outcome, status } = await makeClick(providerClient(context), input);
  context.set(outcomeContext, outcome);
  const redirects = outcome.state === "made" && !outcome.isRedirectStopped;
  return data(null, {
    status,
    headers: redirects ? { Refresh: `${secondsToRead}; url=${outcome.click.url}` } : {},
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Shop({ loaderData: outcome }: Route.ComponentProps) {
  return outcome.state === "made" ? <RedirectToShop {...outcome} /> : <ShopUnavailable {...outcome} />;
}

function storePath(language: string, slug: string): string {
  return localizedPath(`/stores/${encodeURIComponent(slug)}`, language);
}
