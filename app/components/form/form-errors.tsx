import { useState } from "react";
import { useColon } from "~/i18n/use-colon";
import { useTranslation } from "~/i18n/use-translation";
import { PasskeyConfirmation } from "../passkey/passkey-confirmation";
import { Alert } from "../ui/alert";
import { fieldId } from "./field";
import type { FormState } from "./form-state";
import { passwordConfirmationField } from "./password-confirmation";
import { PasswordField } from "./password-field";

interface FormErrorsProps {
  state: FormState;
  /** Labels of the fields, for the links in the summary. */
  labels?: Record<string, string>;
  /**
   * Whether the form is no longer displayed because its action has become impossible. The password is then
   * not requested.
   */
  isFormGone?: boolean;
}

/**
 * Rendered above a form: its general errors, a summary with links if several fields are wrong, and the
 * password field if the password must be confirmed. Renders nothing for a form without errors.
 */
export function FormErrors({ state, labels = {}, isFormGone = false }: FormErrorsProps) {
  const t = useTranslation("ui");
  const colon = useColon();
  const wrongFields = Object.entries(state.fieldErrors).filter(([name]) => labels[name]);
  const hasSummary = wrongFields.length > 1;
  if (state.needsPassword && isFormGone) return null;
  if (state.needsPassword) return <ConfirmPassword state={state} />;
  if (!hasSummary && state.formErrors.length === 0) return null;
  return (
    <div className="mb-5">
      <Alert tone="danger" title={hasSummary ? t("formErrors", { count: wrongFields.length }) : undefined}>
        {state.formErrors.map((error) => (
          <p key={error}>{error}</p>
        ))}
        {hasSummary && (
          <ul className="list-disc ps-5">
            {wrongFields.map(([name, errors]) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} className="underline">
                  {labels[name]}
                  {colon}
                  {errors[0]}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Alert>
    </div>
  );
}

function ConfirmPassword({ state }: { state: FormState }) {
  const t = useTranslation("ui");
  const errors = state.fieldErrors[passwordConfirmationField];
  // The errors shown when the user confirmed with a passkey. After another refusal the errors are new, so the
  // password is requested again.
  const [confirmedErrors, setConfirmedErrors] = useState<string[]>();
  const isConfirmed = confirmedErrors !== undefined && confirmedErrors === errors;
  return (
    <>
      {!isConfirmed && (
        <PasswordField
          name={passwordConfirmationField}
          label={t("passwordAgain")}
          errors={errors}
          autoComplete="current-password"
          required
          className="w-full max-w-md"
        />
      )}
      {state.acceptsPasskey && (
        <PasskeyConfirmation isConfirmed={isConfirmed} onConfirmed={() => setConfirmedErrors(errors)} />
      )}
    </>
  );
}
