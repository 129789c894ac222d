import { addPushDevice, listPushDevices } from "#contract/notifications/push-devices.ts";
import type { TestProvider, TestUser } from "../programs/provider.ts";
import type { simulatePushService } from "./push-service.ts";

interface Parts {
  provider: TestProvider;
  service: ReturnType<typeof simulatePushService>;
}

/** Turns on push on a new browser of a member, and returns the device. */
export async function addDevice(
  { provider, service }: Parts,
  as: TestUser,
  language: "en" | "fr" | "ar" = "en",
) {
  const body = { ...service.subscribe(), language };
  return (await provider.call(addPushDevice, { as, body })).data;
}

/** Returns the ids of a member's devices, the latest first. */
export async function deviceIds({ provider }: Pick<Parts, "provider">, as: TestUser): Promise<string[]> {
  return (await provider.call(listPushDevices, { as })).data.map(({ id }) => id);
}
