import { useState } from "react";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/i18n/use-translation";

/** Clearing this many changed fields or fewer needs no confirmation. */
const fewFields = 3;

/** Clears its form. Requires a confirmation if more than a few fields have changed. */
export function ClearButton() {
  const t = useTranslation("demo-forms");
  const [isConfirming, setConfirming] = useState(false);
  if (!isConfirming)
    return (
      <Button
        type="reset"
        variant="ghost"
        onClick={(event) => {
          if (changedFields(event.currentTarget.form) <= fewFields) return;
          event.preventDefault();
          setConfirming(true);
        }}
      >
        {t("clear")}
      </Button>
    );
  return (
    <div role="group" aria-label={t("clearAsk")} className="flex flex-wrap items-center gap-3">
      <span aria-hidden>{t("clearAsk")}</span>
      <Button
        type="button"
        variant="danger"
        autoFocus
        onClick={(event) => {
          event.currentTarget.form?.reset();
          setConfirming(false);
        }}
      >
        {t("clear")}
      </Button>
      <Button type="button" variant="ghost" onClick={() => setConfirming(false)}>
        {t("keep")}
      </Button>
    </div>
  );
}

function changedFields(form: HTMLFormElement | null): number {
  const changedControls = [...(form?.elements ?? [])].filter((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some(({ selected, defaultSelected }) => selected && !defaultSelected);
    if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
    if (!(control instanceof HTMLInputElement)) return false;
    if (control.type === "radio") return control.checked && !control.defaultChecked;
    if (control.type === "checkbox") return control.checked !== control.defaultChecked;
    return control.value !== control.defaultValue;
  });
  return changedControls.length;
}
