import type { IncomingMessage } from "node:http";
import { demoToken } from "../../modules/networks/cipher.ts";
import type { Sale } from "../report.ts";
import type { Settings } from "../settings.ts";
import type { ApiResponse, ApiWorld, SimulatedApi } from "./api.ts";
import { demoProgramme } from "../purchase.ts";
import { createAwinApi } from "./awin.ts";
import { createCjApi } from "./cj.ts";
import { createRakutenApi } from "./rakuten.ts";

/** The functions that create the APIs of the demo's networks, for networks that have one. */
const creators: Record<string, (world: ApiWorld) => SimulatedApi> = {
  awin: createAwinApi,
  cj: createCjApi,
  rakuten: createRakutenApi,
};

const maxSales = 2_000;
const maxBody = 64 * 1024;

/**
 * The simulated APIs of the demo's networks, at `/<network>/api/`. They list the sales at the networks' stores.
 */
export interface ServedApis {
  has: (network: string) => boolean;
  add: (sale: Sale) => void;
  /** Answers a request; undefined if the network has no API. */
  handle: (network: string, request: IncomingMessage) => Promise<ApiResponse | undefined>;
}

export function serveApis({ NETWORK_APIS, PAYOUT_KEY, CONFIRM_AFTER_MS }: Settings): ServedApis {
  const decideClaim: ApiWorld["decideClaim"] = ({ sentAt }, at) =>
    at.getTime() - sentAt.getTime() >= CONFIRM_AFTER_MS ? { status: "approved" } : undefined;
  const apisByNetwork = new Map(
    (NETWORK_APIS === "on" ? Object.entries(creators) : []).map(([network, create]) => {
      const sales: Sale[] = [];
      const secret = demoToken(PAYOUT_KEY, network);
      const api = create({ histories: () => sales, secret, claimable: [demoProgramme], decideClaim });
      return [network, { api, sales }];
    }),
  );
  return {
    has: (network) => apisByNetwork.has(network),
    add(sale) {
      const sales = apisByNetwork.get(sale.network)?.sales;
      sales?.push(sale);
      if (sales && sales.length > maxSales) sales.shift();
    },
    async handle(network, request) {
      const api = apisByNetwork.get(network)?.api;
      return api?.(await readRequest(network, request));
    },
  };
}

async function readRequest(network: string, request: IncomingMessage) {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://network");
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) {
    body += String(chunk);
    if (body.length > maxBody) throw new Error("The request is too long");
  }
  return {
    method: request.method ?? "GET",
    path: pathname.slice(`/${network}/api`.length),
    query: searchParams,
    headers: request.headers as Record<string, string | undefined>,
    body,
    at: new Date(),
  };
}
