import { data } from "react-router";
import { getNetworkCoupon, listNetworkCoupons } from "#contract/networks/admin-network-coupons.ts";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { BulkForm } from "~/features/administration/bulk-form";
import { BulkRegion } from "~/features/administration/bulk-region";
import { DetailRegion } from "~/features/administration/detail-region";
import { loadViewed, statusOfViewed } from "~/features/administration/load-viewed.server";
import { loadNetwork } from "~/features/networks/load-network.server";
import { NetworkScreen } from "~/features/networks/network-screen";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { CouponDetail } from "./coupon-detail";
import { CouponList } from "./coupon-list";
import { decideCoupons, loadBulk } from "./decide.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("bulk", "networks", "network-coupons", "network-programmes");

/** The list of a network's coupons, last changed first. */
const coupons = listScreen(listNetworkCoupons, { without: ["network"] });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [{ key, name, status }, page, opened, bulk] = await Promise.all([
    loadNetwork(provider, params.network),
    loadPart(loadList(provider, coupons, url, { network: params.network })),
    loadViewed(
      url.searchParams,
      async (id) => (await provider.call(getNetworkCoupon, { params: { id } })).data,
    ),
    loadPart(loadBulk(provider, url.searchParams)),
  ]);
  return data(
    { network: { key, name, status }, page, opened, bulk },
    { status: statusOfViewed(opened, page) },
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return decideCoupons({ context, url, form: await readForm(request) });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

/** Lists the coupons from a network's API, which can be accepted as coupons of stores. */
export default function NetworkCoupons({ loaderData, actionData }: Route.ComponentProps) {
  const { network, page, opened, bulk } = loaderData;
  const t = useTranslation("network-coupons");
  const canWrite = useHasPermission("offers.write");
  return (
    <NetworkScreen network={network}>
      {canWrite && (
        <BulkRegion part={bulk} outcome={actionData?.outcome}>
          {({ step, ...open }) => (
            <BulkForm
              {...open}
              result={actionData?.result}
              title={t(`ask_${step}`)}
              effect={t(`effect_${step}`)}
              line={({ title, store }) => (
                <span>
                  <bdi className="font-medium">{title}</bdi>
                  {store && (
                    <>
                      {" "}
                      · <bdi>{store.name}</bdi>
                    </>
                  )}
                </span>
              )}
              submit={{ name: "intent", value: step, label: t(`step_${step}`), isHarmful: false }}
            />
          )}
        </BulkRegion>
      )}
      <DetailRegion opened={opened} unknown={t("unknown")}>
        {(coupon) => <CouponDetail coupon={coupon} />}
      </DetailRegion>
      <PartRegion part={page}>{(list) => <CouponList list={list} />}</PartRegion>
    </NetworkScreen>
  );
}
