import { request, type IncomingMessage } from "node:http";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { changeAvatar } from "#contract/accounts/account.ts";
import { setCategoryPicture } from "#contract/shop/admin-shop-categories.ts";
import { setProductPicture } from "#contract/shop/admin-shop-products.ts";
import { setStoreLogo } from "#contract/stores/admin-stores.ts";
import { uploadBankStatement } from "#contract/bank/bank-statements.ts";
import { sendClaim } from "#contract/claims/claims.ts";
import { uploadReport } from "#contract/networks/network-reports.ts";
import { testProvider, type TestUser } from "../../support/programs/provider.ts";
import { listen } from "../../support/proxies/sockets.ts";

const provider = testProvider();
const megabyte = 1024 * 1024;
let origin: string;
let admin: TestUser;
beforeAll(async () => {
  origin = await listen(provider);
  admin = await provider.signUp({ role: "admin" });
});

const uploads = [
  changeAvatar,
  setStoreLogo,
  setProductPicture,
  setCategoryPicture,
  sendClaim,
  uploadBankStatement,
  uploadReport,
].map((call) => [call.path, call.method] as const);

/**
 * Starts a request with a body and returns the response's status. `sendBody` writes the body to the request.
 */
function begin(
  [path, method]: (typeof uploads)[number],
  headers: Record<string, string>,
  sendBody: (body: ReturnType<typeof request>) => void,
): Promise<number | undefined> {
  const url = `${origin}/apis${path.replace(/\{\w+\}/, crypto.randomUUID())}`;
  const authorization = `Bearer ${admin.accessToken}`;
  const clientRequest = request(url, {
    method,
    headers: { authorization, "content-type": "application/json", ...headers },
  });
  return new Promise((resolve, reject) => {
    clientRequest.once("response", (response: IncomingMessage) => {
      resolve(response.statusCode);
      clientRequest.destroy();
    });
    clientRequest.once("error", reject);
    sendBody(clientRequest);
  });
}

test.each(uploads)("refuses 100 MB for %s by the declared length without reading a byte", async (...call) => {
  const length = { "content-length": String(100 * megabyte) };
  expect(await begin(call, length, (body) => body.flushHeaders())).toBe(413);
});

test.each(uploads)(
  "cuts off a body of 100 MB without a declared length for %s at the call's limit",
  async (...call) => {
    const chunk = Buffer.alloc(64 * 1024, "x");
    let written = 0;
    const sendBody = (body: ReturnType<typeof request>) => {
      while (written < 100 * megabyte && !body.destroyed) {
        written += chunk.length;
        if (!body.write(chunk)) return void body.once("drain", () => sendBody(body));
      }
    };
    // Closing a connection that still receives data resets it, and the reset may arrive before the response.
    const outcome = await begin(call, {}, sendBody).catch((error: NodeJS.ErrnoException) => error.code);
    expect([413, "EPIPE", "ECONNRESET"]).toContain(outcome);
    // Only the size limit (at most 7 MB) and the socket buffers were filled before the provider refused the
    // rest.
    expect(written).toBeLessThan(40 * megabyte);
  },
);

test("refuses 50,000 × 50,000 pixels by the picture's header, and a small picture with a false header", async () => {
  const create = { width: 8, height: 8, channels: 3, background: "#085" } as const;
  const [png, jpeg] = await Promise.all([
    sharp({ create }).png().toBuffer(),
    sharp({ create }).jpeg().toBuffer(),
  ]);
  const put = async (file: Buffer) => {
    const as = await provider.signUp();
    const response = await provider.call(changeAvatar, { as, body: { content: file.toString("base64") } });
    return response.status === 200 ? 200 : response.body.key;
  };
  for (const small of [png, jpeg]) expect(await put(small)).toBe(200);
  expect(await put(withPngSize(png, 50_000))).toBe("avatar_broken");
  expect(await put(withJpegSize(jpeg, 50_000))).toBe("avatar_broken");
});

/** Returns the picture with a different size in its header. */
function withPngSize(png: Buffer, side: number): Buffer {
  const changed = Buffer.from(png);
  const head = changed.indexOf("IHDR");
  changed.writeUInt32BE(side, head + 4);
  changed.writeUInt32BE(side, head + 8);
  changed.writeUInt32BE(crc32(changed.subarray(head, head + 17)), head + 17);
  return changed;
}

function withJpegSize(jpeg: Buffer, side: number): Buffer {
  const changed = Buffer.from(jpeg);
  const head = changed.indexOf(Buffer.from("ffc0", "hex"));
  changed.writeUInt16BE(side, head + 5);
  changed.writeUInt16BE(side, head + 7);
  return changed;
}
