import { afterEach } from "vitest";
import { type RequestHandler, startStandIn, type StandInProvider } from "./stand-in-provider";

/** Returns a function that starts stand-in providers. They are closed after the test. */
export function standIns(): (handler: RequestHandler) => Promise<StandInProvider> {
  const started: StandInProvider[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((provider) => provider.close()));
  });
  return async (handler) => {
    const provider = await startStandIn(handler);
    started.push(provider);
    return provider;
  };
}
