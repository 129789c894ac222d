import { Search } from "lucide-react";
import { SubmitButton } from "~/components/form/submit-button";
import { Button } from "~/components/ui/button";
import type { ButtonVariant } from "~/components/ui/button-style";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { Section } from "./section";
import { Specimen } from "./specimen";

const variants: ButtonVariant[] = ["solid", "soft", "outline", "ghost", "danger"];

/** Shows buttons, and links that look like buttons. */
export function ButtonsSection() {
  const t = useTranslation("design-system");
  return (
    <Section name="buttons">
      <Specimen name={t("kinds")}>
        <div className="flex flex-wrap gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {t(`button_${variant}`)}
            </Button>
          ))}
          <LinkButton variant="soft" to="#buttons">
            {t("buttonLink")}
          </LinkButton>
        </div>
      </Specimen>
      <Specimen name={t("small")}>
        <div className="flex flex-wrap items-center gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size="sm">
              {t(`button_${variant}`)}
            </Button>
          ))}
          <Button variant="ghost" size="icon" aria-label={t("find")} title={t("find")}>
            <Search aria-hidden className="size-5" />
          </Button>
        </div>
      </Specimen>
      <div className="flex flex-wrap gap-8">
        <Specimen name={t("disabled")}>
          <Button disabled>{t("button_solid")}</Button>
        </Specimen>
        <Specimen name={t("busy")}>
          <SubmitButton pending>{t("button_solid")}</SubmitButton>
        </Specimen>
      </div>
    </Section>
  );
}
