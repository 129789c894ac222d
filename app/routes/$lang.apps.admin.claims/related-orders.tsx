import type { RelatedOrder } from "#contract/claims/admin-claims.ts";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { claimsPath } from "./claims-path";

/** Purchases and claims of the same or a similar order, for comparison before the decision. */
export function RelatedOrders({ related }: { related: RelatedOrder[] }) {
  const t = useTranslation("administration");
  if (related.length === 0) return null;
  const hasSameOrder = related.some(({ relation }) => relation === "same");
  return (
    <Alert tone="warning" title={t(hasSameOrder ? "claimSameOrder" : "claimSimilarOrder")}>
      <ul className="grid gap-3">
        {related.map((order) => (
          <li key={order.id} className="grid justify-items-start gap-1">
            <span>
              <bdi>{order.orderNumber ?? t("claimNoOrderNumber")}</bdi> ·{" "}
              <Money amount={order.orderAmount} currency={order.currency} /> ·{" "}
              <DateTime value={order.at} style="day" /> · <bdi>{order.member.name}</bdi>
            </span>
            <LocalizedLinkButton size="sm" variant="outline" to={addressOf(order)}>
              {t(`claimRelated_${order.kind}`)}
            </LocalizedLinkButton>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function addressOf({ kind, id }: RelatedOrder): string {
  return `${kind === "purchase" ? "/apps/details/leads" : claimsPath}?view=${id}`;
}
