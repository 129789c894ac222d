import type { useFormCheck } from "~/components/form/use-form-check";

/** Returns the props of a field by name: the typed value, otherwise the initial one. */
export type BindField = (name: string) => ReturnType<ReturnType<typeof useFormCheck>["field"]>;
