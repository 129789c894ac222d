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
  /** What constraints cannot say: two passwords that must agree, an amount. Returns the message, if any. */
  check?: (name: string, value: string, values: FormData) => string | undefined;
}

interface CheckedForm {
  /** For `FormErrors`. */
  state: FormState;
  /** Props for a field of the kit. */
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

type Found = Record<string, string[]>;

/**
 * A form that is checked when a field is left, again while it is corrected, and as a whole before it is
 * sent; the server's verdict (`submission.reply()` of the action) is shown until a field is changed.
 * Without scripts the browser's own checks and the server's remain.
 */
export function useFormCheck(
  result: SubmissionResult | undefined | null,
  options: CheckOptions = {},
): CheckedForm {
  const t = useTranslation("ui");
  const ref = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<{ result: typeof result; errors: Found }>({ result, errors: {} });
  const errors = found.result === result ? found.errors : {};
  const answered = formState(result);
  const state = { ...answered, fieldErrors: withoutEmpty({ ...answered.fieldErrors, ...errors }) };

  // What was typed and focus belong to the document: after a refusal no password stays in it, as without
  // scripts, and focus goes to the first thing to correct or to type again.
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
    setFound((before) => ({
      result,
      errors: { ...(before.result === result ? before.errors : {}), [control.name]: messages },
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
        // An empty field just passed through is not wrong yet.
        if (isControl(target) && target.value) afterPress(() => recheck(target, form));
      },
      onInput(event) {
        if (isControl(event.target) && state.fieldErrors[event.target.name])
          recheck(event.target, event.currentTarget);
      },
      onSubmit(event) {
        const form = event.currentTarget;
        const all: Found = {};
        let first: Control | undefined;
        for (const control of controlsOf(form)) {
          const messages = messagesFor(control, form);
          if (!all[control.name]?.length) all[control.name] = messages;
          if (messages.length) first ??= control;
        }
        if (!first) return;
        event.preventDefault();
        setFound({ result, errors: all });
        reveal(first);
      },
    },
  };
}

/** Leads to a control, also where a folded part of the form hides it. */
function reveal(control: HTMLElement | undefined): void {
  control?.closest("details")?.setAttribute("open", "");
  control?.focus();
}

function withoutEmpty(errors: Found): Found {
  return Object.fromEntries(Object.entries(errors).filter(([, messages]) => messages.length > 0));
}
