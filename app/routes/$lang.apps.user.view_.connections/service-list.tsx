import { useId } from "react";
import { Form } from "react-router";
import type { ConnectedService } from "#contract/accounts/connected-services.ts";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { EmptyState } from "~/components/states/empty-state";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { IconDisc } from "~/components/ui/icon-disc";
import { LastUse } from "~/components/ui/last-use";
import { useTranslation } from "~/i18n/use-translation";
import type { ChangeOutcome } from "./handle-action.server";

interface ServiceListProps {
  services: ConnectedService[];
  /** The result of the submitted form. */
  changed: ChangeOutcome | undefined;
}

/** Lists the services for logging in, each with a button that connects or disconnects it. */
export function ServiceList({ services, changed }: ServiceListProps) {
  const t = useTranslation("connections");
  return (
    <Card title={t("listTitle")} subtitle={t("listSubtitle")}>
      {services.length === 0 ? (
        <EmptyState illustration="locked" title={t("empty")} text={t("emptyText")} level="h3" />
      ) : (
        <ul className="divide-y divide-line">
          {services.map((service) => (
            <Item
              key={service.key}
              service={service}
              result={changed?.service === service.key ? changed.result : undefined}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Item({ service, result }: { service: ConnectedService; result: ChangeOutcome["result"] }) {
  const t = useTranslation("connections");
  const { key, name, connectedAt, isOffered } = service;
  const form = useFormCheck(result);
  const nameId = useId();
  const fields = (
    <>
      <FormErrors state={form.state} />
      <input type="hidden" name="service" value={key} />
    </>
  );
  return (
    <li className="flex flex-wrap items-start gap-4 py-4 first:pt-0 last:pb-0">
      <IconDisc tone={connectedAt ? "primary" : "neutral"}>{[...name][0]}</IconDisc>
      <div className="min-w-0 flex-1 basis-32">
        <p className="flex flex-wrap items-center gap-2">
          <bdi id={nameId} className="font-medium wrap-anywhere">
            {name}
          </bdi>
          <Badge tone={connectedAt ? "success" : "neutral"}>
            {connectedAt ? t("stateConnected") : t("stateOpen")}
          </Badge>
        </p>
        <ConnectionDates service={service} />
        {!isOffered && <p className="text-sm text-muted">{t("notOffered")}</p>}
      </div>
      {connectedAt ? (
        <Form method="post" preventScrollReset className={result ? "w-full" : undefined} {...form.props}>
          {fields}
          <IntentButton
            intent="disconnect"
            label={t("disconnect")}
            size="sm"
            variant="outline"
            aria-describedby={nameId}
          />
        </Form>
      ) : (
        // A full page load, because the response redirects to another site.
        <form method="post" className={result ? "w-full" : undefined} {...form.props}>
          {fields}
          <IntentButton intent="connect" label={t("connect")} size="sm" aria-describedby={nameId} />
        </form>
      )}
    </li>
  );
}

function ConnectionDates({ service: { connectedAt, lastUsedAt } }: { service: ConnectedService }) {
  const t = useTranslation("connections");
  if (connectedAt === null) return null;
  return (
    <>
      <p className="text-sm text-muted">
        {t("since")} <DateTime value={connectedAt} style="minute" />
      </p>
      <LastUse at={lastUsedAt} texts={{ lastUsed: t("lastUsed"), neverUsed: t("neverUsed") }} />
    </>
  );
}
