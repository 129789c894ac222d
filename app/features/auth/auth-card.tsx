import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { classNames } from "~/components/ui/class-names";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { AuthPicture, type AuthPictureName } from "./auth-picture";
import { withReturn } from "./with-return";

interface AuthCardProps {
  title: string;
  summary: string;
  children: ReactNode;
  /** A link to another of these pages. It keeps the return path. */
  other: { question: string; label: string; path: string };
  /** Whether the page has a card and a picture of its own around the form. */
  isFrameless?: boolean;
  /** The picture beside the form: a purchase for new and returning members, otherwise a payout. */
  picture?: AuthPictureName;
}

/** The frame of the login page, the registration page and related pages. */
export function AuthCard({
  title,
  summary,
  other,
  isFrameless = false,
  picture = "payout",
  children,
}: AuthCardProps) {
  const t = useTranslation("ui");
  const { search } = useLocation();
  return (
    <section
      className={classNames(
        "w-full max-w-md p-6 sm:p-8",
        isFrameless ? "mx-auto lg:py-12" : "auth-split card-surface",
      )}
    >
      <title>{`${title} · Cashlane`}</title>
      <h1 className="text-2xl font-bold tracking-tight">{title}</h1>
      <p className="mt-1 mb-6 text-muted">{summary}</p>
      {children}
      <p className="mt-6 text-center text-muted">
        {other.question}{" "}
        <LocalizedLink
          to={withReturn(other.path, search)}
          className="font-semibold text-primary hover:underline"
        >
          {other.label}
        </LocalizedLink>
      </p>
      <p className="mt-2 text-center text-sm">
        <LocalizedLink to="/contact" className="text-muted underline hover:text-ink">
          {t("trouble")}
        </LocalizedLink>
      </p>
      {!isFrameless && <AuthPicture name={picture} />}
    </section>
  );
}
