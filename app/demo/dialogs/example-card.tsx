import type { ReactNode } from "react";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";

interface ExampleCardProps {
  /** The path data of the icon, in a 24 × 24 view box. */
  icon: string;
  title: string;
  text: string;
  /** The URL that opens the dialog. Without it, the card has no link. */
  to?: string | undefined;
  /** The result of the dialog. */
  children?: ReactNode;
}

/** Renders the purpose of a dialog with the link that opens it. */
export function ExampleCard({ icon, title, text, to, children }: ExampleCardProps) {
  const t = useTranslation("demo-dialogs");
  return (
    <Card className="flex flex-col [&>div]:flex [&>div]:flex-1 [&>div]:flex-col">
      <svg
        viewBox="0 0 24 24"
        aria-hidden
        className="size-9 text-primary"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.6}
        strokeLinejoin="round"
      >
        <path d={icon} />
      </svg>
      <h3 className="mt-3 text-lg font-semibold">{title}</h3>
      <p className="mt-1 mb-4 flex-1 text-muted">{text}</p>
      {children}
      {to && (
        <LinkButton
          to={to}
          variant="soft"
          preventScrollReset
          className="self-start"
          aria-label={t("showNamed", { name: title })}
        >
          {t("show")}
        </LinkButton>
      )}
    </Card>
  );
}
