type Field = HTMLInputElement | HTMLTextAreaElement;

/** Returns whether any POST form of the page has unsent changes. */
export function hasUnsavedInput(): boolean {
  return [...document.forms].some((form) => isPost(form) && isChanged(form));
}

/**
 * Returns whether a form is submitted with POST. Reads the attribute, because a field named `method` would
 * shadow the property.
 */
export function isPost(form: HTMLFormElement): boolean {
  return form.getAttribute("method")?.toLowerCase() === "post";
}

/** Returns whether a field of the form differs from its initial value. */
export function isChanged(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (isField(field) && isFieldChanged(field)) ||
      (field instanceof HTMLSelectElement && isSelectChanged(field)),
  );
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function isFieldChanged(field: Field): boolean {
  if (field.type === "hidden") return false;
  if (field.type === "checkbox" || field.type === "radio")
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  return field.value !== (field.type === "file" ? "" : field.defaultValue);
}

function isSelectChanged({ options }: HTMLSelectElement): boolean {
  const defaultIndex = [...options].findIndex((option) => option.defaultSelected);
  return options.selectedIndex !== Math.max(defaultIndex, 0);
}
