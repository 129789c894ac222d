import { AtSign, type LucideIcon, MessageSquare, Phone, User } from "lucide-react";
import { Field } from "~/components/form/field";
import { Input } from "~/components/ui/input";
import { Textarea } from "~/components/ui/textarea";
import type { TextLookProps } from "../kits/form/demo-field";
import type { FieldKindName } from "../kits/form/field-kinds";

const icons: Partial<Record<FieldKindName, LucideIcon>> = {
  text: User,
  email: AtSign,
  phone: Phone,
  note: MessageSquare,
};

/** Renders a text field with an icon at its start. */
export function IconField({ kind, name, label, hint, errors, aside, className, ...input }: TextLookProps) {
  const Icon = icons[kind] ?? User;
  const { maxLength, minLength, required, defaultValue } = input;
  return (
    <Field name={name} label={label} hint={hint} errors={errors} aside={aside} className={className}>
      {(control) => (
        <span className="relative block">
          <Icon aria-hidden className="pointer-events-none absolute start-3.5 top-3 size-5 text-muted" />
          {kind === "note" ? (
            <Textarea
              {...control}
              maxLength={maxLength}
              minLength={minLength}
              required={required}
              defaultValue={defaultValue}
              className="ps-11"
            />
          ) : (
            // The icon is at the start in the page's direction, even if the value is written from left to
            // right.
            <Input
              {...input}
              {...control}
              className={input.dir === "ltr" ? "ps-11 rtl:ps-3.5 rtl:pe-11" : "ps-11"}
            />
          )}
        </span>
      )}
    </Field>
  );
}
