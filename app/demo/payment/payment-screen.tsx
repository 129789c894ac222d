import type { ReactNode } from "react";
import { useActionData, useLoaderData } from "react-router";
import { SubmitButton } from "~/components/form/submit-button";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { DemoScreen } from "../kits/demo-screen";
import { DemoForm } from "../kits/form/demo-form";
import { payment } from "./payment";
import type { action, loader } from "./payment.server";

/** Renders a sample checkout: the form with the order summary next to it. */
export function PaymentScreen({ summary }: { summary: ReactNode }) {
  const t = useTranslation("payment");
  const { constraints } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <DemoScreen title={t("paymentTitle")} subtitle={t("paymentText")}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <DemoForm definition={payment} constraints={constraints} result={actionData?.result}>
            <SubmitButton className="mt-2">{t("pay")}</SubmitButton>
          </DemoForm>
        </Card>
        {summary}
      </div>
    </DemoScreen>
  );
}
