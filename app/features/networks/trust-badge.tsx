import type { NetworkTrust } from "#contract/networks/networks.ts";
import { Badge } from "~/components/ui/badge";
import type { Tone } from "~/components/ui/tone";
import { useTranslation } from "~/i18n/use-translation";

const tones = { signed: "success", listed: "info", open: "warning" } as const satisfies Record<
  NetworkTrust,
  Tone
>;

/** A badge for the trust level of a network's reports. */
export function TrustBadge({ trust }: { trust: NetworkTrust }) {
  const t = useTranslation("network-trust");
  return <Badge tone={tones[trust]}>{t(`trust_${trust}`)}</Badge>;
}
