import { CopyButton } from "~/components/ui/copy-button";
import { useColon } from "~/i18n/use-colon";
import { useTranslation } from "~/i18n/use-translation";

interface CopyableTextProps {
  text: string;
  label: string;
  done: string;
  failed: string;
}

/** Renders a text with a button that copies it. */
export function CopyableText({ text, label, done, failed }: CopyableTextProps) {
  const t = useTranslation("demo-dialogs");
  const colon = useColon();
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-md bg-sunken p-3">
      <span className="sr-only">{label}</span>
      <code dir="ltr" className="min-w-0 flex-1 text-sm break-all">
        {text}
      </code>
      <CopyButton
        text={text}
        label={t("copy") + colon + label}
        captions={{ copy: t("copy"), copied: t("copied") }}
        outcomes={{ done, failed }}
      />
    </div>
  );
}

/** The link that the dialogs share. */
export const sharedLink = "https://cashlane.example/r/LINA07";

/** Renders the shared link with a copy button. */
export function CopyableLink() {
  const t = useTranslation("demo-dialogs");
  return <CopyableText text={sharedLink} label={t("link")} done={t("copyDone")} failed={t("copyFailed")} />;
}
