import { ShownOnce } from "~/components/credential/shown-once";
import { useTranslation } from "~/i18n/use-translation";

/** Shows a new token once. If the same form is submitted again, says that the token was already shown. */
export function TokenNotice({ token }: { token: string | null }) {
  const t = useTranslation("api-keys");
  const labels = {
    title: t("tokenNew"),
    shownBefore: t("tokenShownBefore"),
    shownBeforeText: t("tokenShownBeforeText"),
    copyLabel: t("tokenCopy"),
    captions: { copy: t("copy"), copied: t("copied") },
    outcomes: { done: t("copyDone"), failed: t("copyFailed") },
  };
  return <ShownOnce value={token} labels={labels} />;
}
