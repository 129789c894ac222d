import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/** Returns the labels of a network's fields, for the summary of errors. */
export function settingsLabels(t: Translate<Namespaces["networks"]>): Record<string, string> {
  return {
    networkKey: t("networkKey"),
    name: t("name"),
    status: t("status"),
    trackingUrl: t("trackingUrl"),
    publisher: t("publisher"),
    clickLength: t("clickLength"),
    holdDays: t("holdDays"),
    usualDaysFrom: t("usualDaysFrom"),
    usualDaysTo: t("usualDaysTo"),
    clickDays: t("clickDays"),
    signatureHeader: t("signatureHeader"),
    signatureParameter: t("signatureParameter"),
    signatureTimeHeader: t("signatureTimeHeader"),
    addresses: t("addresses"),
    tracksWithinHours: t("tracksWithinHours"),
  };
}
