import type { ReactNode } from "react";
import { faqPath, helpCenterPath } from "~/features/help/help-paths";
import { languages } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { LocalizedLink } from "~/navigation/localized-link";
import { LanguageLink } from "~/shell/menus/language-link";
import { type SharedContent, SharedPart } from "./shared-part";
import { useFooter } from "./use-footer";
import { useViewer } from "~/page/use-viewer";

const linkStyle = "look-footer-link";

/**
 * Links to help, terms, privacy, accessibility, contact and languages, followed by the year and, if configured,
 * the credit (`FOOTER_CREDIT`, `FOOTER_CREDIT_URL`). For visitors, the links are in columns together with those
 * to the public pages.
 */
export function Footer() {
  return (
    <SharedPart
      of={content}
      as="footer"
      className="no-print mx-auto w-full max-w-(--content-width) px-4 pb-6 text-sm text-muted sm:px-6"
    />
  );
}

const content: SharedContent = { name: "footer", hasAddress: true, Content: FooterContent };

function FooterContent() {
  const t = useTranslation("shell");
  const { year, credit } = useFooter();
  const isVisitor = useViewer().state === "signed-out";
  return (
    <>
      {isVisitor ? <Columns /> : <Rows />}
      {/* On phones, the button that scrolls to the top covers the end of this line. */}
      <div className="mt-1 flex flex-wrap justify-between gap-3 max-sm:pe-14">
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
    </>
  );
}

function Rows() {
  const t = useTranslation("shell");
  return (
    <div className="flex flex-wrap justify-between gap-x-8 border-t border-line pt-3">
      <LinkRow label={t("footer")}>
        <HelpLink />
        <LegalLinks />
        <ContactLink />
      </LinkRow>
      <LinkRow label={t("language")}>
        <LanguageLinks />
      </LinkRow>
    </div>
  );
}

/**
 * Lists links in columns. Visitors also see all public pages, so that they can read them before they
 * register.
 */
function Columns() {
  const t = useTranslation("shell");
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-5 border-t border-line pt-5 pb-3 md:grid-cols-4">
      <LinkColumn label={t("footerProduct")}>
        <LocalizedLink to="/stores" className={linkStyle}>
          {t("place_stores")}
        </LocalizedLink>
        <Link to="/front-pages/landing-page#how-it-works" className={linkStyle}>
          {t("howItWorks")}
        </Link>
        <Link to="/front-pages/pricing" className={linkStyle}>
          {t("pricing")}
        </Link>
        <LocalizedLink to="/extension" className={linkStyle}>
          {t("extension")}
        </LocalizedLink>
      </LinkColumn>
      <LinkColumn label={t("footerHelp")}>
        <HelpLink />
        <LocalizedLink to={faqPath} className={linkStyle}>
          {t("faq")}
        </LocalizedLink>
        <ContactLink />
      </LinkColumn>
      <LinkColumn label="Cashlane">
        <LegalLinks />
      </LinkColumn>
      <LinkColumn label={t("language")}>
        <LanguageLinks />
      </LinkColumn>
    </div>
  );
}

function HelpLink() {
  const t = useTranslation("shell");
  return (
    <Link to={helpCenterPath} className={linkStyle}>
      {t("help")}
    </Link>
  );
}

function ContactLink() {
  const t = useTranslation("shell");
  return (
    <LocalizedLink to="/contact" className={linkStyle}>
      {t("contact")}
    </LocalizedLink>
  );
}

function LegalLinks() {
  const t = useTranslation("shell");
  return (
    <>
      <LocalizedLink to="/terms" className={linkStyle}>
        {t("terms")}
      </LocalizedLink>
      <LocalizedLink to="/privacy" className={linkStyle}>
        {t("privacy")}
      </LocalizedLink>
      <LocalizedLink to="/accessibility" className={linkStyle}>
        {t("accessibility")}
      </LocalizedLink>
    </>
  );
}

function LanguageLinks() {
  return languages.map((language) => (
    <LanguageLink key={language} language={language} className={linkStyle} />
  ));
}

function LinkColumn({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-col items-start">
      <p aria-hidden className="py-1.5 font-semibold text-ink">
        {label}
      </p>
      {children}
    </nav>
  );
}

function LinkRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-x-5">
      {children}
    </nav>
  );
}
