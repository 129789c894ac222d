import { Trash2 } from "lucide-react";
import type { PayoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { EmptyState } from "~/components/states/empty-state";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { LinkButton } from "~/components/ui/link-button";
import { AddMethodLinks } from "~/features/withdrawals/add-method-links";
import { FeeText } from "~/features/withdrawals/fee-text";
import type { Limits } from "~/features/withdrawals/method-links";
import { MethodIcon, MethodName } from "~/features/withdrawals/method-name";
import { useTranslation } from "~/i18n/use-translation";
import { methodLinks } from "./addresses";

interface MethodsCardProps {
  methods: PayoutMethod[];
  limits: Limits;
  isAdding: boolean;
}

/** Lists the payout methods with their fees, and links that add or remove them. */
export function MethodsCard({ methods, limits, isAdding }: MethodsCardProps) {
  const t = useTranslation("withdrawals");
  const add = !isAdding && <AddMethodLinks limits={limits} links={methodLinks} />;
  if (methods.length === 0)
    return (
      <Card title={t("savedMethods")}>
        <EmptyState illustration="wallet" title={t("noMethodsTitle")} text={t("noMethodsText")}>
          {add}
        </EmptyState>
      </Card>
    );
  return (
    <Card title={t("savedMethods")} subtitle={t("methodHint")}>
      <ul className="mb-5 divide-y divide-line">
        {methods.map((method) => (
          <Method key={method.id} method={method} limits={limits} />
        ))}
      </ul>
      {add}
    </Card>
  );
}

function Method({ method, limits }: { method: PayoutMethod; limits: Limits }) {
  const t = useTranslation("withdrawals");
  const fee = limits.fees[method.kind];
  const remove = t("removeMethod", { name: `${t(`method_${method.kind}`)} ${method.masked}` });
  return (
    <li className="flex items-center gap-4 py-4 first:pt-0">
      <MethodIcon kind={method.kind} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <MethodName method={method} />
        </p>
        <p className="text-sm text-muted">
          {fee.isOffered === false ? t("notOffered") : <FeeText fee={fee} currency={limits.currency} />}
        </p>
        {method.failure && (
          <p className="text-sm font-medium text-danger">
            {t(method.failure === "details_changed" ? "methodOutdated" : "methodReturned")}
          </p>
        )}
        <p className="text-sm text-muted">
          {t("methodSince")} <DateTime value={method.createdAt} style="day" />
        </p>
      </div>
      <LinkButton
        variant="ghost"
        size="icon"
        to={methodLinks.remove(method.id)}
        preventScrollReset
        aria-label={remove}
        title={remove}
      >
        <Trash2 aria-hidden className="size-4.5" />
      </LinkButton>
    </li>
  );
}
