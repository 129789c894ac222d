import { type ComponentProps, useState } from "react";
import { TextField } from "~/components/form/text-field";
import { brandOf, groupByFour, insertSlash } from "./card-typing";

interface CardFieldProps extends ComponentProps<typeof TextField> {
  kind: "card" | "expiry";
}

/**
 * Formats the input while the user types: a card number in groups of four with its brand, or an expiry date.
 */
export function CardField({ kind, ...field }: CardFieldProps) {
  const [brand, setBrand] = useState<string>();
  const arrange = kind === "card" ? groupByFour : insertSlash;
  return (
    <TextField
      {...field}
      aside={
        kind === "card" && (
          <bdi role="status" className="text-sm text-muted">
            {brand}
          </bdi>
        )
      }
      onInput={({ currentTarget: input }) => {
        // Formats only while the caret is at the end, because formatting moves the caret.
        if (input.selectionEnd === input.value.length) input.value = arrange(input.value);
        if (kind === "card") setBrand(brandOf(input.value));
      }}
    />
  );
}
