import { ShownOnce } from "~/components/credential/shown-once";
import { useTranslation } from "~/i18n/use-translation";

/** A new token, shown once, or a note that it was shown before, if the same form is submitted again. */
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
