import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { settingsAreas, needsSecondAdmin, type SettingsArea } from "#contract/settings/settings-areas.ts";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { ShopTabs } from "../shop-tabs";
import { useTranslation } from "~/i18n/use-translation";
import { ScreenTabs } from "~/navigation/screen-tabs";
import { Screen } from "~/components/screen";
import { MarkTabUnsaved } from "./mark-tab-unsaved";
import { Differences } from "./differences";
import { Proposal } from "./proposal";
import type { loadSettings, SettingsActionData } from "./settings.server";
import { SettingsForm } from "./settings-form";
import { settingsPaths } from "./settings-paths";

type SettingsData = Awaited<ReturnType<typeof loadSettings>>;

interface SettingsScreenProps {
  area: SettingsArea;
  loaded: SettingsData;
  actionData: SettingsActionData | undefined;
  /** Additional content of an area. */
  children?: ReactNode;
}

/** The screen of a settings area: its form, a proposed change, and its history. */
export function SettingsScreen({
  area,
  loaded: { settings, formKey },
  actionData,
  children,
}: SettingsScreenProps) {
  const t = useTranslation("settings");
  const areas = useTranslation("settings-areas");
  // The key changes when the page is opened again or changes are discarded, which resets the form to the
  // current values.
  const { key } = useLocation();
  const tabs = settingsAreas.map((name) => ({ to: settingsPaths[name], label: areas(name) }));
  const [isChanged, setIsChanged] = useState(false);
  const unsavedTab = isChanged ? { to: settingsPaths[area], label: t("unsaved") } : undefined;
  const parts = { area, settings, formKey, actionData };
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} isNarrow>
      <ShopTabs current={settingsPaths.payouts} />
      <ScreenTabs label={t("areas")} tabs={tabs} changed={unsavedTab} />
      {actionData?.submitted && (
        <Alert tone="warning" title={t("changedElsewhere")}>
          <div className="mt-3">
            <Differences
              area={area}
              currency={settings.currency}
              change={{ before: settings.value, value: actionData.submitted }}
              titles={["inForce", "yours"]}
            />
          </div>
        </Alert>
      )}
      <Proposal {...parts} />
      <MarkTabUnsaved value={setIsChanged}>
        {children ?? <SettingsForm key={`${settings.version} ${key}`} {...parts} />}
      </MarkTabUnsaved>
      <History area={area} settings={settings} />
    </Screen>
  );
}

function History({ area, settings }: { area: SettingsArea; settings: SettingsData["settings"] }) {
  const t = useTranslation("settings");
  const { history, currency } = settings;
  if (history.length === 0) return null;
  return (
    <Card title={t("history")} subtitle={t("historyText")}>
      <ul className="divide-y divide-line">
        {history.map((change) => (
          <li key={change.id} className="py-3">
            <details>
              <summary className="cursor-pointer">
                <bdi>
                  {t(change.state === "in_force" ? "historyChanged" : "historyRefused", {
                    name: change.requestedBy.name,
                  })}
                </bdi>{" "}
                <DateTime value={change.requestedAt} style="minute" className="text-sm text-muted" />
                {needsSecondAdmin(area) && change.decidedBy && (
                  <bdi className="block text-sm text-muted">
                    {t("decidedBy", { name: change.decidedBy.name })}
                  </bdi>
                )}
              </summary>
              <div className="mt-3">
                <Differences area={area} currency={currency} change={change} titles={["before", "after"]} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}
