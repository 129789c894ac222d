import type { PurchaseDetail } from "#contract/cash-back/cash-back.ts";
import { CopyButton } from "~/components/ui/copy-button";
import { Facts } from "~/components/ui/facts";
import { FoldSummary } from "~/components/ui/fold-summary";
import { useTranslation } from "~/i18n/use-translation";

/** A number or id, which is left-to-right in every language. */
export function Identifier({ value }: { value: string }) {
  return (
    <bdi dir="ltr" className="figures text-sm break-all">
      {value}
    </bdi>
  );
}

/** Collapsed details that support needs to find a purchase at the network. */
export function SupportDetails({ purchase: { network, click } }: { purchase: PurchaseDetail }) {
  const t = useTranslation("cash-back");
  return (
    <details className="group no-print mt-4 border-t border-line pt-3 text-sm">
      <FoldSummary label={t("support")} className="font-medium text-muted" />
      <div className="mt-3">
        <Facts
          facts={[
            { label: t("network"), value: <bdi>{network}</bdi> },
            ...(click ? [{ label: t("click"), value: <CopyableId id={click.id} /> }] : []),
          ]}
        />
      </div>
    </details>
  );
}

function CopyableId({ id }: { id: string }) {
  const t = useTranslation("cash-back");
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-2">
      <Identifier value={id} />
      <CopyButton
        text={id}
        label={t("copyVisit")}
        captions={{ copy: t("copy"), copied: t("copied") }}
        outcomes={{ done: t("copyDone"), failed: t("copyFailed") }}
      />
    </span>
  );
}
