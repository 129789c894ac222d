import { randomUUID } from "node:crypto";
import { createApiKey } from "#contract/api-keys/admin-api-keys.ts";
import type { Permission } from "#contract/roles/permissions.ts";
import type { TestProvider, TestUser } from "./provider.ts";

interface KeySettings {
  permissions?: Permission[];
  addresses?: string[];
  lifetimeDays?: 30 | 90 | 365 | null;
  name?: string;
}

/** Creates an API key of an admin. `program` makes calls with it. */
export async function makeKey(
  provider: TestProvider,
  admin: Pick<TestUser, "accessToken">,
  settings: KeySettings = {},
) {
  const {
    permissions = ["users.read"],
    addresses = [],
    lifetimeDays = null,
    name = "Data warehouse",
  } = settings;
  const { data } = await provider.call(createApiKey, {
    as: admin,
    headers: { "idempotency-key": randomUUID() },
    body: { name, permissions, addresses, lifetimeDays },
  });
  const token = data.token!;
  return { apiKey: data.apiKey, token, program: { accessToken: token } };
}
