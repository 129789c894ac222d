import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import { insertConnection, replaceCredentials } from "#provider/modules/connections/repository.ts";
import { createCredentialsCipher, type Credentials } from "#provider/modules/connections/cipher.ts";
import type { ApiResponse, SimulatedApi } from "#provider/simulated-network/apis/api.ts";
import { type TestProvider, testVariables } from "../programs/provider.ts";
import { createStoreFixture } from "./network-reports.ts";

/**
 * A fault that replaces the response to a request. `repeat` repeats the response to the last request for the
 * same path.
 */
export type Fault = "cut" | "hang" | "truncate" | "repeat" | ApiResponse;

export const credentialsCipher = createCredentialsCipher(testVariables.PAYOUT_KEY);

/** Serves an API at a free port. `fault` is called for each request; its result replaces the answer. */
export async function serveApi({
  api,
  now,
  fault = () => undefined,
}: {
  api: SimulatedApi;
  now: () => Date;
  fault?: (path: string) => Fault | undefined;
}) {
  const requests: { path: string; status: number }[] = [];
  const lastResponses = new Map<string, ApiResponse>();
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://api.test");
      const found = fault(pathname + (searchParams.size > 0 ? `?${searchParams.toString()}` : ""));
      if (found === "hang") return;
      if (found === "cut") return void request.socket.destroy();
      const repeatedResponse = found === "repeat" ? lastResponses.get(pathname) : undefined;
      const apiResponse =
        repeatedResponse ??
        (typeof found === "object" ? found : undefined) ??
        api({
          method: request.method ?? "GET",
          path: pathname,
          query: searchParams,
          headers: request.headers as Record<string, string | undefined>,
          body,
          at: now(),
        });
      lastResponses.set(pathname, apiResponse);
      requests.push({ path: pathname, status: apiResponse.status });
      const content =
        found === "truncate" ? apiResponse.body.slice(0, apiResponse.body.length / 2) : apiResponse.body;
      response.writeHead(apiResponse.status, apiResponse.headers).end(content);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Inserts a store at a network whose API is read with the given credentials. */
export async function createPulledStore(
  provider: TestProvider,
  preset: NetworkPresetKey,
  credentials: Credentials,
) {
  const { mapping, authentication } = networkPresets[preset];
  const store = await createStoreFixture(provider, { preset, mapping, authentication });
  const at = provider.app.clock();
  await provider.app.database.transaction(async (tx) => {
    await insertConnection(tx, { network: store.network, by: null, at });
    await replaceCredentials(tx, credentialsCipher, {
      network: store.network,
      credentials,
      overlap: 0,
      by: null,
      at,
    });
  });
  return store;
}
