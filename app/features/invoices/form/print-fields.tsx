import { paymentMethods } from "#contract/invoices/invoice-limits.ts";
import { SelectField } from "~/components/form/select-field";
import { Card } from "~/components/ui/card";
import { Checkbox } from "~/components/ui/checkbox";
import { useTranslation } from "~/i18n/use-translation";

interface PrintFieldsProps {
  field: (name: string) => { name: string; defaultValue: string; errors?: string[] | undefined };
  staff: { id: string; name: string }[];
}

const switches = ["terms", "printNote", "stub"] as const;

/** Fields for the printed terms. */
export function PrintFields({ field, staff }: PrintFieldsProps) {
  const t = useTranslation("invoices");
  return (
    <Card title={t("onPaper")}>
      <SelectField
        {...field("via")}
        label={t("via")}
        options={[
          { value: "", label: t("viaOpen") },
          ...paymentMethods.map((value) => ({ value, label: t(`method_${value}`) })),
        ]}
      />
      <SelectField
        {...field("salesperson")}
        label={t("salesperson")}
        options={[
          { value: "", label: t("salespersonNone") },
          ...staff.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {switches.map((name) => (
        <Checkbox
          key={name}
          name={name}
          defaultChecked={field(name).defaultValue === "on"}
          label={t(`print_${name}`)}
          className="mt-1 flex! py-1.5"
        />
      ))}
    </Card>
  );
}
