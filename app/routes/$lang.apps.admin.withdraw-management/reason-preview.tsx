import type { DecisionNotice } from "#contract/withdrawals/decision-notice.ts";
import { languageName } from "~/i18n/language-name";
import { useLanguage, useTranslation } from "~/i18n/use-translation";

/** The notification about a decision, and how many other members get the same one. */
export interface MemberNotice extends DecisionNotice {
  name: string;
  others: number;
}

interface Reason {
  /** The text of the reason chosen from the list. */
  choice: string | undefined;
  /** The text that the admin entered. */
  words: string | undefined;
}

/** Joins the chosen reason and the admin's text into the text that is stored. */
export function reasonText({ choice, words }: Reason): string {
  return [choice, words?.trim()].filter(Boolean).join(". ");
}

/**
 * Marks where the notification's texts contain the reason. The same as `reasonPlaceholder` in the contract.
 */
const placeholder = "{reason}";

/** Shows the notification that the member will read. The reason in it is updated while the admin types. */
export function ReasonPreview({ notice, ...reason }: Reason & { notice: MemberNotice | null }) {
  const t = useTranslation("withdrawal-case");
  const text = reasonText(reason);
  return (
    <figure className="rounded-md bg-sunken px-4 py-3 text-sm">
      <figcaption className="text-muted">{t("memberReads")}</figcaption>
      <div aria-live="polite" className="mt-1 break-words whitespace-pre-line">
        {notice ? <Notice notice={notice} reason={text} /> : text && <bdi>{text}</bdi>}
        {!text && <p className="text-muted">{t("memberReadsNothing")}</p>}
      </div>
    </figure>
  );
}

function Notice({
  notice: { name, others, language, inApp, title, description, mail },
  reason,
}: {
  notice: MemberNotice;
  reason: string;
}) {
  const t = useTranslation("withdrawal-case");
  const interfaceLanguage = useLanguage();
  const channel = mail && inApp ? "both" : mail ? "mail" : "app";
  const withReason = (text: string) => text.replaceAll(placeholder, () => reason || "…");
  const languageAttributes = { lang: language, dir: language === "ar" ? "rtl" : "ltr" };
  return (
    <>
      <p className="text-muted" suppressHydrationWarning>
        {t(`noticeTo_${channel}`, { name, language: languageName(language, interfaceLanguage) })}
      </p>
      <blockquote {...languageAttributes} className="my-2 rounded-md border border-line bg-surface p-3">
        <p className="font-semibold">{title}</p>
        <p>{withReason(description)}</p>
      </blockquote>
      {mail && (
        <details>
          <summary className="min-h-6 cursor-pointer font-medium text-primary">{t("noticeMail")}</summary>
          <blockquote {...languageAttributes} className="my-2 rounded-md border border-line bg-surface p-3">
            <p className="font-semibold">{withReason(mail.subject)}</p>
            <p>{withReason(mail.text)}</p>
          </blockquote>
        </details>
      )}
      {others > 0 && <p className="text-muted">{t("noticeOthers", { count: others })}</p>}
    </>
  );
}
