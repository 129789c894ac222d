import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { DemoScreen } from "../kits/demo-screen";
import { WizardForm } from "../kits/wizard/wizard-form";
import type { WizardDefinition } from "../kits/wizard/wizard-definition";
import { checkout } from "./checkout";
import { OrderSummary } from "./order-summary";

/** A wizard inside the shell. */
export function WizardScreen({ definition }: { definition: WizardDefinition }) {
  const t = useTranslation("demo-wizards");
  const { name } = definition;
  return (
    <DemoScreen title={t(`title_${name}`)} subtitle={t(`lead_${name}`)}>
      <Card>
        <WizardForm
          definition={definition}
          aside={definition === checkout ? (values) => <OrderSummary values={values} /> : undefined}
        />
      </Card>
    </DemoScreen>
  );
}
