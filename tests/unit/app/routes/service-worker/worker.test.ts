import { expect, test } from "vitest";
import { startServiceWorker } from "../../../../support/pages/service-worker-harness";

const page = (text: string) => () => new Response(text);
const offline = {
  "/en/offline": page("offline"),
  "/fr/offline": page("hors ligne"),
  "/ar/offline": page("x"),
};

async function installWorker(network: Record<string, () => Response> = {}) {
  const worker = startServiceWorker({ network: { ...offline, ...network } });
  await worker.dispatch("install");
  await worker.dispatch("activate");
  return worker;
}

function storedPaths({ stores }: Awaited<ReturnType<typeof installWorker>>) {
  return [...stores.values()].flatMap((store) => [...store.keys()]).sort();
}

test("stores the offline page of every language when it is installed", async () => {
  expect(storedPaths(await installWorker())).toEqual(["/ar/offline", "/en/offline", "/fr/offline"]);
});

test("requests the offline pages without cookies", async () => {
  const { state } = await installWorker();
  expect(new Set(state.requests.map(({ credentials }) => credentials))).toEqual(new Set(["omit"]));
});

test("stores no page that is visited", async () => {
  const worker = await installWorker({ "/en/apps/wallet/my-balance": page("a member's balance") });
  await worker.respond("/en/apps/wallet/my-balance", { mode: "navigate" });
  expect(storedPaths(worker)).not.toContain("/en/apps/wallet/my-balance");
});

test("stores no data of a page, and leaves its request to the browser", async () => {
  const worker = await installWorker({ "/en/stores.data": page("data") });
  expect(await worker.respond("/en/stores.data")).toBeUndefined();
  expect(storedPaths(worker)).not.toContain("/en/stores.data");
});

test("stores a file with a hash in its name and serves it without a connection", async () => {
  const network = { "/assets/kit-12ab.js": page("code") };
  const worker = await installWorker(network);
  await worker.respond("/assets/kit-12ab.js");
  const requests = worker.state.requests.length;
  expect(await (await worker.respond("/assets/kit-12ab.js"))?.text()).toBe("code");
  expect(worker.state.requests).toHaveLength(requests);
});

test("doesn't store a file that is missing", async () => {
  const worker = await installWorker({ "/assets/old.js": () => new Response("", { status: 404 }) });
  expect((await worker.respond("/assets/old.js"))?.status).toBe(404);
  expect(storedPaths(worker)).not.toContain("/assets/old.js");
});

test.each([
  ["/fr/stores", "hors ligne"],
  ["/front-pages/landing-page", "offline"],
])("shows the offline page in the language of %s", async (path, text) => {
  const worker = await installWorker();
  expect(await (await worker.respond(path, { mode: "navigate" }))?.text()).toBe(text);
});

test("leaves forms to the browser", async () => {
  const worker = await installWorker();
  expect(await worker.respond("/en/login", { method: "POST", mode: "navigate" })).toBeUndefined();
});

test("deletes the files of earlier versions when it takes over", async () => {
  const worker = startServiceWorker({ network: offline });
  worker.stores.set("static-v1", new Map([["/assets/old.js", new Response("old")]]));
  await worker.dispatch("install");
  await worker.dispatch("activate");
  expect([...worker.stores.keys()]).toEqual(["static-v2"]);
});

test("the removal script deletes everything stored", async () => {
  const worker = startServiceWorker({ script: "removal" });
  worker.stores.set("static-v1", new Map());
  await worker.dispatch("activate");
  expect(worker.stores.size).toBe(0);
});

test("the removal script unregisters itself", async () => {
  const worker = startServiceWorker({ script: "removal" });
  await worker.dispatch("activate");
  expect(worker.state.isRegistered).toBe(false);
});
