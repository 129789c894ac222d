import { type FormEvent, useState } from "react";
import { PasswordField } from "~/components/form/password-field";
import { useTranslation } from "~/i18n/use-translation";
import { type Strength, strengthOf } from "./strength";

interface NewPasswordProps {
  name: string;
  label: string;
  errors?: string[] | null;
}

/** A field for a new password. Scripts replace its hint with a description of the password's strength. */
export function NewPassword({ label, ...field }: NewPasswordProps) {
  const t = useTranslation("password");
  const [strength, setStrength] = useState<Strength>();
  function updateStrength(event: FormEvent<HTMLDivElement>) {
    const { value } = event.target as HTMLInputElement;
    setStrength(value === "" ? undefined : strengthOf(value));
  }
  return (
    <div onInput={updateStrength}>
      <PasswordField {...field} label={label} hint={t("hint")} autoComplete="new-password" />
      <p role="status" className="min-h-5 text-sm font-medium">
        {strength && !field.errors?.length && t(`strength_${strength}`)}
      </p>
    </div>
  );
}
