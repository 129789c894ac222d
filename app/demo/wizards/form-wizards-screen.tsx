import { useLoaderData } from "react-router";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { DemoScreen } from "../kits/demo-screen";
import { LinkTabs } from "../kits/link-tabs";
import { WizardForm } from "../kits/wizard/wizard-form";
import { formWizards } from "./form-wizards";
import type { formWizardPages } from "./wizards.server";

/** Renders four wizards on one page. The URL determines which one is open, and its step. */
export function FormWizardsScreen() {
  const t = useTranslation("demo-wizards");
  const { name } = useLoaderData<typeof formWizardPages.loader>();
  const openWizard = formWizards.find((wizard) => wizard.name === name) ?? formWizards[0];
  return (
    <DemoScreen title={t("formTitle")} subtitle={t("formLead")}>
      <Card>
        <LinkTabs
          label={t("looks")}
          name="wizard"
          current={openWizard.name}
          tabs={formWizards.map((wizard) => ({ value: wizard.name, label: t(`title_${wizard.name}`) }))}
        />
        <p className="mb-8 text-muted">{t(`lead_${openWizard.name}`)}</p>
        <WizardForm key={openWizard.name} definition={openWizard} />
      </Card>
    </DemoScreen>
  );
}
