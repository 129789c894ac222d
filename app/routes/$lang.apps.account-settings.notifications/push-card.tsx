import { Form, useRevalidator } from "react-router";
import type { PushDevice } from "#contract/notifications/push-devices.ts";
import { IntentButton } from "~/components/form/intent-button";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { RecentTime } from "~/components/ui/recent-time";
import { usePageDay } from "~/components/ui/use-page-day";
import { DeviceIcon, DeviceName } from "~/features/account/device-name";
import { usePush } from "~/features/notifications/push/use-push";
import { useTranslation } from "~/i18n/use-translation";
import { usePermission } from "./use-permission";

interface PushCardProps {
  devices: PushDevice[];
  /** Whether the provider is configured to send push messages. */
  isAvailable: boolean;
}

/**
 * Shows whether this browser gets notifications, and the member's devices with push notifications. Turning
 * them on requires scripts; removing a device doesn't.
 */
export function PushCard({ devices, isAvailable }: PushCardProps) {
  const t = useTranslation("push");
  const { revalidate } = useRevalidator();
  const { permission, request } = usePermission();
  const { push, isBusy, isFailed, turnOn } = usePush(() => void revalidate());
  const hash = push?.state === "on" ? push.hash : undefined;
  // A subscription whose device was removed gets no messages until it is stored again.
  const isOn = devices.some((device) => device.hash === hash);
  const isPushPossible = isAvailable && push?.state !== "unsupported";
  const canTurnOn = isPushPossible && push !== undefined && !isOn && permission !== "denied";
  const canAllow = !isPushPossible && permission === "default";
  return (
    <Card
      id="push"
      title={t("title")}
      subtitle={t("subtitle")}
      actions={
        <>
          {canTurnOn && (
            <Button variant="soft" size="sm" onClick={turnOn} disabled={isBusy}>
              {t("turnOn")}
            </Button>
          )}
          {canAllow && (
            <Button variant="soft" size="sm" onClick={request}>
              {t("allow")}
            </Button>
          )}
        </>
      }
    >
      <p role="status" className="needs-script min-h-6">
        {isFailed ? t("failed") : push && permission && stateText()}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {devices.map((device) => (
          <Device key={device.id} device={device} isOwn={device.hash === hash} />
        ))}
      </ul>
    </Card>
  );

  /**
   * Returns the text of the current state. Without push, this browser still shows notifications while the tab
   * is open but hidden.
   */
  function stateText(): string {
    if (permission === "denied") return t("state_blocked");
    if (permission === "unsupported") return t("state_unsupported");
    if (!isPushPossible) return t(permission === "granted" ? "tabOnly" : "tabAsk");
    return t(isOn ? "state_on" : "state_off");
  }
}

function Device({ device: { id, machine, createdAt, lastPushAt }, isOwn }: DeviceProps) {
  const t = useTranslation("push");
  const today = usePageDay();
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <DeviceIcon device={machine} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 font-medium">
          <DeviceName device={machine} />
          {isOwn && <Badge tone="success">{t("thisDevice")}</Badge>}
        </span>
        <span className="block text-sm text-muted">
          {t(lastPushAt ? "lastPush" : "added")} <RecentTime value={lastPushAt ?? createdAt} today={today} />
        </span>
      </span>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="device" value={id} />
        <IntentButton intent="removeDevice" label={t("remove")} variant="outline" size="sm" />
      </Form>
    </li>
  );
}

interface DeviceProps {
  device: PushDevice;
  /** Whether this is the browser that displays the page. */
  isOwn: boolean;
}
