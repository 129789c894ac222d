import type { NotificationDetails } from "#contract/notifications/notifications.ts";
import type { WalletEntryKind } from "#contract/wallet/wallet.ts";
import { dayIn } from "#shared/time-zone.ts";
import { usePageZone } from "~/components/ui/use-time-zone";
import { fraudPath } from "~/features/fraud/paths";
import { payoutRunsPath } from "~/features/payout-runs/paths";
import { webhooksPath } from "~/features/webhooks/paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";

/** For the notification types about a wallet entry, the kind of the entry. */
const entryKinds: Partial<Record<string, WalletEntryKind>> = {
  cashback_earned: "cashback_payable",
  offer_completed: "cashback_pending",
};

const networkTypes = new Set([
  "connection_failing",
  "connection_stale",
  "programmes_missing",
  "programme_ended",
  "commission_lowered",
]);

/**
 * Links to the subject of a notification: the withdrawal, the ticket, the payout runs, the fraud cases, the
 * webhooks, the networks, or the wallet entry and the store.
 */
export function SubjectLinks({ notification }: { notification: NotificationDetails }) {
  const { type, createdAt, paymentTrackingId, store } = notification;
  const t = useTranslation("notifications");
  // The list of transactions filters by days in the page's time zone.
  const zone = usePageZone();
  if (paymentTrackingId) {
    const withdrawal = encodeURIComponent(paymentTrackingId);
    return (
      <LocalizedLinkButton to={`/apps/my-cash-back/withdraw-history?withdrawal=${withdrawal}`}>
        {t("openWithdrawal")}
      </LocalizedLinkButton>
    );
  }
  if (type === "ticket_answered")
    return <LocalizedLinkButton to="/apps/help/tickets">{t("openTickets")}</LocalizedLinkButton>;
  if (type === "payout_transfer_failing")
    return <LocalizedLinkButton to={payoutRunsPath}>{t("openPayoutRuns")}</LocalizedLinkButton>;
  if (type === "fraud_hold")
    return <LocalizedLinkButton to={fraudPath}>{t("openFraud")}</LocalizedLinkButton>;
  if (type === "webhook_failing" || type === "webhook_disabled")
    return <LocalizedLinkButton to={webhooksPath}>{t("openWebhooks")}</LocalizedLinkButton>;
  if (networkTypes.has(type))
    return <LocalizedLinkButton to="/apps/details/networks">{t("openNetworks")}</LocalizedLinkButton>;
  const kind = entryKinds[type];
  const day = dayIn(new Date(createdAt), zone);
  const entry = kind && new URLSearchParams({ "f.kind": kind, "f.from": day, "f.to": day });
  return (
    <>
      <LocalizedLinkButton to={`/apps/wallet/my-balance${entry ? `?${entry.toString()}` : ""}`}>
        {t(entry ? "openEntry" : "openBalance")}
      </LocalizedLinkButton>
      {store && (
        <LocalizedLinkButton variant="outline" to={`/stores/${encodeURIComponent(store.slug)}`}>
          {t("openStore", { store: store.name })}
        </LocalizedLinkButton>
      )}
    </>
  );
}
