import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";

type Listener = (event: unknown) => void;

const origin = "https://cash.example";

/** The stored responses by cache and path. */
type Stores = Map<string, Map<string, Response>>;

interface HarnessOptions {
  /** Responses of the network by path; others fail, as without a connection. */
  network?: Record<string, () => Response>;
  script?: "worker" | "removal";
  /** The open pages. */
  pages?: { visibilityState: string; navigate?: (address: string) => Promise<unknown> }[];
  userAgent?: string;
}

/** Runs a script of the service worker's route with a simulated browser around it. */
export function startServiceWorker({
  network = {},
  script = "worker",
  pages = [],
  userAgent = "Chrome/140",
}: HarnessOptions = {}) {
  const listeners = new Map<string, Listener>();
  const stores: Stores = new Map();
  const state = {
    isRegistered: true,
    requests: [] as Request[],
    shown: [] as { title: string; options: Record<string, unknown> }[],
    opened: [] as string[],
  };

  async function fetchFromNetwork(input: string | Request, init?: RequestInit) {
    const request = typeof input === "string" ? new Request(new URL(input, origin), init) : input;
    state.requests.push(request);
    const respond = network[new URL(request.url).pathname];
    if (!respond) throw new TypeError("no connection");
    return withType(respond());
  }
  function storeOf(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      async addAll(requests: Request[]) {
        for (const request of requests) store.set(pathOf(request), await fetchFromNetwork(request));
      },
      put: async (request: Request, response: Response) => void store.set(pathOf(request), response),
    };
  }
  const self = {
    configuration: { version: "v2", languages: ["en", "fr", "ar"] },
    registration: {
      unregister: async () => (state.isRegistered = false),
      showNotification: async (title: string, options: Record<string, unknown>) =>
        void state.shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => pages,
      openWindow: async (address: string) => void state.opened.push(address),
    },
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  const file = new URL(`../../../app/routes/[service-worker.js]/${script}.mjs`, import.meta.url);
  runInNewContext(readFileSync(file, "utf8"), {
    self,
    location: { origin },
    caches: {
      open: async (name: string) => storeOf(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: string | Request) =>
        [...stores.values()]
          .map((store) => store.get(pathOf(request)))
          .find(Boolean)
          ?.clone(),
    },
    fetch: fetchFromNetwork,
    navigator: { userAgent, language: "fr-FR" },
    URL,
    URLSearchParams,
    Response,
    Request: class extends Request {
      constructor(input: string, init: RequestInit) {
        super(new URL(input, origin), init);
      }
    },
  });

  return {
    state,
    stores,
    /** Sends an event and waits for the work it causes. */
    async dispatch(type: string, fields: Record<string, unknown> = {}): Promise<void> {
      const work: Promise<unknown>[] = [];
      listeners.get(type)?.({ ...fields, waitUntil: (one: Promise<unknown>) => work.push(one) });
      await Promise.all(work);
    },
    /** Returns the worker's response, or undefined if it leaves the request to the browser. */
    async respond(
      path: string,
      init: { method?: string; mode?: string } = {},
    ): Promise<Response | undefined> {
      const url = new URL(path, origin).href;
      const request = Object.assign(new Request(url, { method: init.method ?? "GET" }));
      Object.defineProperty(request, "mode", { value: init.mode ?? "cors" });
      let response: Promise<Response> | undefined;
      listeners.get("fetch")?.({
        request,
        preloadResponse: Promise.resolve(undefined),
        respondWith: (given: Promise<Response>) => (response = given),
      });
      return response;
    },
  };
}

/** Gives a response the type of same-origin responses, which responses made in Node don't have. */
function withType(response: Response): Response {
  Object.defineProperty(response, "type", { value: "basic" });
  return response;
}

function pathOf(request: string | Request): string {
  return new URL(typeof request === "string" ? request : request.url, origin).pathname;
}
