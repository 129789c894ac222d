import { inTransaction } from "#provider/database/engine/unit-of-work.ts";
import { notify } from "#provider/modules/notifications/notify.ts";
import type { TestProvider } from "../programs/provider.ts";

/** Causes one notification for a user, as a lead that became payable does. */
export async function notifyUser({ app }: TestProvider, userId: string, store = "Target"): Promise<void> {
  const values = { amount: 650n, currency: "USD", store };
  await inTransaction(
    app.database,
    (unit) => notify(unit, app, { userId, type: "cashback_earned", values }),
    // A failed delivery must fail the test itself.
    (error) => {
      throw error;
    },
  );
}
