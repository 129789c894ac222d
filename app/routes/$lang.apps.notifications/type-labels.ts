import type { NotificationType } from "~/features/notifications/appearance";
import type { Translate } from "~/i18n/translation";
import type { texts } from "~/locales/en/notifications";

/** The types' names in the interface's language. */
export function typeLabels(t: Translate<typeof texts>): Record<NotificationType, string> {
  return {
    withdrawal_approved: t("withdrawal_approved"),
    withdrawal_rejected: t("withdrawal_rejected"),
    withdrawal_paid: t("withdrawal_paid"),
    cashback_earned: t("cashback_earned"),
    offer_completed: t("offer_completed"),
  };
}
