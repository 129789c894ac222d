import { Form } from "react-router";
import type { WebhookDeliveryDetails } from "#contract/webhooks/admin-webhooks.ts";
import { IntentButton } from "~/components/form/intent-button";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { IfPermitted } from "~/components/ui/if-permitted";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useLiveTail } from "~/page/use-live-tail";
import { DeliveryBadge } from "./delivery-list";

interface DeliveryDetailProps {
  delivery: WebhookDeliveryDetails;
  formKey: string;
}

/**
 * Shows the body of an event, and each delivery attempt with its response and time. Reloads regularly while
 * the delivery is pending.
 */
export function DeliveryDetail({ delivery, formKey }: DeliveryDetailProps) {
  const t = useTranslation("webhooks");
  const { id, event, state, body, attempted, dueAt } = delivery;
  useLiveTail(state === "pending");
  return (
    <DetailSheet
      isWide
      title={
        <code dir="ltr" className="font-mono">
          {event.type}
        </code>
      }
      subtitle={<DeliveryBadge state={state} />}
    >
      <div className="grid gap-6">
        <Facts
          facts={[
            {
              label: t("eventId"),
              value: (
                <bdi dir="ltr" className="break-all">
                  {event.id}
                </bdi>
              ),
            },
            { label: t("happened"), value: <DateTime value={event.createdAt} style="minute" /> },
            ...(dueAt ? [{ label: t("nextAttempt"), value: <DateTime value={dueAt} style="minute" /> }] : []),
          ]}
        />
        <IfPermitted permission="webhooks.write">
          <Form method="post" preventScrollReset>
            <input type="hidden" name="key" value={formKey} />
            <input type="hidden" name="delivery" value={id} />
            <IntentButton intent="resend" label={t("resend")} variant="soft" />
          </Form>
        </IfPermitted>
        <section aria-label={t("request")} className="min-w-0">
          <h3 className="mb-2 font-semibold">{t("request")}</h3>
          <Code text={JSON.stringify(JSON.parse(body), null, 2)} />
        </section>
        <section aria-label={t("attempts")} className="min-w-0">
          <h3 className="mb-2 font-semibold">{t("attempts")}</h3>
          {attempted.length === 0 ? (
            <p className="text-muted">{t("noAttempt")}</p>
          ) : (
            <ol className="grid gap-4">
              {attempted.map((attempt) => (
                <Attempt key={attempt.id} attempt={attempt} />
              ))}
            </ol>
          )}
        </section>
      </div>
    </DetailSheet>
  );
}

function Attempt({ attempt }: { attempt: WebhookDeliveryDetails["attempted"][number] }) {
  const t = useTranslation("webhooks");
  const language = useLanguage();
  const { at, milliseconds, status, failure, headers, answer, url } = attempt;
  return (
    <li className="grid gap-2 rounded-md border border-line p-4 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <DateTime value={at} style="minute" />
        <span className="figures">
          {status ?? t("noAnswer")} · {t("milliseconds", { time: formatNumber(milliseconds, language) })}
        </span>
      </p>
      <p dir="ltr" className="font-mono text-xs break-all text-muted">
        POST {url}
      </p>
      {headers.length > 0 && (
        <section aria-label={t("requestHeaders")} className="grid min-w-0 gap-1">
          <h4 className="text-muted">{t("requestHeaders")}</h4>
          <Code text={headers.map(({ name, value }) => `${name}: ${value}`).join("\n")} />
        </section>
      )}
      {failure && <p className="text-danger">{t(`failure_${failure}`)}</p>}
      {answer && (
        <section aria-label={t("response")} className="grid min-w-0 gap-1">
          <h4 className="text-muted">{t("response")}</h4>
          <Code text={answer} />
        </section>
      )}
    </li>
  );
}

function Code({ text }: { text: string }) {
  return (
    <pre
      dir="ltr"
      tabIndex={0}
      className="max-h-64 overflow-auto rounded-md bg-sunken p-4 font-mono text-sm break-all whitespace-pre-wrap"
    >
      {text}
    </pre>
  );
}
