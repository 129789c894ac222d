import { Form } from "react-router";
import { getStore, type Store, storeSlug } from "#contract/stores/stores.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { IntentButton } from "~/components/form/intent-button";
import { PictureForm } from "~/components/form/picture-form";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { StoreLogo } from "~/features/stores/store-logo";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { BackLink } from "~/navigation/back-link";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { changeLogo, removeLogo, setLinks } from "./change-logo.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("store-logo");

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!url.searchParams.has("store")) return { store: null };
  const { data: loaded } = await providerClient(context).call(getStore, { params: { slug: slugOf(url) } });
  const { slug, name, category, logo, takesLinks = false } = withLogoAddress(loaded);
  return { store: { slug, name, category, logo, takesLinks } };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const change = { context, form, slug: slugOf(url), here: url.pathname + url.search };
  const intent = form.get("intent");
  if (intent === "allow-links" || intent === "stop-links") return setLinks(change, intent === "allow-links");
  return intent === "remove" ? removeLogo(change) : changeLogo(change);
}

export default function StoreLogoPage({ loaderData: { store }, actionData }: Route.ComponentProps) {
  const t = useTranslation("store-logo");
  const result = actionData?.result;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} isForm>
      {store ? (
        <StoreCard store={store} result={result} />
      ) : (
        <Card>
          <EmptyState illustration="search" title={t("choose")} text={t("chooseText")}>
            <LocalizedLinkButton to="/stores" variant="soft">
              {t("toStores")}
            </LocalizedLinkButton>
          </EmptyState>
        </Card>
      )}
    </Screen>
  );
}

interface StoreCardProps {
  store: Pick<Store, "slug" | "name" | "category" | "logo"> & { takesLinks: boolean };
  result: SubmissionResult | undefined;
}

function StoreCard({ store, result }: StoreCardProps) {
  const t = useTranslation("store-logo");
  return (
    <>
      <BackLink to={`/stores/${store.slug}`}>{t("back")}</BackLink>
      <Card title={<bdi>{store.name}</bdi>}>
        <PictureForm
          shown={<StoreLogo store={store} size="lg" />}
          picture={store.logo}
          field={{ name: "logo", label: t("file"), hint: t("hint") }}
          set={{ intent: "set", label: t("save") }}
          remove={{ intent: "remove", label: t("remove") }}
          result={result}
        />
      </Card>
      <Card title={t("links")} subtitle={store.takesLinks ? t("linksOn") : t("linksOff")}>
        <Form method="post">
          {store.takesLinks ? (
            <IntentButton intent="stop-links" label={t("stopLinks")} size="sm" variant="outline" />
          ) : (
            <IntentButton intent="allow-links" label={t("allowLinks")} size="sm" variant="soft" />
          )}
        </Form>
      </Card>
    </>
  );
}

/**
 * Returns the store's slug.
 * @throws Response 404 if the URL contains none
 */
function slugOf(url: URL): string {
  const parsed = storeSlug.safeParse(url.searchParams.get("store"));
  if (!parsed.success) throw new Response(null, { status: 404 });
  return parsed.data;
}
