import { useTranslation } from "~/i18n/use-translation";
import { useFooter } from "./use-footer";

/** Year and, where configured (`FOOTER_CREDIT`, `FOOTER_CREDIT_URL`), who made it. */
export function Footer() {
  const t = useTranslation("shell");
  const { year, credit } = useFooter();
  return (
    <footer className="no-print mx-auto flex w-full max-w-(--content-width) flex-wrap justify-between gap-3 px-4 pb-6 text-sm text-muted sm:px-6">
      <p>{t("copyright", { year })}</p>
      {credit && (
        <p>
          {credit.address ? (
            <a href={credit.address} target="_blank" rel="noopener" className="underline hover:text-ink">
              {t("madeBy", { name: credit.name })}
              <span className="sr-only"> ({t("opensInNewTab")})</span>
            </a>
          ) : (
            t("madeBy", { name: credit.name })
          )}
        </p>
      )}
    </footer>
  );
}
