import { ShownOnce } from "~/components/credential/shown-once";
import { useTranslation } from "~/i18n/use-translation";

/** Shows a new secret once. If the same form is submitted again, says that the secret was already shown. */
export function SecretNotice({ secret }: { secret: string | null }) {
  const t = useTranslation("webhooks");
  const labels = {
    title: t("secretNew"),
    shownBefore: t("secretShownBefore"),
    shownBeforeText: t("secretShownBeforeText"),
    copyLabel: t("secretCopy"),
    captions: { copy: t("copy"), copied: t("copied") },
    outcomes: { done: t("copyDone"), failed: t("copyFailed") },
  };
  return <ShownOnce value={secret} labels={labels} />;
}
