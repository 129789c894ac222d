import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { Screen } from "~/components/screen";
import { DemoScreen } from "../kits/demo-screen";
import { WizardForm } from "../kits/wizard/wizard-form";
import type { WizardDefinition } from "../kits/wizard/wizard-definition";

/** Renders a wizard inside the shell. A wizard that submits data isn't labeled as a showcase. */
export function WizardScreen({ definition }: { definition: WizardDefinition }) {
  const t = useTranslation("demo-wizards");
  const { name } = definition;
  const Frame = definition.isReal ? Screen : DemoScreen;
  return (
    <Frame title={t(`title_${name}`)} subtitle={t(`lead_${name}`)}>
      <Card>
        <WizardForm definition={definition} />
      </Card>
    </Frame>
  );
}
