import { useLoaderData, useNavigation } from "react-router";
import { PlainTable } from "~/components/data-table/plain-table";
import { Card } from "~/components/ui/card";
import { LineIcon } from "~/components/ui/line-icon";
import { LinkButton } from "~/components/ui/link-button";
import { useColon } from "~/i18n/use-colon";
import { useTranslation } from "~/i18n/use-translation";
import { DemoScreen } from "../kits/demo-screen";
import { addressOf, addressWithToggle } from "./action-address";
import { actionCards, actionIcons, type ActionName, type CardName } from "./action-cards";
import type { loader } from "./actions.server";

/** Renders cards that can be collapsed, reloaded and removed. The URL holds their state. */
export function Actions() {
  const t = useTranslation("demo-widgets");
  const colon = useColon();
  const state = useLoaderData<typeof loader>();
  const isLoading = useNavigation().state === "loading";
  const addressFor = (action: ActionName, card: CardName) =>
    action === "refresh"
      ? addressOf(state)
      : addressWithToggle(state, action === "fold" ? "folded" : "removed", card);
  return (
    <DemoScreen title={t("title_actions")} subtitle={t("lead_actions")}>
      <Card title={t("legend")} padded={false}>
        <PlainTable
          label={t("legend")}
          columns={[
            {
              id: "action",
              header: t("action"),
              primary: true,
              cell: (action) => (
                <span className="flex items-center gap-3">
                  <ActionIcon action={action} />
                  {t(action)}
                </span>
              ),
            },
            { id: "meaning", header: t("meaning"), cell: (action) => t(`meaning_${action}`) },
          ]}
          rows={Object.keys(actionIcons) as ActionName[]}
          rowKey={(action) => action}
        />
      </Card>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {actionCards.map(({ name, actions }) =>
          state.removed.includes(name) ? (
            <div
              key={name}
              role="status"
              className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-dashed border-line-strong p-5"
            >
              {t("removed", { name: t(`card_${name}`) })}
              <LinkButton to={addressFor("remove", name)} variant="soft" size="sm" replace preventScrollReset>
                {t("undo")}
              </LinkButton>
            </div>
          ) : (
            <Card
              key={name}
              title={t(`card_${name}`)}
              actions={
                <div className="flex gap-1">
                  {actions.map((action) => (
                    <LinkButton
                      key={action}
                      to={addressFor(action, name)}
                      replace
                      preventScrollReset
                      variant="ghost"
                      size="icon"
                      aria-label={t(action) + colon + t(`card_${name}`)}
                      title={t(action)}
                    >
                      <ActionIcon
                        action={action}
                        isTurned={action === "fold" && state.folded.includes(name)}
                      />
                    </LinkButton>
                  ))}
                </div>
              }
            >
              {!state.folded.includes(name) && (
                <div aria-busy={isLoading} className={isLoading ? "opacity-50" : undefined}>
                  <p>{t("body")}</p>
                  <p className="mt-2 text-sm text-muted">
                    <time dateTime={state.loadedAt}>
                      {t("loadedAt", { time: `\u2066${state.loadedAt.slice(11, 19)} UTC\u2069` })}
                    </time>
                  </p>
                </div>
              )}
            </Card>
          ),
        )}
      </div>
    </DemoScreen>
  );
}

function ActionIcon({ action, isTurned = false }: { action: ActionName; isTurned?: boolean }) {
  return <LineIcon path={actionIcons[action]} className={`size-5 ${isTurned ? "rotate-180" : ""}`} />;
}
