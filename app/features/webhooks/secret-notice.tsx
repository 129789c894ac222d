import { Alert } from "~/components/ui/alert";
import { CopyButton } from "~/components/ui/copy-button";
import { useTranslation } from "~/i18n/use-translation";

/** A new secret, shown once, or a note that it was shown before, if the same form is submitted again. */
export function SecretNotice({ secret }: { secret: string | null }) {
  const t = useTranslation("webhooks");
  if (secret === null)
    return (
      <Alert tone="warning" title={t("secretShownBefore")}>
        {t("secretShownBeforeText")}
      </Alert>
    );
  return (
    <Alert tone="success" title={t("secretNew")}>
      <span className="flex min-w-0 items-center gap-2 pt-1">
        <code dir="ltr" className="rounded-md bg-sunken px-3 py-1.5 font-mono text-sm break-all select-all">
          {secret}
        </code>
        <CopyButton
          text={secret}
          label={t("secretCopy")}
          captions={{ copy: t("copy"), copied: t("copied") }}
          outcomes={{ done: t("copyDone"), failed: t("copyFailed") }}
        />
      </span>
    </Alert>
  );
}
