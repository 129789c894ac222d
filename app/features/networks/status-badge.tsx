import type { NetworkStatus } from "#contract/networks/networks.ts";
import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";

/** A badge that shows whether clicks are sent to a network. */
export function NetworkBadge({ status }: { status: NetworkStatus }) {
  const t = useTranslation("networks");
  return (
    <Badge
      tone={status === "active" ? "success" : "neutral"}
      icon={<span aria-hidden className="size-2 rounded-full bg-current" />}
    >
      {t(`status_${status}`)}
    </Badge>
  );
}
