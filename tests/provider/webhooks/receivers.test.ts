import type { LookupAddress, LookupOptions } from "node:dns";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readTargetUrl } from "#provider/modules/webhooks/target-url.ts";
import { postRequest } from "#provider/outbound-request.ts";
import { publicLookup } from "#provider/public-address.ts";
import { startWebhookReceiver, type WebhookReceiver } from "../../support/programs/webhook-receiver.ts";

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
beforeEach(() => receiver.reset());
afterAll(() => receiver.close());

const message = { headers: {}, body: "{}" };
type Done = (error: Error | null, addresses: LookupAddress[]) => void;
/** Returns a lookup that answers each call with the next list of addresses. */
function lookupOf(...addressLists: string[][]) {
  let calls = 0;
  return publicLookup((_name: string, _options: LookupOptions, done: Done) => {
    const addresses = addressLists[Math.min(calls++, addressLists.length - 1)]!;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  });
}

const privateUrls = [
  ["loopback", "127.0.0.1"],
  ["decimal form", "2130706433"],
  ["hexadecimal form", "0x7f000001"],
  ["octal form", "0177.0.0.1"],
  ["short form", "127.1"],
  ["private network", "10.0.0.1"],
  ["link-local metadata service", "169.254.169.254"],
  ["unspecified address", "0.0.0.0"],
  ["IPv6 loopback", "[::1]"],
  ["IPv4-mapped IPv6", "[::ffff:127.0.0.1]"],
  ["IPv4-mapped IPv6 in hexadecimal", "[::ffff:7f00:1]"],
  ["unique local IPv6", "[fd00::1]"],
  ["link-local IPv6", "[fe80::1]"],
  ["NAT64 of a private address", "[64:ff9b::a00:1]"],
] as const;

test.each(privateUrls)("sends nothing to a %s address", async (_name, host) => {
  const port = new URL(receiver.origin).port;
  const result = await postRequest(`http://${host}:${port}/`, message, { allowPrivate: false });
  expect(result.failure).toBe("private_address");
  expect(receiver.received).toHaveLength(0);
});

test.each(privateUrls)("refuses to save a %s address", (_name, host) => {
  expect(() => readTargetUrl(`https://${host}/`, { WEBHOOK_PRIVATE_ADDRESSES: "refuse" })).toThrow(
    "webhook_url_invalid",
  );
});

test.each(["http://a.example", "https://u:p@a.example", "https://a.example/#x", "ftp://a.example", "a"])(
  "refuses to save %s",
  (url) => {
    expect(() => readTargetUrl(url, { WEBHOOK_PRIVATE_ADDRESSES: "refuse" })).toThrow("webhook_url_invalid");
  },
);

test("refuses a name if one of its addresses is private", async () => {
  const lookup = lookupOf(["93.184.216.34", "127.0.0.1"]);
  const url = `http://both.example:${new URL(receiver.origin).port}/`;
  expect((await postRequest(url, message, { allowPrivate: false, lookup })).failure).toBe("private_address");
});

test("looks a name up again for each attempt, so that a rebound name is refused", async () => {
  const url = `http://rebound.example:${new URL(receiver.origin).port}/`;
  const lookup = lookupOf(["192.0.2.1"], ["127.0.0.1"]);
  const first = await postRequest(url, message, { allowPrivate: false, lookup });
  const second = await postRequest(url, message, { allowPrivate: false, lookup });
  expect(first.failure).toBe("private_address");
  expect(second.failure).toBe("private_address");
  expect(receiver.received).toHaveLength(0);
});

test("doesn't follow a redirect", async () => {
  receiver.respond = (_request, response) =>
    void response.writeHead(307, { location: `${receiver.origin}/other` }).end();
  const result = await postRequest(receiver.origin, message, { allowPrivate: true });
  expect(result.failure).toBe("redirect");
  expect(receiver.received).toHaveLength(1);
});

test("ends an attempt that receives no answer in time", async () => {
  receiver.respond = () => undefined;
  const result = await postRequest(receiver.origin, message, { allowPrivate: true, timeout: 200 });
  expect(result.failure).toBe("timeout");
});

test("keeps only the beginning of an endless answer", async () => {
  receiver.respond = (_request, response) => {
    response.writeHead(200);
    const write = () => {
      while (response.writable && response.write("x".repeat(10_000)));
    };
    response.on("drain", write);
    write();
  };
  const result = await postRequest(receiver.origin, message, { allowPrivate: true });
  expect(result.failure).toBeNull();
  expect(result.responseText).toHaveLength(2_048);
});

test("reports a closed port as a failed connection", async () => {
  const result = await postRequest("http://127.0.0.1:9/", message, { allowPrivate: true });
  expect(result.failure).toBe("connection");
});
