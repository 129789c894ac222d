import { renderMarkdown } from "~/components/prose/markdown.server";
import { Prose } from "~/components/prose/prose";
import { Screen } from "~/components/screen";
import { buttonStyle } from "~/components/ui/button-style";
import { Card } from "~/components/ui/card";
import { getTranslation } from "~/i18n/i18n.server";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
import { environment } from "~/server/environment.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("extension");

const features = ["whatRate", "whatActivate", "whatCoupons", "whatAccount", "whatSilent"] as const;
const steps = ["manualBuild", "manualChromium", "manualFirefox", "manualConnect"] as const;
const privacyRules = [
  "privacyLocal",
  "privacySites",
  "privacyLinks",
  "privacySent",
  "privacyNot",
  "privacyEnd",
  "privacyNotice",
] as const;

export function loader({ context }: Route.LoaderArgs) {
  const t = getTranslation(context, "extension");
  return {
    storePage: environment().EXTENSION_URL ?? null,
    privacy: renderMarkdown(privacyRules.map((key) => `- ${t(key)}`).join("\n")),
  };
}

/** Explains what the browser extension does, how to install it, and which data it reads and sends. */
export default function Extension({ loaderData: { storePage, privacy } }: Route.ComponentProps) {
  const t = useTranslation("extension");
  const language = useLanguage();
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} isForm>
      <PublicPageTags path="/extension" title={t("title")} description={t("subtitle")} />
      <div className="space-y-6">
        <Card title={t("whatTitle")}>
          <ul className="list-disc space-y-2 ps-5">
            {features.map((key) => (
              <li key={key}>{t(key)}</li>
            ))}
          </ul>
        </Card>
        <Card id="install" title={t("installTitle")} subtitle={storePage && t("installStore")}>
          {storePage ? (
            <a href={storePage} target="_blank" rel="noopener noreferrer" className={buttonStyle("solid")}>
              {t("installButton")}
              <span className="sr-only"> ({t("opensInNewTab")})</span>
            </a>
          ) : (
            <>
              <p>{t("manualText")}</p>
              <ol className="mt-3 list-decimal space-y-2 ps-5">
                {steps.map((key) => (
                  <li key={key}>{t(key)}</li>
                ))}
              </ol>
            </>
          )}
        </Card>
        <Card id="privacy" title={t("privacyTitle")}>
          <Prose html={privacy} language={language} />
        </Card>
      </div>
    </Screen>
  );
}
