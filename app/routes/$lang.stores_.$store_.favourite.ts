import { data, redirect } from "react-router";
import { setFavourite } from "#contract/stores/favourites.ts";
import { storeSlug } from "#contract/stores/stores.ts";
import { parseFields } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { type FavouriteResponse, favouriteForm } from "~/features/stores/favourite-form";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { localizedPath } from "~/navigation/localized-path";
import { loginPath } from "~/navigation/login-path";
import { safeReturnPath } from "~/navigation/safe-return-path";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { getAuth } from "~/session/auth-state.server";
import type { Route } from "./+types/$lang.stores_.$store_.favourite";

/** Only a submitted form changes a favourite. Links redirect to the store's page. */
export function loader({ context, params }: Route.LoaderArgs) {
  return redirect(localizedPath(`/stores/${encodeURIComponent(params.store)}`, getLocale(context)));
}

/**
 * Adds a store to the member's favourites or removes it. Without scripts, the response redirects to the page
 * that contains the form.
 */
export async function action({ context, params, request }: Route.ActionArgs) {
  const slug = storeSlug.safeParse(params.store);
  if (!slug.success) throw new Response(null, { status: 404 });
  const page = localizedPath(`/stores/${slug.data}`, getLocale(context));
  if (getAuth(context).state === "signed-out")
    throw redirect(loginPath(getLocale(context), { pathname: page, search: "" }));
  const form = await readForm(request);
  const { favourite } = parseFields(form, favouriteForm, ["returnTo"]);
  const returnPath = safeReturnPath(form.get("returnTo"), page);
  const isFetched = new URL(request.url).pathname.endsWith(".data");
  try {
    const body = { isFavourite: favourite === "yes" };
    await providerClient(context).call(setFavourite, { params: { slug: slug.data }, body });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    if (isFetched) return data<FavouriteResponse>({ problem: error.message }, { status: error.status });
    const title = getTranslation(context, "stores")("favouriteNotSaved", { name: slug.data });
    return redirectWithToast(returnPath, { tone: "danger", title, description: error.message });
  }
  return isFetched ? data<FavouriteResponse>({}) : redirect(returnPath);
}

/** If the server can't be reached, resets the heart instead of replacing the page with an error. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return data<FavouriteResponse>({ problem: "" }, { status: 503 });
  }
}
