import type { MadeClick } from "#contract/clicks/clicks.ts";

/** What pressing Shop now came to. */
export type Outcome = { slug: string; formKey: string } & (
  | {
      state: "made";
      click: MadeClick;
      /** The reader asked not to be led on. */
      stays: boolean;
    }
  | {
      state: "refused";
      message: string;
      /** Without an answer the outcome is unknown; the same key makes trying again safe. */
      unsure: boolean;
    }
);
