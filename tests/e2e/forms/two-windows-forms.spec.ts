import { changeAccount, getAccount } from "#contract/accounts/account.ts";
import {
  changeNotificationSettings,
  getNotificationSettings,
} from "#contract/notifications/notification-settings.ts";
import { signIn } from "../../support/e2e/accounts.ts";
import { untilWelcomed } from "../../support/e2e/bell.ts";
import { expect } from "../../support/e2e/fixture.ts";
import { test } from "../../support/e2e/live-world.ts";

// A form that was changed in another window is refused once.
test.use({ expectedProblems: [/status of 409/] });

test("a profile saved in another window updates unedited fields and refuses to overwrite the change unseen", async ({
  page,
  world,
}) => {
  const member = await world.provider.signUp({ name: "First Name" });
  const changeInOtherWindow = (body: object) => world.provider.call(changeAccount, { as: member, body });
  const readAccount = async () => (await world.provider.call(getAccount, { as: member })).data;
  await signIn(page, member);
  const welcomed = untilWelcomed(page);
  await page.goto("/en/pages/account-settings");
  const field = (name: string) => page.locator(`main [name=${name}]`);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await welcomed;

  // The other window changes a field that wasn't edited here: the field is updated, and the form can be saved.
  await field("name").fill("Typed Name");
  await changeInOtherWindow({ country: "MA" });
  await world.notify(member.userId, 1);
  await expect(field("country")).toHaveValue("MA");
  await expect(field("name")).toHaveValue("Typed Name");
  await save.click();
  await expect(page.getByText("Your account is saved.")).toBeVisible();
  expect(await readAccount()).toMatchObject({ name: "Typed Name", country: "MA" });

  // The other window changes a field that was edited here: the typed value stays, and saving is refused once.
  await field("name").fill("Mine");
  await changeInOtherWindow({ name: "Theirs", country: "FR" });
  await world.notify(member.userId, 2);
  await expect(field("country")).toHaveValue("FR");
  await expect(field("name")).toHaveValue("Mine");
  await save.click();
  await expect(page.getByText("changed in another window")).toBeVisible();
  expect((await readAccount()).name).toBe("Theirs");
  await expect(field("name")).toHaveValue("Mine");
  await save.click();
  await expect(page.getByText("changed in another window")).toHaveCount(0);
  await expect.poll(async () => (await readAccount()).name).toBe("Mine");

  // The form is based on the saved values, so it can be saved again.
  await field("phone").fill("01 23 45 67 89");
  await save.click();
  await expect(field("phone")).toHaveValue("+33123456789");
  await field("name").fill("Last Name");
  await save.click();
  await expect.poll(async () => (await readAccount()).name).toBe("Last Name");
});

test("notification settings saved in another window aren't overwritten unseen", async ({ page, world }) => {
  const member = await world.provider.signUp();
  const changeInOtherWindow = (body: object) =>
    world.provider.call(changeNotificationSettings, { as: member, body });
  const readSettings = async () => (await world.provider.call(getNotificationSettings, { as: member })).data;
  await signIn(page, member);
  const welcomed = untilWelcomed(page);
  await page.goto("/en/apps/account-settings/notifications");
  const field = (name: string) => page.locator(`main [name=${name}]`);
  const save = page.getByRole("button", { name: "Save", exact: true });

  await welcomed;
  await field("digest").selectOption("weekly");
  await changeInOtherWindow({ quietHours: { start: "21:00", end: "06:00" } });
  await world.notify(member.userId, 1);
  await expect(field("quiet")).toBeChecked();
  await expect(field("quietStart")).toHaveValue("21:00");
  await expect(field("digest")).toHaveValue("weekly");
  await changeInOtherWindow({ digest: "daily", timeZone: "Europe/Paris" });
  await world.notify(member.userId, 2);
  await expect(field("timeZone")).toHaveValue("Europe/Paris");
  await expect(field("digest")).toHaveValue("weekly");
  await save.click();
  await expect(page.getByText("changed in another window")).toBeVisible();
  expect((await readSettings()).digest).toBe("daily");
  await save.click();
  await expect.poll(async () => (await readSettings()).digest).toBe("weekly");
  expect((await readSettings()).quietHours).toEqual({ start: "21:00", end: "06:00" });
});
