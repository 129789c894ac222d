import type { NetworkPresetKey } from "#contract/networks/presets/keys.ts";
import { createAdmitadApi } from "#provider/simulated-network/apis/admitad.ts";
import { createAwinApi } from "#provider/simulated-network/apis/awin.ts";
import type { ApiWorld, SimulatedApi } from "#provider/simulated-network/apis/api.ts";
import { createCjApi } from "#provider/simulated-network/apis/cj.ts";
import { createImpactApi } from "#provider/simulated-network/apis/impact.ts";
import { createPartnerizeApi } from "#provider/simulated-network/apis/partnerize.ts";
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
  admitad: {
    preset: "admitad",
    createApi: createAdmitadApi,
    credentials: { clientId: "cashlane", clientSecret: secret, adSpaceId: "901234" },
    secret,
  },
  awin: {
    preset: "awin",
    createApi: createAwinApi,
    credentials: { publisherId: "189069", token: secret },
    secret,
  },
  cj: {
    preset: "cj",
    createApi: createCjApi,
    credentials: { companyId: "5512345", token: secret, websiteId: "100234567" },
    secret,
  },
  impact: {
    preset: "impact",
    createApi: createImpactApi,
    credentials: { accountSid: "IRxk2w3e4r5t6", authToken: secret },
    secret,
  },
  partnerize: {
    preset: "partnerize",
    createApi: createPartnerizeApi,
    credentials: { publisherId: "1100l333", applicationKey: "cashlane", userApiKey: secret },
    secret,
  },
  rakuten: {
    preset: "rakuten",
    createApi: createRakutenApi,
    credentials: { clientId: "cashlane", clientSecret: secret, siteId: "678901", reportsToken: secret },
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
      vouchersToken: secret,
      claimsToken: secret,
    },
    secret,
  },
} satisfies Partial<Record<NetworkPresetKey, PulledApi>>;
