import { Link2 } from "lucide-react";
import { Chevron } from "~/components/ui/chevron";
import { Prose } from "~/components/prose/prose";
import { Highlighted } from "~/features/search/highlighted";
import { useTranslation } from "~/i18n/use-translation";
import type { ShownAnswer } from "./load-faq.server";

interface AnswerProps {
  answer: ShownAnswer;
  words: string[];
  isOpen: boolean;
}

/**
 * A question with its answer. The anchor is inside the collapsed part, so that browsers unfold it when they
 * navigate to the anchor, with and without scripts.
 */
export function Answer({ answer: { slug, title, html, language }, words, isOpen }: AnswerProps) {
  const t = useTranslation("help");
  return (
    <details className="group" open={isOpen}>
      <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 font-medium hover:bg-sunken">
        <span lang={language}>
          <Highlighted text={title} query={words} />
        </span>
        <Chevron className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div id={slug} className="scroll-mt-40 px-5 pt-1 pb-5">
        <Prose html={html} language={language} />
        <a
          href={`#${slug}`}
          className="no-print mt-3 inline-flex min-h-9 items-center gap-2 text-sm text-muted hover:text-ink hover:underline"
        >
          <Link2 aria-hidden className="size-4" />
          {t("linkToAnswer")}
          <span className="sr-only">: {title}</span>
        </a>
      </div>
    </details>
  );
}
