import { buttonStyle } from "~/components/ui/button-style";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

/** Shown while the browser redirects, with a link for browsers that don't redirect. */
export function RedirectToService({ name, url }: { name: string; url: string }) {
  const t = useTranslation("connections");
  return (
    <Card title={t("goingTitle", { name })}>
      <p className="mb-4 text-muted">{t("goingText")}</p>
      <a href={url} rel="noopener" className={buttonStyle("solid")}>
        {t("go", { name })}
      </a>
    </Card>
  );
}
