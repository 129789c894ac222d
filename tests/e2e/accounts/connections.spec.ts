import { logIn } from "../../support/e2e/accounts.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/service-world.ts";

const page = "/en/apps/user/view/connections";

for (const javaScriptEnabled of [true, false])
  test.describe(
    javaScriptEnabled ? "with scripts" : "without scripts",
    { tag: javaScriptEnabled ? "@long" : [] },
    () => {
      // Answers 403 when the password is required again.
      test.use({ javaScriptEnabled, expectedProblems: [/status of 403/] });

      test("connects a service at its own page, logs in with it, and disconnects it", async ({
        page: tab,
        world: { provider, club, origin },
        openContext,
        tokens,
      }) => {
        tokens.outside(club.origin);
        const member = await provider.signUp();
        const who = crypto.randomUUID();
        const giveConsent = async (window: typeof tab) => {
          await expect(window).toHaveURL(new RegExp(`^${club.origin}/interaction/`));
          await window.getByLabel("Who are you?").fill(who);
          await window.getByRole("button", { name: "Agree" }).click();
        };

        await logIn(tab, member);
        await tab.goto(page);
        const connect = tab.getByRole("button", { name: "Connect", exact: true });
        await expect(connect).toHaveAccessibleDescription("Club");
        await connect.click();
        await giveConsent(tab);
        await expect(tab).toHaveURL(origin + page);
        await expect(tab.getByText("You can log in with Club now.")).toBeVisible();
        await expect(tab.getByText("Not used yet")).toBeVisible();

        const other = await (await openContext({ javaScriptEnabled })).newPage();
        await other.goto("/en/login?returnTo=%2Fen%2Fapps%2Fuser%2Fview%2Fconnections");
        await other.getByRole("link", { name: "Continue with Club" }).click();
        await giveConsent(other);
        await expect(other).toHaveURL(origin + page);
        await expect(other.getByText("Last used")).toBeVisible();

        // A connected service doesn't replace the password where one is required.
        await other.getByRole("button", { name: "Disconnect" }).click();
        await other.getByLabel("Your password").fill(member.password);
        await other.getByRole("button", { name: "Disconnect" }).click();
        await expect(other.getByText("The service is disconnected.")).toBeVisible();
        await expect(other.getByRole("button", { name: "Connect", exact: true })).toBeVisible();
      });
    },
  );
