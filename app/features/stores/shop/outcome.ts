import type { CreatedClick } from "#contract/clicks/clicks.ts";

/** The outcome of pressing *Shop now*. */
export type Outcome = { slug: string; formKey: string } & (
  | {
      state: "made";
      click: CreatedClick;
      /** Whether the user has stopped the automatic redirect. */
      stays: boolean;
    }
  | {
      state: "refused";
      message: string;
      /** Whether the provider's response is missing. Retrying with the same key is safe. */
      unsure: boolean;
    }
);
