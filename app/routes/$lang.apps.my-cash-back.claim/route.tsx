import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { ClaimForm } from "./claim-form";
import { Claims } from "./claims";
import { loadClaims } from "./load-claims.server";
import { sendClaim } from "./send-claim.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("claims");

export function loader({ context, url }: Route.LoaderArgs) {
  return loadClaims(context, url);
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendClaim(context, await readForm(request));
}

/** Submits a claim for a missing purchase, and lists earlier claims. */
export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("claims");
  const { form, sent } = loaderData;
  return (
    <Screen
      up={<BackLink to="/apps/my-cash-back/cash-back-detail">{t("back")}</BackLink>}
      title={t("title")}
      subtitle={t("subtitle")}
    >
      <div className="grid items-start gap-6 *:min-w-0 lg:grid-cols-[22rem_minmax(0,1fr)]">
        {form.visits.length > 0 || actionData ? (
          // The key resets the form after a claim was submitted.
          <ClaimForm key={sent} form={form} actionData={actionData} />
        ) : (
          <Card>
            <EmptyState illustration="wallet" title={t("nothingTitle")} text={t("nothingText")}>
              <LocalizedLinkButton to="/stores">{t("seeStores")}</LocalizedLinkButton>
            </EmptyState>
          </Card>
        )}
        <Claims view={loaderData} />
      </div>
    </Screen>
  );
}
