import { Monitor, Smartphone, Tablet } from "lucide-react";
import type { Device } from "#contract/accounts/security-events.ts";
import { IconDisc } from "~/components/ui/icon-disc";
import { useTranslation } from "~/i18n/use-translation";

const icons = { desktop: Monitor, phone: Smartphone, tablet: Tablet };

/** A decorative icon for a kind of device. */
export function DeviceIcon({ device: { kind } }: { device: Device }) {
  const Icon = icons[kind ?? "desktop"];
  return (
    <IconDisc tone="neutral">
      <Icon className="size-5" strokeWidth={1.8} />
    </IconDisc>
  );
}

/** The name of a device, such as `Chrome on Windows`. Unknown parts are left out. */
export function DeviceName({ device: { browser, system } }: { device: Device }) {
  const t = useTranslation("account");
  if (browser && system) return <bdi>{t("browserOnSystem", { browser, system })}</bdi>;
  return <bdi>{browser ?? system ?? t("unknownMachine")}</bdi>;
}
