import { listInvoices, type ListedInvoice } from "#contract/invoices/invoices.ts";
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
  const { data: newest } = await providerClient(context).call(listInvoices, { query: { limit: 10 } });
  return { newest: newest as ListedInvoice[] };
}

/** Lists the latest invoices, so that the user can choose one to view. */
export default function ChooseInvoice({ loaderData: { newest } }: Route.ComponentProps) {
  const t = useTranslation("invoices");
  return (
    <Screen title={t("previewTitle")} subtitle={t("previewChoose")} isNarrow>
      <Card>
        {newest.length === 0 ? (
          <EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")}>
            <LocalizedLinkButton to={newInvoicePath}>{t("create")}</LocalizedLinkButton>
          </EmptyState>
        ) : (
          <NewestInvoices invoices={newest} />
        )}
      </Card>
    </Screen>
  );
}
