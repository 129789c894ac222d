import { Landmark, Wallet } from "lucide-react";
import type { PayoutMethod, PayoutMethodKind } from "#contract/withdrawals/payout-methods.ts";
import { IconDisc } from "~/components/ui/icon-disc";
import { useTranslation } from "~/i18n/use-translation";

const icons = {
  bank_transfer: Landmark,
  paypal: Wallet,
  us_account: Landmark,
} satisfies Record<PayoutMethodKind, unknown>;

/** A decorative icon for a kind of payout method. */
export function MethodIcon({ kind }: { kind: PayoutMethodKind }) {
  const Icon = icons[kind];
  return (
    <IconDisc tone="primary">
      <Icon className="size-5" strokeWidth={1.9} />
    </IconDisc>
  );
}

/** A payout method: its kind and masked account, which is left-to-right in every language. */
export function MethodName({ method: { kind, masked } }: { method: Pick<PayoutMethod, "kind" | "masked"> }) {
  const t = useTranslation("withdrawals");
  return (
    <span>
      {t(`method_${kind}`)}{" "}
      <bdi dir="ltr" className="figures text-sm whitespace-nowrap">
        {masked}
      </bdi>
    </span>
  );
}
