import { type FormEvent, useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import { stepSearch } from "./addresses";
import type { AmountView, Quote, WithdrawView } from "./view";

export interface LiveQuote {
  onInput: (event: FormEvent<HTMLInputElement>) => void;
  quote: Quote | null;
  /** The provider's reason why there is no quote. */
  problem: string | null;
  busy: boolean;
}

// Long enough to finish typing a number, short enough to feel immediate.
const pause = 400;

/** Requests a quote while the amount is typed, through this screen's own loader. */
export function useLiveQuote(view: AmountView): LiveQuote {
  const fetcher = useFetcher<{ view: WithdrawView }>();
  const { pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newView = fetcher.data?.view;
  const shown = newView?.step === "amount" && newView.method.id === view.method.id ? newView : view;

  return {
    onInput(event) {
      const amount = event.currentTarget.value.trim();
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        void fetcher.load(pathname + stepSearch({ step: "amount", method: view.method.id, amount }));
      }, pause);
    },
    quote: shown.quote,
    problem: shown.result?.error?.amount?.[0] ?? null,
    busy: fetcher.state !== "idle",
  };
}
