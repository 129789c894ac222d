import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import { createAwinApi } from "#provider/simulated-network/apis/awin.ts";
import type { ApiWorld, SimulatedApi } from "#provider/simulated-network/apis/api.ts";
import { createRakutenApi } from "#provider/simulated-network/apis/rakuten.ts";
import { createTradedoublerApi } from "#provider/simulated-network/apis/tradedoubler.ts";

export interface PulledApi {
  preset: NetworkPresetKey;
  createApi: (world: ApiWorld) => SimulatedApi;
  credentials: Record<string, string>;
  /** The secret among the credentials that the API accepts. */
  secret: string;
}

const secret = "network-secret-0123456789";

/** The simulated APIs with credentials that they accept. */
export const pulledApis = {
  awin: {
    preset: "awin",
    createApi: createAwinApi,
    credentials: { publisherId: "189069", token: secret },
    secret,
  },
  rakuten: {
    preset: "rakuten",
    createApi: createRakutenApi,
    credentials: { clientId: "cashlane", clientSecret: secret, siteId: "678901" },
    secret,
  },
  tradedoubler: {
    preset: "tradedoubler",
    createApi: createTradedoublerApi,
    credentials: {
      clientId: "cashlane",
      clientSecret: secret,
      username: "publisher@cashlane.test",
      password: secret,
      sourceId: "678901",
      currency: "USD",
    },
    secret,
  },
} satisfies Partial<Record<NetworkPresetKey, PulledApi>>;
