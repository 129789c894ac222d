import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { setInterval } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { listClaims } from "#contract/claims/claims.ts";
import { pdfProof } from "../support/money/claims";
import { memberWorld } from "../support/money/member-world";
import { addClick, addShop } from "../support/money/shops";
import { isTimed } from "../support/programs/limits";
import { printCoverage } from "../support/programs/repetitions";

const address = "/en/apps/my-cash-back/claim";
const proofSize = 4_600_000;
const bytesPerSecond = 250_000;
const piecesPerSecond = 10;

// Takes 19 seconds, more than the 15 that a stalled request gets.
describe.skipIf(!isTimed)("a large file on a slow connection", () => {
  const world = memberWorld();

  /** Posts a form at the given rate and returns the status. */
  async function postSlowly(form: FormData, cookies: Map<string, string>): Promise<number | undefined> {
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.clone().arrayBuffer());
    const { origin } = world.dashboard;
    const request = httpRequest(origin + address, {
      method: "POST",
      headers: {
        origin,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "content-type": encoded.headers.get("content-type")!,
        "content-length": body.length,
      },
    });
    const status = new Promise<number | undefined>((resolve, reject) =>
      request.once("response", (response) => resolve(response.resume().statusCode)).once("error", reject),
    );
    const piece = bytesPerSecond / piecesPerSecond;
    let sentBytes = 0;
    for await (const _ of setInterval(1000 / piecesPerSecond)) {
      request.write(body.subarray(sentBytes, sentBytes + piece));
      sentBytes += piece;
      if (sentBytes >= body.length) break;
    }
    request.end();
    return status;
  }

  test("an upload of 4.6 MB at 250 kB/s arrives completely", { timeout: 120_000 }, async () => {
    const { database } = world.provider.app;
    const rate = { kind: "percent", minimum: 500, maximum: 500 } as const;
    const shop = await addShop(database, { slug: "acme", name: "Acme", rate });
    const { browser, user } = await world.signIn(await world.provider.signUp());
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
    const clickId = await addClick(database, {
      ...shop,
      offerId: shop.offerId!,
      userId: user.userId,
      createdAt: daysAgo(5),
    });
    const form = new FormData();
    const fields = { clickId, orderNumber: "N-4711", orderAmount: "49.90", key: randomUUID() };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("orderedOn", daysAgo(4).toISOString().slice(0, 10));
    const padding = Buffer.alloc(proofSize - pdfProof.length, " ");
    form.set("proof", new File([Buffer.concat([pdfProof, padding])], "order.pdf"));
    const begun = performance.now();
    expect(await postSlowly(form, browser.cookies)).toBe(302);
    printCoverage(`4.6 MB in ${Math.round((performance.now() - begun) / 1000)} s`);
    expect((await world.provider.call(listClaims, { as: user })).data).toHaveLength(1);
  });
});
