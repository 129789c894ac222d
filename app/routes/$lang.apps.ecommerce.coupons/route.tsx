import { randomUUID } from "node:crypto";
import { data, useLocation } from "react-router";
import { adminGetCoupon } from "#contract/coupons/admin-coupons.ts";
import { listStoreNames } from "#contract/roles/admin-names.ts";
import { adminOfferChoices } from "#contract/offers/admin-offers.ts";
import { loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { BulkForm } from "~/features/administration/bulk-form";
import { BulkRegion } from "~/features/administration/bulk-region";
import { DetailRegion } from "~/features/administration/detail-region";
import { loadViewed } from "~/features/administration/load-viewed.server";
import { RecordButton } from "~/features/administration/record-link";
import { ShopTabs } from "~/features/shop-admin/shop-tabs";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { useHasPermission } from "~/page/use-viewer";
import type { Route } from "./+types/route";
import { CouponDetail } from "./coupon-detail";
import { CouponForm } from "./coupon-form";
import { CouponList } from "./coupon-list";
import { adminCoupons } from "./coupons.server";
import { ImportForm, type RejectedLines } from "./import-form";
import { endSelectedCoupons, importFile, loadBulk, saveCoupon } from "./save.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("bulk", "coupon-admin", "shop-admin");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const step = url.searchParams.get("step");
  const [page, opened, bulk, stores] = await Promise.all([
    loadPart(loadList(provider, adminCoupons, url)),
    loadViewed(url.searchParams, async (id) => {
      return (await provider.call(adminGetCoupon, { params: { id } })).data;
    }),
    loadPart(loadBulk(provider, url.searchParams)),
    step === "new" ? loadPart(provider.call(listStoreNames).then(({ data: names }) => names)) : null,
  ]);
  const status = opened?.state === "unknown" ? 404 : statusOf([page]);
  return data({ page, opened, bulk, stores, step, formKey: randomUUID() }, { status });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const { currency } = (await providerClient(context).call(adminOfferChoices)).data;
  const input = { context, url, form, currency };
  switch (form.get("intent")) {
    case "end":
      return endSelectedCoupons(input);
    case "import":
      return importFile(input);
    case "save":
      return saveCoupon(input);
    default:
      throw new Response(null, { status: 400 });
  }
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

/** Lists the coupons of all stores. */
export default function Coupons({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("coupon-admin");
  const { search } = useLocation();
  const { page, opened, bulk, stores, step, formKey } = loaderData;
  const canWrite = useHasPermission("offers.write");
  const outcome = actionData && "outcome" in actionData ? actionData.outcome : undefined;
  const result = actionData && "result" in actionData ? actionData.result : undefined;
  const lines: RejectedLines = actionData && "lines" in actionData ? actionData.lines : undefined;
  const actions = canWrite && (
    <>
      <RecordButton open={{ step: "import" }} label={t("import")} variant="outline" />
      <RecordButton open={{ step: "new" }} label={t("create")} />
    </>
  );
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={actions}>
      <ShopTabs />
      {canWrite && stores && (
        <PartRegion part={stores}>
          {(names) => <CouponForm key={search} stores={names} formKey={formKey} result={result} />}
        </PartRegion>
      )}
      {canWrite && step === "import" && <ImportForm formKey={formKey} result={result} lines={lines} />}
      <BulkRegion part={bulk} outcome={outcome}>
        {({ step: taken, ...open }) => (
          <BulkForm
            {...open}
            result={result}
            title={t("bulkAsk")}
            effect={t("bulkEffect")}
            line={({ title, store }) => (
              <span>
                <bdi className="font-medium">{title.en}</bdi> · <bdi>{store.name}</bdi>
              </span>
            )}
            submit={{ name: "intent", value: taken, label: t("end"), isHarmful: true }}
          />
        )}
      </BulkRegion>
      <DetailRegion opened={opened} unknown={t("unknown")}>
        {(coupon) =>
          canWrite && step === "edit" && coupon.state !== "ended" ? (
            <CouponForm key={search} coupon={coupon} stores={[]} formKey={formKey} result={result} />
          ) : (
            <CouponDetail coupon={coupon} />
          )
        }
      </DetailRegion>
      <PartRegion part={page}>{(list) => <CouponList list={list} />}</PartRegion>
    </Screen>
  );
}
