import type { PayoutDetails } from "#contract/withdrawals/payout-methods.ts";
import type { Database } from "#provider/database/engine/connection.ts";
import { insertMethod } from "#provider/modules/payout-methods/repository.ts";
import { createPayoutDetailsCipher } from "#provider/modules/payout-methods/cipher.ts";
import { payoutMethodRow } from "#provider/modules/payout-methods/service.ts";
import { testVariables } from "../programs/provider.ts";

/** Inserts a payout method of a member without a session, and returns its id. */
export async function insertPayoutMethod(
  database: Database,
  userId: string,
  details: PayoutDetails,
): Promise<string> {
  const row = payoutMethodRow(createPayoutDetailsCipher(testVariables.PAYOUT_KEY), {
    userId,
    details,
    at: new Date(),
  });
  const inserted = await database.transaction((tx) => insertMethod(tx, row));
  return inserted!.id;
}
