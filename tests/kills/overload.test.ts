import { request, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { spawnProvider, type SpawnedProvider } from "../support/programs/spawned-provider.ts";
import { holdGrowth, expectWithin } from "../support/programs/limits.ts";

const megabyte = 1024 * 1024;
let provider: SpawnedProvider;
let origin: string;

beforeAll(async () => {
  provider = await spawnProvider({ DATA_DIR: "memory://", LOG_LEVEL: "info" });
  ({ origin } = await provider.listening());
});
afterAll(() => provider.kill());

interface Flood {
  status: number | undefined;
  sent: number;
}

/** Sends a login body in chunks without a declared length, up to `total` bytes, and reads the response. */
function flood(total: number): Promise<Flood> {
  return new Promise((resolve) => {
    const chunk = Buffer.alloc(64 * 1024, "a");
    let sentBytes = 0;
    let status: number | undefined;
    const outgoing = request(`${origin}/apis/auth/login`, {
      method: "POST",
      agent: false,
      headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
    });
    const finish = () => resolve({ status, sent: sentBytes });
    outgoing.on("response", (response: IncomingMessage) => {
      status = response.statusCode;
      response.resume();
    });
    outgoing.on("error", finish).on("close", finish);
    const pump = () => {
      while (sentBytes < total && !outgoing.destroyed) {
        sentBytes += chunk.length;
        if (!outgoing.write(chunk)) return void outgoing.once("drain", pump);
      }
      outgoing.end();
    };
    pump();
  });
}

describe("S12 oversized and slow requests", () => {
  test("cuts off a chunked body of 1 GB with 413 without using memory", async () => {
    await flood(megabyte);
    let floods: Flood[] = [];
    await holdGrowth(provider.child.pid!, 50, "S12: 10 floods of 1 GB", async () => {
      floods = await Promise.all(Array.from({ length: 10 }, () => flood(1024 * megabyte)));
    });
    for (const { status, sent } of floods) {
      expect([413, undefined]).toContain(status);
      expect(sent).toBeLessThan(64 * megabyte);
    }
    expect(floods.map((one) => one.status)).toContain(413);
  });

  test("limits bodies to 64 KB, refused in the request's language", async () => {
    const body = JSON.stringify({ email: "a@example.test", password: "x".repeat(64 * 1024) });
    const headers = { "content-type": "application/json", "accept-language": "ar" };
    const response = await fetch(`${origin}/apis/auth/login`, { method: "POST", headers, body });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ key: "payload_too_large", message: "الطلب كبير جدًا." });
  });

  test("drops 10,000 extra fields and survives deep nesting", async () => {
    const fields = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`f${index.toString(36)}`, 0]),
    );
    const credentials = { email: "a@example.test", password: "Guess-1" };
    const headers = { "content-type": "application/json" };
    async function statusOf(body: string) {
      return (await fetch(`${origin}/apis/auth/login`, { method: "POST", headers, body })).status;
    }
    expect(await statusOf(JSON.stringify({ ...credentials, ...fields }))).toBe(413);
    expect(await statusOf("[".repeat(30_000) + "]".repeat(30_000))).toBe(400);
    const fitting = Object.fromEntries(Object.entries(fields).slice(0, 5_000));
    expect(await statusOf(JSON.stringify({ ...credentials, ...fitting }))).toBe(401);
  });

  test("ends 500 slow connections with 408 while serving others", async () => {
    await holdGrowth(provider.child.pid!, 50, "S12: 500 slow connections", async () => {
      const slow = Array.from({ length: 500 }, () => sendSlowly());
      await Promise.all(slow.map((one) => one.isOpen));
      const begin = performance.now();
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      expectWithin(begin, 1_000);
      const responses = await Promise.all(slow.map((one) => one.response));
      expect(new Set(responses.map((text) => text.split("\r\n")[0]))).toEqual(
        new Set(["HTTP/1.1 408 Request Timeout"]),
      );
    });
  });
});

/** Opens a connection that starts a request and never finishes it. */
function sendSlowly() {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let text = "";
  socket.setEncoding("utf8").on("data", (part: string) => (text += part));
  return {
    isOpen: new Promise<void>((resolve, reject) => {
      socket.once("error", reject);
      socket.write("POST /apis/auth/login HTTP/1.1\r\nHost: x\r\nX-Slow: ", () => resolve());
    }),
    response: new Promise<string>((resolve) => socket.once("close", () => resolve(text))),
  };
}
