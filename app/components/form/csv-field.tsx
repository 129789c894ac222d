import type { useFormCheck } from "./use-form-check";
import { FileField } from "./file-field";

interface CsvFieldProps {
  field: ReturnType<ReturnType<typeof useFormCheck>["field"]>;
  label: string;
  hint: string;
}

/** A file to choose anew each time: a browser does not keep it when a form was refused. */
export function CsvField({ field: { name, errors }, label, hint }: CsvFieldProps) {
  return <FileField name={name} errors={errors} label={label} hint={hint} accept=".csv,text/csv" required />;
}
