import { Form } from "react-router";
import type { AdminOrderDetails } from "#contract/shop/admin-shop-orders.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { Textarea } from "~/components/ui/textarea";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";

interface DecisionProps {
  order: AdminOrderDetails;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** The possible decisions on an order. */
export function Decision({ order, formKey, result }: DecisionProps) {
  const t = useTranslation("shop-admin");
  const form = useFormCheck(result);
  const canDecide = useHasPermission("shop.decide");
  const { state, isOwn, delivery, refund, shownAt } = order;
  if (!canDecide || (state !== "placed" && state !== "delivered")) return null;
  if (isOwn) return <Alert>{t("own")}</Alert>;
  const { name, errors, defaultValue } = form.field("reason");
  const hint = refund ? t("refundReason", { reason: refund.reason }) : t("reasonHint");
  return (
    <Card title={t("decision")} subtitle={state === "delivered" && shownAt ? t("twoAdmins") : undefined}>
      {delivery && (
        <div className="mb-4">
          <Alert
            tone="warning"
            title={t("deliveryGiven", { given: delivery.given, required: delivery.required })}
          >
            {delivery.mine ? t("deliveryMine") : t("deliveryYours")}
          </Alert>
        </div>
      )}
      {refund && (
        <div className="mb-4">
          <Alert tone="warning" title={t("refundGiven", { given: refund.given, required: refund.required })}>
            {refund.mine ? t("refundMine") : t("refundYours")}
          </Alert>
        </div>
      )}
      {!refund?.mine && (
        <Form method="post" preventScrollReset className="grid gap-2" {...form.props}>
          <FormErrors state={form.state} />
          <FormKey state={form.state} fresh={formKey} />
          <Field name={name} errors={errors} label={t("reason")} hint={hint}>
            {(control) => (
              <Textarea {...control} defaultValue={defaultValue ?? refund?.reason} rows={3} maxLength={500} />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            {state === "placed" && (
              <>
                {!delivery?.mine && <IntentButton intent="deliver" label={t("deliver")} />}
                <IntentButton intent="fail" label={t("fail")} variant="outline" />
              </>
            )}
            {state === "delivered" && <IntentButton intent="refund" label={t("refund")} variant="danger" />}
          </div>
        </Form>
      )}
    </Card>
  );
}
