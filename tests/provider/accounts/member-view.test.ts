import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { viewAsMember } from "#contract/accounts/admin-users.ts";
import { users } from "#provider/database/schema/schema.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { buyReward, stockedCard } from "../../support/money/rewards.ts";
import { twoAdmins } from "../../support/money/two-admins.ts";
import { submitWithdrawal, signUpPayee } from "../../support/money/withdrawals.ts";
import type { TestUser } from "../../support/programs/provider.ts";

describeOnDatabase("the member's view", (open) => {
  const { provider, admin } = twoAdmins(open);

  test("contains no account number, gift card code or telephone number, and for support no payout target", async () => {
    const payee = await signUpPayee(provider, 20_000n);
    await provider.app.database
      .update(users)
      .set({ phone: "+49 30 1234567" })
      .where(eq(users.id, payee.userId));
    await submitWithdrawal(provider, payee, 2_000);
    const { variant, codes, price } = await stockedCard(provider, admin);
    expect((await buyReward(provider, payee, { variant, total: price })).data.state).toBe("delivered");
    const viewBy = async (as: TestUser) => {
      const { data } = await provider.call(viewAsMember, { as, params: { id: payee.userId } });
      return { shown: JSON.stringify(data), masked: data.withdrawals.map(({ method }) => method.masked) };
    };
    const adminView = await viewBy(admin);
    for (const secret of ["370400440532013000", "1234567", codes[0]!])
      expect(adminView.shown).not.toContain(secret);
    expect(adminView.masked).toEqual(["DE•• •••• 3000"]);
    expect((await viewBy(await provider.signUp({ role: "support" }))).masked).toEqual(["••••"]);
  });
});
