import { Form } from "react-router";
import { getStore, type Store, storeSlug } from "#contract/stores.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FileField } from "~/components/form/file-field";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { readForm } from "~/components/form/read-form.server";
import { useFormCheck } from "~/components/form/use-form-check";
import { useLastAction } from "~/components/form/use-last-action";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { StoreLogo } from "~/features/stores/store-logo";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { changeLogo, removeLogo } from "./change-logo.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("store-logo");

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!url.searchParams.has("store")) return { store: null };
  const { data: found } = await providerClient(context).call(getStore, { params: { slug: slugOf(url) } });
  const { slug, name, category, logo } = withLogoAddress(found);
  return { store: { slug, name, category, logo } };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const asked = { context, form, slug: slugOf(url), here: url.pathname + url.search };
  return form.get("intent") === "remove" ? removeLogo(asked) : changeLogo(asked);
}

export default function StoreLogoPage({ loaderData: { store }, actionData }: Route.ComponentProps) {
  const t = useTranslation("store-logo");
  const refused = useLastAction(actionData)?.result;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      {store ? (
        <StoreCard store={store} refused={refused} />
      ) : (
        <Card className="max-w-2xl">
          <EmptyState picture="search" title={t("choose")} text={t("chooseText")}>
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
  store: Pick<Store, "slug" | "name" | "category" | "logo">;
  refused: SubmissionResult | undefined;
}

function StoreCard({ store, refused }: StoreCardProps) {
  const t = useTranslation("store-logo");
  const form = useFormCheck(refused);
  return (
    <>
      <p>
        <LocalizedLink to={`/stores/${store.slug}`} className="font-medium text-primary hover:underline">
          {t("back")}
        </LocalizedLink>
      </p>
      <Card title={<bdi>{store.name}</bdi>} className="max-w-2xl">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
          <StoreLogo store={store} size="lg" />
          <Form
            method="post"
            encType="multipart/form-data"
            preventScrollReset
            className="min-w-0 flex-1 basis-64"
            {...form.props}
          >
            <FormErrors state={form.state} />
            {/* Chosen anew once the chosen one is the logo. */}
            <FileField
              key={store.logo}
              {...form.field("logo")}
              label={t("file")}
              hint={t("hint")}
              accept="image/jpeg,image/png,image/webp"
              required
            />
            <IntentButton intent="set" label={t("save")} />
          </Form>
        </div>
        {store.logo !== null && (
          <Form method="post" preventScrollReset className="mt-4">
            <IntentButton intent="remove" label={t("remove")} variant="outline" size="sm" />
          </Form>
        )}
      </Card>
    </>
  );
}

/** @throws Response 404 where the address names no store */
function slugOf(url: URL): string {
  const parsed = storeSlug.safeParse(url.searchParams.get("store"));
  if (!parsed.success) throw new Response(null, { status: 404 });
  return parsed.data;
}
