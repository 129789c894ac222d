import { type FormEvent, useState } from "react";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { type Price, typedPrice } from "./typed-price";
import type { AmountView } from "./view";

interface LivePrice {
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** The id of the selected method. */
  methodId: string | undefined;
  price: Price;
}

/**
 * Calculates a quote whenever the amount or method in the form changes. Before the first change, returns the
 * provider's quote.
 */
export function useLivePrice(view: AmountView): LivePrice {
  const t = useTranslation("withdrawals");
  const language = useLanguage();
  const [typed, setTyped] = useState<{ method: string; amount: string } | null>(null);
  const { methods, limits, quote, result } = view;
  const method = typed ? methods.find(({ id }) => id === typed.method) : view.method;
  const problem = result?.error?.amount?.[0];

  function price(): Price {
    if (typed && method) return typedPrice(typed.amount, method, { limits, language, t });
    if (quote) return { quote };
    return problem ? { problem } : null;
  }

  return {
    onInput({ currentTarget: form }) {
      const fields = new FormData(form);
      setTyped({ method: String(fields.get("method") ?? ""), amount: String(fields.get("amount") ?? "") });
    },
    methodId: method?.id,
    price: price(),
  };
}
