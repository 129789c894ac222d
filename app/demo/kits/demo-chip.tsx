import { Badge } from "~/components/ui/badge";
import { useTranslation } from "~/i18n/use-translation";

/** Labels a page as a showcase, and excludes the page from search engines. */
export function DemoChip() {
  const t = useTranslation("demo-kit");
  return (
    <>
      <meta name="robots" content="noindex" />
      <span title={t("chipHint")}>
        <Badge tone="info">{t("chip")}</Badge>
      </span>
    </>
  );
}
