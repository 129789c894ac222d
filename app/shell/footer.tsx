import type { ReactNode } from "react";
import { Link } from "react-router";
import { helpCenterPath } from "~/features/help/help-paths";
import { languages } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { LanguageLink } from "./language-link";
import { useFooter } from "./use-footer";

const linkStyle =
  "inline-flex min-h-9 items-center hover:text-ink hover:underline aria-[current]:font-medium aria-[current]:text-ink";

/**
 * Help, terms, privacy, contact and languages, followed by the year and, if configured, the credit
 * (`FOOTER_CREDIT`, `FOOTER_CREDIT_URL`).
 */
export function Footer() {
  const t = useTranslation("shell");
  const { year, credit } = useFooter();
  return (
    <footer className="no-print mx-auto w-full max-w-(--content-width) px-4 pb-6 text-sm text-muted sm:px-6">
      <div className="flex flex-wrap justify-between gap-x-8 border-t border-line pt-3">
        <LinkRow label={t("footer")}>
          <Link to={helpCenterPath} className={linkStyle}>
            {t("help")}
          </Link>
          <LocalizedLink to="/terms" className={linkStyle}>
            {t("terms")}
          </LocalizedLink>
          <LocalizedLink to="/privacy" className={linkStyle}>
            {t("privacy")}
          </LocalizedLink>
          <LocalizedLink to="/contact" className={linkStyle}>
            {t("contact")}
          </LocalizedLink>
        </LinkRow>
        <LinkRow label={t("language")}>
          {languages.map((language) => (
            <LanguageLink key={language} language={language} className={linkStyle} />
          ))}
        </LinkRow>
      </div>
      <div className="mt-1 flex flex-wrap justify-between gap-3">
        <p>{t("copyright", { year })}</p>
        {credit && (
          <p>
            {credit.address ? (
              <a href={credit.address} target="_blank" rel="noopener" className="underline hover:text-ink">
                <bdi>{credit.text}</bdi>
                <span className="sr-only"> ({t("opensInNewTab")})</span>
              </a>
            ) : (
              <bdi>{credit.text}</bdi>
            )}
          </p>
        )}
      </div>
    </footer>
  );
}

function LinkRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-5">
      {children}
    </nav>
  );
}
