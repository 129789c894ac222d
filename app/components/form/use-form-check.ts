import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "~/i18n/use-translation";
import { useHydrated } from "../ui/use-hydrated";
import type { Constraint, SubmissionResult } from "./conform-types";
import { afterPress } from "./after-press";
import { bindField, type FormState, formState } from "./form-state";
import { type Control, controlsOf, isControl, validityMessage } from "./validity";

interface CheckOptions {
  /** `formConstraints(schemaOf, …)` from the loader. */
  constraints?: Record<string, Constraint>;
  /** Validates what constraints can't express, such as two equal passwords. Returns the error, if any. */
  check?: (name: string, value: string, values: FormData) => string | undefined;
}

interface CheckedForm {
  /** For `FormErrors`. */
  state: FormState;
  /** Returns the props of a field component. */
  field: (name: string) => ReturnType<typeof bindField>;
  /** Spread on `<Form>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: boolean;
    onBlur: (event: FocusEvent<HTMLFormElement>) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
    onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
}

type FieldErrors = Record<string, string[]>;

/**
 * Validates a field when it is left and again while it is corrected, and the whole form before it is
 * submitted. The server's errors (`submission.reply()` of the action) are shown until a field changes.
 * Without scripts, the browser and the server validate.
 */
export function useFormCheck(
  result: SubmissionResult | undefined | null,
  options: CheckOptions = {},
): CheckedForm {
  const t = useTranslation("ui");
  const ref = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState<{ result: typeof result; errors: FieldErrors }>({
    result,
    errors: {},
  });
  const errors = checked.result === result ? checked.errors : {};
  const serverState = formState(result);
  const state = { ...serverState, fieldErrors: withoutEmpty({ ...serverState.fieldErrors, ...errors }) };

  // After a refusal the passwords are cleared, as without scripts, and the first field that needs input gets
  // the focus.
  useEffect(() => {
    if (!result?.error) return;
    const passwords = [
      ...(ref.current?.querySelectorAll<HTMLInputElement>("[autocomplete$=password]") ?? []),
    ];
    for (const password of passwords) password.value = "";
    reveal(ref.current?.querySelector<HTMLElement>("[aria-invalid=true]") ?? passwords[0]);
  }, [result]);

  function messagesFor(control: Control, form: HTMLFormElement): string[] {
    const message =
      validityMessage(control, t) ?? options.check?.(control.name, control.value, new FormData(form));
    return message ? [message] : [];
  }
  function recheck(control: Control, form: HTMLFormElement) {
    const messages = messagesFor(control, form);
    setChecked((previous) => ({
      result,
      errors: { ...(previous.result === result ? previous.errors : {}), [control.name]: messages },
    }));
  }

  return {
    state,
    field: (name) => bindField(state, name, options.constraints),
    props: {
      ref,
      noValidate: useHydrated(),
      onBlur(event) {
        const { target, currentTarget: form } = event;
        // An empty field that was left without typing isn't an error yet.
        if (isControl(target) && target.value) afterPress(() => recheck(target, form));
      },
      onInput(event) {
        if (isControl(event.target) && state.fieldErrors[event.target.name])
          recheck(event.target, event.currentTarget);
      },
      onSubmit(event) {
        const form = event.currentTarget;
        const allErrors: FieldErrors = {};
        let firstInvalid: Control | undefined;
        for (const control of controlsOf(form)) {
          const messages = messagesFor(control, form);
          if (!allErrors[control.name]?.length) allErrors[control.name] = messages;
          if (messages.length) firstInvalid ??= control;
        }
        if (!firstInvalid) return;
        event.preventDefault();
        setChecked({ result, errors: allErrors });
        reveal(firstInvalid);
      },
    },
  };
}

/** Focuses a control and unfolds the section of the form that contains it. */
function reveal(control: HTMLElement | undefined): void {
  control?.closest("details")?.setAttribute("open", "");
  control?.focus();
}

function withoutEmpty(errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, messages]) => messages.length > 0));
}
