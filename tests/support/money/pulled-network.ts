import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { networkPresets } from "#contract/networks/presets/presets.ts";
import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import { insertConnection, replaceCredentials } from "#provider/modules/connections/repository.ts";
import { createCredentialSecrecy, type Credentials } from "#provider/modules/connections/secrecy.ts";
import type { ApiAnswer, SimulatedApi } from "#provider/simulated-network/apis/api.ts";
import { type TestProvider, testVariables } from "../programs/provider.ts";
import { openShop } from "./network-reports.ts";

/**
 * A fault that replaces the response to a request. `repeat` repeats the response to the last request for the
 * same path.
 */
export type Fault = "cut" | "hang" | "truncate" | "repeat" | ApiAnswer;

export const credentialSecrecy = createCredentialSecrecy(testVariables.PAYOUT_KEY);

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
  const lastAnswers = new Map<string, ApiAnswer>();
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://api.test");
      const found = fault(pathname + (searchParams.size > 0 ? `?${searchParams.toString()}` : ""));
      if (found === "hang") return;
      if (found === "cut") return void request.socket.destroy();
      const repeatedAnswer = found === "repeat" ? lastAnswers.get(pathname) : undefined;
      const answer =
        repeatedAnswer ??
        (typeof found === "object" ? found : undefined) ??
        api({
          method: request.method ?? "GET",
          path: pathname,
          query: searchParams,
          headers: request.headers as Record<string, string | undefined>,
          body,
          at: now(),
        });
      lastAnswers.set(pathname, answer);
      requests.push({ path: pathname, status: answer.status });
      const content = found === "truncate" ? answer.body.slice(0, answer.body.length / 2) : answer.body;
      response.writeHead(answer.status, answer.headers).end(content);
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

/** Opens a shop at a network whose API is read with the given credentials. */
export async function openPulledShop(
  provider: TestProvider,
  preset: NetworkPresetKey,
  credentials: Credentials,
) {
  const { mapping, authentication } = networkPresets[preset];
  const shop = await openShop(provider, { preset, mapping, authentication });
  const at = provider.app.clock();
  await provider.app.database.transaction(async (tx) => {
    await insertConnection(tx, { network: shop.network, by: null, at });
    await replaceCredentials(tx, credentialSecrecy, {
      network: shop.network,
      credentials,
      overlap: 0,
      by: null,
      at,
    });
  });
  return shop;
}
