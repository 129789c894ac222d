import { data } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { Card } from "~/components/ui/card";
import { DetailRegion } from "~/features/administration/detail-region";
import { LanguageLinks } from "~/features/content-editor/language-links";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { LinkButton } from "~/components/ui/link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { useHasPermission } from "~/page/use-viewer";
import type { Route } from "./+types/route";
import { HelpForm } from "./help-form";
import { HelpList } from "./help-list";
import { loadHelp } from "./load-help.server";
import { NewHelpForm } from "./new-help-form";
import { Preview } from "./preview";
import { saveHelp } from "./save-help.server";
import { Versions } from "./versions";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export const handle = shellScreen("help", "help-admin");

export async function loader({ context, url }: Route.LoaderArgs) {
  const parts = await loadHelp(providerClient(context), url.searchParams);
  return data(parts, { status: parts.opened?.state === "unknown" ? 404 : 200 });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "help-admin");
  return saveHelp({ provider: providerClient(context), t, url, form: await readForm(request) });
}

/** Lists articles and answers for editing. */
export default function WriteHelp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("help-admin");
  const { kind, entries, opened, language, newKey } = loaderData;
  const canWrite = useHasPermission("help.write");
  const kinds = (["article", "answer"] as const).map((one) => (
    <LinkButton
      key={one}
      size="sm"
      variant={one === kind ? "soft" : "ghost"}
      aria-current={one === kind ? "page" : undefined}
      to={`?kind=${one}`}
    >
      {t(`kind_${one}`)}
    </LinkButton>
  ));
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle")}
      actions={canWrite && <LinkButton to={`?kind=${kind}&add=text`}>{t(`new_${kind}`)}</LinkButton>}
    >
      {newKey && canWrite && (
        <Card title={t(`new_${kind}`)} subtitle={t("newHint")}>
          <NewHelpForm kind={kind} formKey={newKey} result={actionData?.result} />
        </Card>
      )}
      <DetailRegion opened={opened} unknown={t("unknown")}>
        {({ entry, shown, html }) => (
          <Card
            title={<bdi>{entry.texts.en.title}</bdi>}
            actions={
              <LanguageLinks
                label={t("languages")}
                current={language}
                to={(one) => `?kind=${kind}&view=${entry.id}&language=${one}`}
              />
            }
          >
            <HelpForm
              key={`${entry.id} ${language} ${entry.version} ${shown.version}`}
              entry={entry}
              shown={shown}
              language={language}
              result={actionData?.result}
            />
            <Preview html={actionData?.preview ?? html} language={shown.texts[language] ? language : "en"} />
            <Versions entry={entry} shown={shown.version} language={language} />
          </Card>
        )}
      </DetailRegion>
      <nav aria-label={t("kinds")} className="flex flex-wrap gap-2">
        {kinds}
      </nav>
      <Card padded={false}>
        <HelpList entries={entries} kind={kind} />
      </Card>
    </Screen>
  );
}
