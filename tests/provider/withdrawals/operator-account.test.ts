import { expect, test } from "vitest";
import { emptyIssuer } from "#contract/invoices/issuer.ts";
import { invoiceIssuer } from "#provider/database/schema/invoice-schema.ts";
import { findOperatorAccount } from "#provider/modules/payout-runs/operator-account.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";

describeOnDatabase("the operator's account in a bank's file", (open) => {
  test("is complete only with a name in Latin letters, in which the file is written", async () => {
    const { database } = await open();
    const account = { iban: "DE89370400440532013000", bic: "COBADEFFXXX" };
    await database
      .insert(invoiceIssuer)
      .values({ id: 1, issuer: { ...emptyIssuer, ...account, name: "شركة" }, updatedAt: new Date() });
    expect(await findOperatorAccount(database, "sepa")).toBeNull();
    await database.update(invoiceIssuer).set({ issuer: { ...emptyIssuer, ...account, name: "Šárka Ltd" } });
    expect(await findOperatorAccount(database, "sepa")).toMatchObject({ name: "Šárka Ltd" });
  });
});
