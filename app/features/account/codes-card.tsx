import { Alert } from "~/components/ui/alert";
import { buttonStyle } from "~/components/ui/button-style";
import { useTranslation } from "~/i18n/use-translation";

/** New recovery codes, which are shown only once. */
export function CodesCard({ codes }: { codes: string[] }) {
  const t = useTranslation("second-factor");
  const text = `${t("fileTitle")}\n\n${codes.join("\n")}\n`;
  return (
    <Alert tone="success" title={t("codesTitle")}>
      <p>{t("codesText")}</p>
      <ul dir="ltr" className="my-4 grid max-w-md grid-cols-2 gap-2 font-mono select-all">
        {codes.map((code) => (
          <li key={code} className="rounded-md bg-sunken px-3 py-1.5">
            {code}
          </li>
        ))}
      </ul>
      {/* The link itself contains the file, because the codes aren't stored anywhere they could be loaded from again. */}
      <a
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        download="cashlane-recovery-codes.txt"
        className={buttonStyle("outline", "sm")}
      >
        {t("download")}
      </a>
    </Alert>
  );
}
