import { useTranslation } from "~/i18n/use-translation";
import { DemoChip } from "../kits/demo-chip";
import { WizardForm } from "../kits/wizard/wizard-form";
import { registerSteps } from "./register-steps";

/** Renders the sign-up wizard on its own page. */
export function RegisterWizard() {
  const t = useTranslation("demo-wizards");
  const kit = useTranslation("demo-kit");
  return (
    <section className="card-surface w-full max-w-3xl p-6 sm:p-8">
      <title>{`${t("title_register")} · Cashlane`}</title>
      <DemoChip />
      <h1 className="mt-3 text-2xl font-bold tracking-tight">{t("title_register")}</h1>
      <p className="mt-1 mb-8 text-muted">{t("lead_register")}</p>
      <WizardForm definition={registerSteps} />
      <p className="mt-6 text-sm text-muted">{kit("nothingWill")}</p>
    </section>
  );
}
