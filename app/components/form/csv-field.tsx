import type { useFormCheck } from "./use-form-check";
import { FileField } from "./file-field";

interface CsvFieldProps {
  field: ReturnType<ReturnType<typeof useFormCheck>["field"]>;
  label: string;
  hint: string;
}

/** A file input. It is empty after the form was refused, because browsers don't restore files. */
export function CsvField({ field: { name, errors }, label, hint }: CsvFieldProps) {
  return <FileField name={name} errors={errors} label={label} hint={hint} accept=".csv,text/csv" required />;
}
