/** What every page knows about its viewer. Never holds a token or a contract schema. */
export type Viewer =
  | { state: "signed-out" }
  /** The provider cannot be reached, so it is unknown. */
  | { state: "loading"; message: string; requestId?: string }
  | {
      state: "signed-in";
      name: string;
      email: string;
      avatar: string | null;
      /** Major units; a good answer without a balance means 0. Null when the provider did not answer. */
      balance: number | null;
      /** What of the balance is on its way out, major units. */
      reserved: number;
      currency: string;
      isAdmin: boolean;
    };
