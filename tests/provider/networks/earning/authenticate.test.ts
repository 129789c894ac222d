import { createHmac } from "node:crypto";
import fc from "fast-check";
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import { newSecret } from "#provider/modules/networks/cipher.ts";
import { authenticate, signWebhook as signReport } from "#provider/modules/postbacks/authenticate.ts";
import { replaySeed, printCoverage, repetitions } from "../../../support/programs/repetitions.ts";

const now = new Date("2026-03-01T12:00:00Z");
const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000));
const secret = "c2VjcmV0LW9mLWEtbmV0d29yaw";
const older = "b2xkZXItb25lLW9mLWEtbmV0d29yaw";
const content = Buffer.from('{"click_id":"c1","transaction_id":"t1","amount":"49.90"}');
/** Signs with the older scheme, which doesn't include the ID. */
const sign = (key: string, timestamp: string, bytes: Buffer) => signReport(key, { id: "", timestamp }, bytes);
const byHmac = { authentication: "hmac" as const, addresses: [], signature: null };
const query = Buffer.from("");

function arrival(
  signature: string | undefined,
  timestamp = seconds(now),
  bytes: Buffer = content,
  address = "192.0.2.9",
) {
  const headers = {
    "webhook-timestamp": timestamp,
    ...(signature ? { "webhook-signature": signature } : {}),
  };
  return { headers, content: bytes, query, token: undefined, address };
}
const validSignature = sign(secret, seconds(now), content);
const accepts = (...given: Parameters<typeof arrival>) =>
  authenticate(byHmac, [secret, older], arrival(...given), now) !== undefined;

describe("P1 a signature", () => {
  test("is accepted with any active secret, also beside another one", () => {
    expect(authenticate(byHmac, [secret], arrival(validSignature), now)).toEqual({ signedAt: now });
    expect(accepts(sign(older, seconds(now), content))).toBe(true);
    expect(accepts(`v1,bm90aGluZw== ${validSignature}`)).toBe(true);
    expect(authenticate(byHmac, [older], arrival(validSignature), now)).toBeUndefined();
    expect(authenticate(byHmac, [], arrival(validSignature), now)).toBeUndefined();
    expect(accepts(undefined)).toBe(false);
  });

  test("is accepted within 300 s before and after its time", () => {
    const at = (offset: number) => {
      const timestamp = String(now.getTime() / 1000 + offset);
      return accepts(sign(secret, timestamp, content), timestamp);
    };
    expect([-301, -300, 0, 300, 301].map(at)).toEqual([false, true, true, true, false]);
    for (const timestamp of ["", "0x69a42ac0", ` ${seconds(now)}`, `${seconds(now)}.0`, "NaN"])
      expect(accepts(sign(secret, timestamp, content), timestamp), timestamp).toBe(false);
  });

  test("10,000 mutations of signature, time and content: none accepted", () => {
    let tried = 0;
    const byte = fc.nat(255);
    const flipped = fc.tuple(fc.constantFrom("signature", "time", "content", "added", "cut"), fc.nat(), byte);
    fc.assert(
      fc.property(flipped, ([what, place, value]) => {
        function mutate(text: Buffer): Buffer {
          const changed = Buffer.from(text);
          const at = place % changed.length;
          changed[at] = changed[at]! ^ (value || 1);
          return changed;
        }
        const mutated = {
          signature: () =>
            [mutate(Buffer.from(validSignature)).toString("latin1"), seconds(now), content] as const,
          time: () => [validSignature, String(Number(seconds(now)) + (place % 300) + 1), content] as const,
          content: () => [validSignature, seconds(now), mutate(content)] as const,
          added: () =>
            [validSignature, seconds(now), Buffer.concat([content, Buffer.from([value])])] as const,
          cut: () =>
            [
              validSignature.slice(0, 3 + (place % (validSignature.length - 4))),
              seconds(now),
              content,
            ] as const,
        }[what]();
        tried += 1;
        expect(accepts(...mutated)).toBe(false);
      }),
      { numRuns: repetitions({ ci: 2_000, long: 10_000 }), ...replaySeed },
    );
    printCoverage(`P1: ${tried} mutations, none accepted`);
  });
});

describe("P1 a signature by Standard Webhooks", () => {
  const current = `whsec_${Buffer.from("current-key-of-a-network").toString("base64")}`;
  const previous = `whsec_${Buffer.from("previous-key-of-a-network").toString("base64")}`;
  const id = "msg_2KWPBgLlAfxdpx2AI54pPJ85f4W";
  const text = content.toString();
  const byCurrent = new Webhook(current).sign(id, now, text);
  const byPrevious = new Webhook(previous).sign(id, now, text);
  function isAccepted(signature: string, change: Record<string, string> = {}, secrets = [current]) {
    const headers = {
      "webhook-id": id,
      "webhook-timestamp": seconds(now),
      "webhook-signature": signature,
      ...change,
    };
    const message = { headers, content, query, token: undefined, address: "192.0.2.9" };
    return authenticate(byHmac, secrets, message, now) !== undefined;
  }

  test("made by the reference library is accepted", () => {
    expect(isAccepted(byCurrent)).toBe(true);
  });

  test("made by us is accepted by the reference library", () => {
    const signature = signReport(current, { id, timestamp: seconds(new Date()) }, content);
    const headers = {
      "webhook-id": id,
      "webhook-timestamp": seconds(new Date()),
      "webhook-signature": signature,
    };
    expect(new Webhook(current).verify(text, headers)).toEqual(JSON.parse(text));
  });

  test("is accepted with the old secret while it is valid, and next to a signature with another secret", () => {
    expect(isAccepted(byPrevious, {}, [current, previous])).toBe(true);
    expect(isAccepted(`${byPrevious} ${byCurrent}`)).toBe(true);
    expect(isAccepted(byPrevious)).toBe(false);
  });

  test("is refused with another id, without an id, and with another time or version", () => {
    expect(isAccepted(byCurrent, { "webhook-id": "msg_other" })).toBe(false);
    expect(isAccepted(byCurrent, { "webhook-id": "" })).toBe(false);
    expect(isAccepted(byCurrent.replace("v1,", "v1a,"))).toBe(false);
    expect(isAccepted(byCurrent, { "webhook-timestamp": String(now.getTime() / 1000 + 1) })).toBe(false);
  });

  test("without an id is refused", () => {
    const hash = createHmac("sha256", Buffer.from("current-key-of-a-network"));
    const signature = `v1,${hash
      .update(`${seconds(now)}.`)
      .update(content)
      .digest("base64")}`;
    expect(isAccepted(signature)).toBe(false);
    expect(authenticate(byHmac, [current], arrival(signature), now)).toBeUndefined();
  });

  test("is refused when its id contains a dot", () => {
    const dotted = "msg.1";
    const signature = new Webhook(current).sign(dotted, now, text);
    expect(isAccepted(signature, { "webhook-id": dotted })).toBe(false);
  });

  test("can't be replayed an hour later with its id as the time", () => {
    const later = new Date(now.getTime() + 3_600_000);
    const captured = new Webhook(current).sign(seconds(later), now, text);
    const shifted = {
      headers: { "webhook-timestamp": seconds(later), "webhook-signature": captured },
      content: Buffer.from(`${seconds(now)}.${text}`),
      query,
      token: undefined,
      address: "192.0.2.9",
    };
    expect(authenticate(byHmac, [current], shifted, later)).toBeUndefined();
  });
});

describe("new secrets", () => {
  test("a new network secret has 192 bits in base64, as in Standard Webhooks", () => {
    expect(newSecret()).toMatch(/^whsec_[A-Za-z0-9]{32}$/);
  });

  test("keep the format of the secret they replace, so that the network's signatures stay valid", () => {
    expect(newSecret(newSecret())).toMatch(/^whsec_/);
    expect(newSecret("cns_older")).toMatch(/^cns_[\w-]{43}$/);
    expect(newSecret(secret)).toMatch(/^cns_/);
  });
});

describe("P1 a token in the address", () => {
  const byToken = {
    authentication: "token" as const,
    addresses: ["192.0.2.0/28", "2001:db8::7"],
    signature: null,
  };
  const authenticateFrom = (token: string | undefined, address: string, network = byToken) =>
    authenticate(network, [secret, older], { headers: {}, content, query, token, address }, now) !==
    undefined;

  test("is accepted from the listed addresses only", () => {
    expect(authenticateFrom(secret, "192.0.2.9")).toBe(true);
    expect(authenticateFrom(older, "2001:db8::7")).toBe(true);
    expect(authenticateFrom(secret, "::ffff:192.0.2.9")).toBe(true);
    expect(authenticateFrom(secret, "192.0.2.16")).toBe(false);
    expect(authenticateFrom("another", "192.0.2.9")).toBe(false);
    expect(authenticateFrom(undefined, "192.0.2.9")).toBe(false);
    expect(authenticateFrom("", "192.0.2.9")).toBe(false);
  });

  test("is accepted from anywhere without a list, and refused with an unreadable one", () => {
    expect(authenticateFrom(secret, "192.0.2.9", { ...byToken, addresses: [] })).toBe(true);
    expect(authenticateFrom(secret, "192.0.2.9", { ...byToken, addresses: ["192.0.2.0/99"] })).toBe(false);
  });

  test("a signature isn't accepted as a token, and must come from a listed address if there is a list", () => {
    expect(authenticate(byToken, [secret], arrival(validSignature), now)).toBeUndefined();
    const listed = { ...byHmac, addresses: ["192.0.2.9"] };
    expect(authenticate(listed, [secret], arrival(validSignature), now)).toBeDefined();
    expect(
      authenticate(listed, [secret], arrival(validSignature, seconds(now), content, "192.0.2.8"), now),
    ).toBeUndefined();
  });
});
