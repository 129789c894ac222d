import { Puzzle } from "lucide-react";
import { buttonStyle } from "~/components/ui/button-style";
import { formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";
import { localizedPath } from "~/navigation/localized-path";
import type { SearchTexts } from "./search-texts";

const members = 8_000_000;

interface ExtensionPromotionProps {
  /** The extension's page in the browser's extension store; `null` if there is none. */
  url: string | null;
  texts: SearchTexts;
}

/** Promotes the browser extension. The link leads to its page in the extension store, or to instructions. */
export function ExtensionPromotion({ url, texts: t }: ExtensionPromotionProps) {
  const language = useLanguage();
  return (
    <aside className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-primary-soft p-4 text-on-primary-soft">
      <Puzzle aria-hidden className="size-8 shrink-0" strokeWidth={1.6} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{t("extensionTitle")}</p>
        <p suppressHydrationWarning className="text-sm">
          {t("extensionText", { count: formatNumber(members, language) })}
        </p>
      </div>
      <a
        href={url ?? localizedPath("/extension", language)}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle("solid", "sm")}
      >
        {t("extensionButton")}
        <span className="sr-only"> ({t("opensInNewTab")})</span>
      </a>
    </aside>
  );
}
