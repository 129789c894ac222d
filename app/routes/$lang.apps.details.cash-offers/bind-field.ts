import type { useFormCheck } from "~/components/form/use-form-check";

/** Returns the props of a field by its name. The value is the typed one, otherwise the initial one. */
export type BindField = (name: string) => ReturnType<ReturnType<typeof useFormCheck>["field"]>;
