import type { useFormCheck } from "~/components/form/use-form-check";

/** Returns the props of the field with a name. Its value is the user's input, or else the initial value. */
export type BindField = (name: string) => ReturnType<ReturnType<typeof useFormCheck>["field"]>;
