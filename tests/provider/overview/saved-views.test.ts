import { afterAll, beforeAll, expect, test } from "vitest";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { viewsPerList } from "#contract/saved-views/saved-view-limits.ts";
import {
  addSavedView,
  changeSavedView,
  listSavedViews,
  removeSavedView,
} from "#contract/saved-views/saved-views.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnDatabase("saved views", (open) => {
  let provider: TestProvider;
  beforeAll(async () => void (provider = await startTestProvider({ open })));
  afterAll(() => provider.close());

  const list = "/apps/details/leads";
  const add = (
    as: TestUser,
    name: string,
    more: { list?: string; query?: string; isDefault?: boolean } = {},
  ) => provider.call(addSavedView, { as, body: { list, query: "q=shoes", isDefault: false, name, ...more } });
  const viewsOf = async (as: TestUser, of?: string) =>
    (await provider.call(listSavedViews, { as, query: of ? { list: of } : {} })).data;

  test("the profile names the lists with saved views", async () => {
    const member = await provider.signUp();
    const lists = async () => (await provider.call(getCurrentUser, { as: member })).meta?.savedViewLists;
    expect(await lists()).toEqual([]);
    await add(member, "Zalando");
    await add(member, "Adidas");
    await add(member, "Other", { list: "/apps/details/click" });
    expect(await lists()).toEqual(["/apps/details/click", list]);
  });

  test("saves views by name for their account and list, one as the default", async () => {
    const [member, otherMember] = [await provider.signUp(), await provider.signUp()];
    const { data: first } = await add(member, "Zalando", { isDefault: true });
    const { data: second } = await add(member, "Adidas", { isDefault: true });
    await add(member, "Other", { list: "/apps/details/click", isDefault: true });
    expect((await viewsOf(member, list)).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ["Adidas", true],
      ["Zalando", false],
    ]);
    expect(await viewsOf(member)).toHaveLength(3);
    expect(await viewsOf(otherMember)).toEqual([]);

    const change = (as: TestUser, id: string, body: { name?: string; isDefault?: boolean }) =>
      provider.call(changeSavedView, { as, params: { id }, body });
    expect((await change(member, second.id, { isDefault: false })).data.isDefault).toBe(false);
    expect((await change(member, first.id, { name: " Shoes ", isDefault: true })).data).toMatchObject({
      name: "Shoes",
      isDefault: true,
    });
    expect((await change(otherMember, first.id, { name: "Mine" })).status).toBe(404);
    const remove = (as: TestUser) => provider.call(removeSavedView, { as, params: { id: first.id } });
    expect((await remove(otherMember)).status).toBe(404);
    expect((await remove(member)).status).toBe(200);
    expect((await remove(member)).status).toBe(404);
  });

  test("saves a view once per idempotency key", async () => {
    const member = await provider.signUp();
    const save = (name: string, headers = { "idempotency-key": "view-form-0123456789" }) =>
      provider.call(addSavedView, { as: member, headers, body: { list, query: "q=shoes", name } });
    const [first, repeated] = await Promise.all([save("Zalando"), save("Zalando")]);
    expect(first.status).toBe(201);
    expect(repeated.data).toEqual(first.data);
    expect((await save("Adidas")).body.key).toBe("idempotency_key_reused");
    expect(await viewsOf(member)).toHaveLength(1);
    expect((await save("Adidas", { "idempotency-key": "short" })).body.key).toBe("idempotency_key_missing");
  });

  test("refuses duplicate names and enforces the limit, also simultaneously", async () => {
    const member = await provider.signUp();
    const responses = await Promise.all(
      Array.from({ length: viewsPerList + 3 }, (_, number) => add(member, `View ${number}`)),
    );
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await viewsOf(member, list)).toHaveLength(viewsPerList);
    const [one, other] = await viewsOf(member, list);
    const renamed = await provider.call(changeSavedView, {
      as: member,
      params: { id: one!.id },
      body: { name: other!.name },
    });
    expect(renamed.status).toBe(422);
    expect(renamed.body).toHaveProperty("fields.name");
  });

  test("accepts only addresses of this application", async () => {
    const member = await provider.signUp();
    for (const invalidView of [
      { list: "//evil.example" },
      { list: "https://evil.example" },
      { query: 'q="><script>' },
      { query: "q=".padEnd(1_501, "x") },
      { name: "x".repeat(61) },
    ]) {
      const body = { list, query: "", isDefault: false, name: "View", ...invalidView };
      expect((await provider.call(addSavedView, { as: member, body })).status).toBe(400);
    }
  });
});
