import { Crown } from "lucide-react";
import type { Tier } from "#contract/cash-back/tiers.ts";
import { Badge } from "~/components/ui/badge";

/** A badge with a member's tier. The screen passes its translated name. */
export function TierBadge({ tier, name }: { tier: Tier; name: string }) {
  if (tier === "free") return <Badge>{name}</Badge>;
  return (
    <Badge tone="info" icon={<Crown aria-hidden className="size-3.5" />}>
      {name}
    </Badge>
  );
}
