import type { CreatedClick } from "#contract/clicks/clicks.ts";

/** The outcome of pressing _Shop now_. */
export type Outcome = { slug: string; formKey: string } & (
  | {
      state: "made";
      click: CreatedClick;
      /** Whether the user has stopped the automatic redirect. */
      isRedirectStopped: boolean;
    }
  | {
      state: "refused";
      message: string;
      /** Whether the provider's response is missing. It is safe to retry with the same key. */
      isOutcomeUnknown: boolean;
    }
);
