import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { usePush } from "./use-push";

const storageKey = "push-offer";

/**
 * Offers push notifications where members wait for news of a purchase. It is shown only by browsers that
 * support them, and until they are turned on or the offer is declined. Place it below the content, because it
 * appears after the page has loaded.
 */
export function PushOffer() {
  const t = useTranslation("push");
  const { push, isBusy, isFailed, turnOn } = usePush();
  const [isDeclined, setDeclined] = useState(false);
  const [wasOff, setWasOff] = useState(false);
  if (push?.state === "off" && !wasOff) setWasOff(true);
  if (!push || !wasOff || isDeclined || readDeclined()) return null;

  function decline() {
    setDeclined(true);
    storeDeclined();
  }
  const isOff = push.state === "off";
  return (
    <Card title={t("offerTitle")}>
      <p role="status">{isFailed ? t("failed") : t(isOff ? "offerText" : `state_${push.state}`)}</p>
      {isOff && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="soft" onClick={turnOn} disabled={isBusy}>
            {t("turnOn")}
          </Button>
          <Button variant="ghost" onClick={decline}>
            {t("decline")}
          </Button>
        </div>
      )}
    </Card>
  );
}

function readDeclined(): boolean {
  try {
    return localStorage.getItem(storageKey) === "declined";
  } catch {
    return false;
  }
}

function storeDeclined(): void {
  try {
    localStorage.setItem(storageKey, "declined");
  } catch {
    // Without storage, the offer is shown again.
  }
}
