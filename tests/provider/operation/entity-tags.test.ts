import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#contract/calls/call.ts";
import { changeNetwork, getNetwork } from "#contract/networks/admin-networks.ts";
import { changeBilling, getInvoiceSummary } from "#contract/invoices/invoices.ts";
import { settingsCalls } from "#contract/settings/admin-settings.ts";
import type { Connection } from "#provider/database/engine/connection.ts";
import { describeOnBothDatabases } from "../../support/databases/databases.ts";
import { addNetwork } from "../../support/money/shops.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";

describeOnBothDatabases("versions of settings", (open) => {
  let connection: Connection;
  let provider: TestProvider;
  let ada: TestUser;
  let otto: TestUser;
  let network: string;

  beforeAll(async () => {
    connection = await open();
    provider = await startTestProvider({ connection });
    ada = await provider.signUp({ role: "admin" });
    otto = await provider.signUp({ role: "admin" });
    network = await addNetwork(connection.database, { key: "net-tags", name: "Tags" });
  });
  afterAll(async () => {
    await provider.close();
    await connection.close();
  });

  async function send(
    as: TestUser,
    call: Call,
    path: string,
    { tag, body }: { tag?: string; body?: object },
  ) {
    const response = await provider.app.inject({
      method: call.method,
      url: `/apis${path}`,
      headers: { authorization: `Bearer ${as.accessToken}`, ...(tag && { "if-match": tag }) },
      ...(body && { body }),
    });
    const { key } = response.json<{ key?: string }>();
    return {
      status: response.statusCode,
      key,
      tag: response.headers.etag as string,
      json: response.json<never>(),
    };
  }

  const contact = { read: settingsCalls.contact.read, change: settingsCalls.contact.change };
  const value = async (email: string) => {
    const { data } = await provider.call(contact.read, { as: ada });
    return { ...(data.value as object), email };
  };
  const billing = async (termDays: number) => {
    const { data } = await provider.call(getInvoiceSummary, { as: ada });
    const { version, ...terms } = data.networks.find(({ key }) => key === network)!.billing;
    return { version, terms: { ...terms, termDays } };
  };

  test("of two admins at once, the second change of the operator's settings is refused", async () => {
    const { tag } = await send(ada, contact.read, contact.read.path, {});
    const changes = await Promise.all(
      [ada, otto].map(async (as, index) =>
        send(as, contact.change, contact.change.path, {
          tag,
          body: { value: await value(`admin${index}@example.test`) },
        }),
      ),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(changes.find(({ status }) => status === 412)!.key).toBe("settings_changed");
    const next = changes.find(({ status }) => status === 200)!.tag;
    expect(next).not.toBe(tag);
    const withCurrentTag = { tag: next, body: { value: await value("third@example.test") } };
    expect((await send(otto, contact.change, contact.change.path, withCurrentTag)).status).toBe(200);
  });

  test("of two admins at once, the second change of a network is refused", async () => {
    const path = `/v1/admin/networks/${network}`;
    const { tag } = await send(ada, getNetwork, path, {});
    const changes = await Promise.all(
      [ada, otto].map((as, index) => send(as, changeNetwork, path, { tag, body: { name: `Name ${index}` } })),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  test("of two admins at once, the second change of a network's billing is refused", async () => {
    const { version, terms } = await billing(14);
    const changes = await Promise.all(
      [ada, otto].map((as, index) =>
        provider.call(changeBilling, {
          as,
          params: { id: network },
          body: { ...terms, version, termDays: 14 + index },
        }),
      ),
    );
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("refuses a tag that isn't a version, or differs from the version in the body", async () => {
    const { version } = (await provider.call(contact.read, { as: ada })).data;
    const body = { value: await value("other@example.test") };
    const change = (tag: string, more = {}) =>
      send(ada, contact.change, contact.change.path, { tag, body: { ...body, ...more } });
    for (const tag of ['"not-a-number"', `W/"${version}"`, String(version), `"${version + 1}"`])
      expect((await change(tag)).status).toBe(412);
    expect((await change(`"${version}"`, { version: version + 1 })).status).toBe(412);
    expect((await change("*")).status).toBe(400);
    expect((await change("*", { version })).status).toBe(200);
  });
});
