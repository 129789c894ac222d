import type { ReactNode } from "react";
import type { AdminNetwork } from "#contract/networks/admin-networks.ts";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { Screen } from "~/components/screen";
import { NetworkTabs } from "./network-tabs";
import { NetworkBadge } from "./status-badge";

interface NetworkScreenProps {
  network: Pick<AdminNetwork, "key" | "name" | "status">;
  children: ReactNode;
}

/** The frame of a network's screens: its name and status, a link to the list, and tabs. */
export function NetworkScreen({ network, children }: NetworkScreenProps) {
  const t = useTranslation("networks");
  return (
    <Screen
      title={network.name}
      subtitle={<NetworkBadge status={network.status} />}
      up={<BackLink to="/apps/details/networks">{t("allNetworks")}</BackLink>}
    >
      <NetworkTabs network={network.key} />
      {children}
    </Screen>
  );
}
