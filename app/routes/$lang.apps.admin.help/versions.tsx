import { Form, useLocation } from "react-router";
import type { EditableHelp } from "#contract/help/admin-help.ts";
import { IntentButton } from "~/components/form/intent-button";
import { DateTime } from "~/components/ui/date-time";
import { LinkButton } from "~/components/ui/link-button";
import type { Language } from "~/i18n/languages";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";

interface VersionsProps {
  entry: EditableHelp;
  /** The version to show. */
  shown: number;
  language: Language;
}

/** Lists the versions of an entry, which can be viewed and restored. */
export function Versions({ entry, shown, language }: VersionsProps) {
  const t = useTranslation("help-admin");
  const { search } = useLocation();
  const canWrite = useHasPermission("help.write");
  const { id, kind, version: latest, versions } = entry;
  return (
    <section className="mt-6 border-t border-line pt-5">
      <h3 className="font-medium">{t("versions")}</h3>
      <ol className="mt-2 divide-y divide-line">
        {versions.map(({ version, changedAt, changedBy }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2 text-sm">
            <span className="min-w-24 font-medium">{t("version", { version })}</span>
            <DateTime value={changedAt} style="minute" />
            <span className="text-muted">{changedBy ? <bdi>{changedBy.name}</bdi> : t("product")}</span>
            <span className="ms-auto flex flex-wrap gap-2">
              {version === shown ? (
                <span className="text-muted">{t("shownNow")}</span>
              ) : (
                <LinkButton
                  size="sm"
                  variant="ghost"
                  to={`?kind=${kind}&view=${id}&language=${language}&version=${version}`}
                  preventScrollReset
                >
                  {t("look")}
                </LinkButton>
              )}
              {canWrite && version === shown && version !== latest && (
                <Form method="post" action={search} preventScrollReset>
                  <input type="hidden" name="entry" value={id} />
                  <input type="hidden" name="version" value={latest} />
                  <input type="hidden" name="language" value={language} />
                  <input type="hidden" name="from" value={version} />
                  <IntentButton intent="restore" label={t("restore")} size="sm" variant="outline" />
                </Form>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
