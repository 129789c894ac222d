import { Alert } from "~/components/ui/alert";
import { buttonStyle } from "~/components/ui/button-style";
import { useTranslation } from "~/i18n/use-translation";

/** Shows new recovery codes, which are displayed only once. */
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
      {/* The link contains the file, because the codes aren't stored and so can't be loaded again. */}
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
