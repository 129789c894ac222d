import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { DrawnIcon } from "../ui/drawn-icon";
import { Input } from "../ui/input";
import { Field } from "./field";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "name" | "type" | "defaultValue"> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[] | null;
  aside?: ReactNode;
  autoComplete: "current-password" | "new-password";
}

/** A password field with a button that shows the password. It is empty after the form was refused. */
export function PasswordField({ name, label, hint, errors, aside, className, ...input }: PasswordFieldProps) {
  const t = useTranslation("ui");
  const [visible, setVisible] = useState(false);
  return (
    <Field name={name} label={label} hint={hint} errors={errors} aside={aside} className={className}>
      {(control) => (
        <span className="relative block">
          <Input
            dir="ltr"
            {...input}
            {...control}
            // `maxLength` would truncate a pasted password without a warning.
            maxLength={undefined}
            type={visible ? "text" : "password"}
            // The field is always left-to-right, the button is at the page's end.
            className="pe-12 rtl:ps-12 rtl:pe-3.5 rtl:text-end"
          />
          <button
            type="button"
            aria-label={t("showPassword")}
            aria-pressed={visible}
            aria-controls={control.id}
            onClick={() => setVisible(!visible)}
            // Keeps the caret in the password field.
            onMouseDown={(event) => event.preventDefault()}
            className="needs-script absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-md text-muted hover:text-ink"
          >
            <DrawnIcon>
              <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z" />
              <circle cx={12} cy={12} r={3} />
              {!visible && <path d="M4 20L20 4" strokeLinecap="round" />}
            </DrawnIcon>
          </button>
        </span>
      )}
    </Field>
  );
}
