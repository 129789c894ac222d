import { EmptyState } from "~/components/states/empty-state";
import { ErrorState } from "~/components/states/error-state";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import { Section } from "./section";
import { Specimen } from "./specimen";

/** Shows the loading, empty and error states of a region. */
export function StatesSection() {
  const t = useTranslation("design-system");
  const ui = useTranslation("ui");
  return (
    <Section name="states">
      <div className="grid gap-6 md:grid-cols-2">
        <Specimen name={t("empty")}>
          <EmptyState illustration="search" title={t("tableEmptyTitle")} text={t("tableEmptyText")} />
        </Specimen>
        <Specimen name={t("failed")}>
          <ErrorState requestId="01J8ZK3E5" />
        </Specimen>
        <Specimen name={t("partFailed")}>
          <PartRegion
            part={{ state: "failed", status: 503, message: ui("unavailableText"), requestId: "01J8ZK3E6" }}
          >
            {() => null}
          </PartRegion>
        </Specimen>
        <Specimen name={t("forbidden")}>
          <EmptyState illustration="locked" title={ui("forbiddenTitle")} text={ui("forbiddenText")} />
        </Specimen>
        <Specimen name={t("offline")}>
          <Alert tone="warning" title={ui("offlineTitle")}>
            {ui("offlineText")}
          </Alert>
        </Specimen>
      </div>
    </Section>
  );
}
