import { data, useLocation } from "react-router";
import { loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { BulkRegion } from "~/features/administration/bulk-region";
import { DetailRegion } from "~/features/administration/detail-region";
import { RecordButton } from "~/features/administration/record-link";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { useHasPermission } from "~/page/use-viewer";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { endOffers, loadBulk } from "./bulk-end.server";
import { BulkOffers } from "./bulk-offers";
import { EndDialog } from "./end-dialog";
import { endOffer } from "./end-offer.server";
import { loadNewOffer, loadOffer } from "./load-offers.server";
import { OfferDetail } from "./offer-detail";
import { CreateForm, EditForm } from "./offer-forms";
import { OfferList } from "./offer-list";
import { offers } from "./offers.server";
import { saveOffer } from "./save-offer.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("bulk", "offers", "stores");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, opened, creating, bulk] = await Promise.all([
    loadPart(loadList(provider, offers, url)),
    loadOffer(provider, url.searchParams),
    loadNewOffer(provider, url.searchParams),
    loadPart(loadBulk(provider, url.searchParams)),
  ]);
  const status = opened?.state === "unknown" ? 404 : statusOf([page]);
  return data({ page, opened, creating, bulk }, { status });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "end") return endOffer({ context, url, form });
  if (intent === "bulk-end") return endOffers({ context, url, form });
  if (intent === "save" || intent === "add-tier") return saveOffer({ context, url, form });
  throw new Response(null, { status: 400 });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

export default function CashOffers({ loaderData, actionData }: Route.ComponentProps) {
  const { page, opened, creating, bulk } = loaderData;
  const t = useTranslation("offers");
  const { search } = useLocation();
  const outcome = actionData && "outcome" in actionData ? actionData.outcome : undefined;
  const saveResult = {
    result: actionData && "result" in actionData ? actionData.result : undefined,
    latest: actionData && "latest" in actionData ? actionData.latest : undefined,
  };
  const canWrite = useHasPermission("offers.write");
  const create = canWrite && <RecordButton open={{ step: "new" }} label={t("create")} />;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={create}>
      {canWrite && creating && (
        <PartRegion part={creating}>
          {(creation) => <CreateForm key={search} {...creation} {...saveResult} />}
        </PartRegion>
      )}
      <BulkRegion part={bulk} outcome={outcome}>
        {(open) => <BulkOffers {...open} result={saveResult.result} />}
      </BulkRegion>
      <DetailRegion opened={opened} unknown={t("unknown")}>
        {({ offer, isEditing, isEnding, formKey }) => {
          if (canWrite && isEditing)
            return <EditForm key={search} offer={offer} formKey={formKey} {...saveResult} />;
          if (canWrite && isEnding)
            return <EndDialog key={search} offer={offer} formKey={formKey} {...saveResult} />;
          return <OfferDetail offer={offer} />;
        }}
      </DetailRegion>
      <PartRegion part={page}>{(list) => <OfferList list={list} />}</PartRegion>
    </Screen>
  );
}
