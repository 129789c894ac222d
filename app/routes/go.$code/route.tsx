import { randomUUID } from "node:crypto";
import { createContext, data } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { RedirectToShop } from "~/features/stores/shop/redirect-to-shop";
import { secondsToRead } from "~/features/stores/shop/seconds-to-read";
import { ShopUnavailable } from "~/features/stores/shop/shop-unavailable";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { blankScreen } from "~/shell/frame/blank-screen";
import type { Route } from "./+types/route";
import { followLink, type FollowOutcome, loadLink } from "./follow.server";
import { Invitation } from "./invitation";
import { VisitorRedirect } from "./visitor-redirect";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = blankScreen("links", "stores");

/** Passes the action's outcome to the loader of the same request; `null` if no click was requested. */
const outcomeContext = createContext<FollowOutcome | null>(null);

/**
 * Opening the link creates no click, because prefetching browsers and mail scanners also open it. Only the
 * form creates a click.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const outcome = context.get(outcomeContext);
  if (outcome) return { outcome, link: null };
  const link = await loadLink(providerClient(context), params.code);
  return { outcome: null, link: { ...link, formKey: randomUUID() } };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { outcome, status } = await followLink(providerClient(context), {
    code: params.code,
    form: await readForm(request),
    headers: request.headers,
    isSignedIn: getAuth(context).state !== "signed-out",
  });
  context.set(outcomeContext, outcome);
  const redirects = outcome.state !== "refused" && !outcome.isRedirectStopped;
  return data(null, {
    status,
    headers: redirects ? { Refresh: `${secondsToRead}; url=${outcome.click.url}` } : {},
  });
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

/**
 * The page of a member's link: where it leads and who earns the cash back. After the button was pressed,
 * redirects to the store.
 */
export default function Go({ loaderData: { outcome, link } }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      {link && <Invitation link={link} />}
      {outcome?.state === "made" && <RedirectToShop {...outcome} />}
      {outcome?.state === "visited" && <VisitorRedirect {...outcome} />}
      {outcome?.state === "refused" && <ShopUnavailable {...outcome} />}
    </>
  );
}
