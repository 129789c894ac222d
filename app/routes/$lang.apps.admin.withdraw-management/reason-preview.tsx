import { useTranslation } from "~/i18n/use-translation";

interface ReasonPreviewProps {
  /** The chosen reason's text. */
  choice: string | undefined;
  /** The admin's own words. */
  words: string | undefined;
}

/** Joins a chosen reason and the admin's own words to the text that is stored. */
export function reasonText({ choice, words }: ReasonPreviewProps): string {
  return [choice, words?.trim()].filter(Boolean).join(". ");
}

/** The text that the member will read, as it is typed. Needs scripts. */
export function ReasonPreview(reason: ReasonPreviewProps) {
  const t = useTranslation("withdrawal-case");
  const text = reasonText(reason);
  return (
    <figure className="needs-script rounded-md bg-sunken px-4 py-3 text-sm">
      <figcaption className="text-muted">{t("memberReads")}</figcaption>
      <blockquote aria-live="polite" className="mt-1 break-words whitespace-pre-line">
        {text ? <bdi>{text}</bdi> : <span className="text-muted">{t("memberReadsNothing")}</span>}
      </blockquote>
    </figure>
  );
}
