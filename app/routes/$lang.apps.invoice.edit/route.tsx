import { listInvoices } from "#contract/invoices/invoices.ts";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { NewestInvoices } from "~/features/invoices/newest-invoices";
import { newInvoicePath } from "~/features/invoices/invoice-paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("invoices");

export async function loader({ context }: Route.LoaderArgs) {
  const query = { state: "draft" as const, limit: 10 };
  return { drafts: (await providerClient(context).call(listInvoices, { query })).data };
}

/** Lists the latest drafts, so that the user can choose one to edit. */
export default function ChooseDraft({ loaderData: { drafts } }: Route.ComponentProps) {
  const t = useTranslation("invoices");
  return (
    <Screen title={t("editTitle")} subtitle={t("editChoose")} isNarrow>
      <Card>
        {drafts.length === 0 ? (
          <EmptyState illustration="search" title={t("draftsNone")} text={t("draftsNoneText")}>
            <LocalizedLinkButton to={newInvoicePath}>{t("create")}</LocalizedLinkButton>
          </EmptyState>
        ) : (
          <NewestInvoices invoices={drafts} isEditing />
        )}
      </Card>
    </Screen>
  );
}
