import { Plus } from "lucide-react";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { useViewer } from "~/page/use-viewer";
import type { Limits, MethodLinks } from "./method-links";

/** Links that add a payout method, one for each available kind. */
export function AddMethodLinks({ limits, links }: { limits: Limits; links: Pick<MethodLinks, "add"> }) {
  const t = useTranslation("withdrawals");
  const viewer = useViewer();
  // The provider would refuse a new payout method. The notice above explains why.
  if (viewer.state === "signed-in" && viewer.isUnverified) return null;
  const kinds = [
    { add: "bank_transfer", label: t("addBank") },
    { add: "paypal", label: t("addPaypal") },
    { add: "us_account", label: t("addUsAccount") },
  ] as const;
  const offeredKinds = kinds.filter(({ add }) => limits.fees[add].isOffered !== false);
  return (
    <div className="flex flex-wrap gap-2">
      {offeredKinds.map(({ add, label }) => (
        <LinkButton key={add} variant="outline" size="sm" to={`${links.add(add)}#add-method`}>
          <Plus aria-hidden className="size-4" />
          {label}
        </LinkButton>
      ))}
    </div>
  );
}
