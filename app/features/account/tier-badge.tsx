import { Crown } from "lucide-react";
import type { Tier } from "#contract/cash-back/tiers.ts";
import { Badge } from "~/components/ui/badge";

/** A badge for a member's tier. `name` is the tier's translated name. */
export function TierBadge({ tier, name }: { tier: Tier; name: string }) {
  if (tier === "free") return <Badge>{name}</Badge>;
  return (
    <Badge tone="info" icon={<Crown aria-hidden className="size-3.5" />}>
      {name}
    </Badge>
  );
}
