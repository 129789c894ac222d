import { Alert } from "~/components/ui/alert";
import { CopyButton } from "~/components/ui/copy-button";
import { useTranslation } from "~/i18n/use-translation";

/** A new token, shown once, or a note that it was shown before, if the same form is submitted again. */
export function TokenNotice({ token }: { token: string | null }) {
  const t = useTranslation("api-keys");
  if (token === null)
    return (
      <Alert tone="warning" title={t("tokenShownBefore")}>
        {t("tokenShownBeforeText")}
      </Alert>
    );
  return (
    <Alert tone="success" title={t("tokenNew")}>
      <span className="flex min-w-0 flex-wrap items-center gap-2 pt-1">
        <code dir="ltr" className="rounded-md bg-sunken px-3 py-1.5 font-mono text-sm break-all select-all">
          {token}
        </code>
        <CopyButton
          text={token}
          label={t("tokenCopy")}
          captions={{ copy: t("copy"), copied: t("copied") }}
          outcomes={{ done: t("copyDone"), failed: t("copyFailed") }}
        />
      </span>
    </Alert>
  );
}
