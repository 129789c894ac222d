import type { useFormCheck } from "~/components/form/use-form-check";

/** Props of a field by name: what was typed, else what the form began with. */
export type BindField = (name: string) => ReturnType<ReturnType<typeof useFormCheck>["field"]>;
