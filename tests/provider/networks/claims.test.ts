import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maxProofSize, listClaimable, listClaims, sendClaim } from "#contract/claims/claims.ts";
import { claimProofs, claims } from "#provider/database/schema/earning-schema.ts";
import { jpegProof, pdfProof, pngProof, sendTestClaim } from "../../support/money/claims.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider, type TestUser } from "../../support/programs/provider.ts";
import { addClick, addLeadRow, addShop } from "../../support/money/shops.ts";

const day = 24 * 3600 * 1000;
const now = new Date("2026-03-15T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

describeOnDatabase("a member's claims", (open) => {
  let provider: TestProvider;
  let member: TestUser;
  let other: TestUser;
  let shop: { storeId: string; offerId: string };

  beforeAll(async () => {
    provider = await startTestProvider({ open, clock: () => now });
    [member, other] = [await provider.signUp(), await provider.signUp()];
    const rate = { kind: "percent", minimum: 500, maximum: 500 } as const;
    const { storeId, offerId } = await addShop(provider.connection.database, {
      slug: "zoo",
      name: "Zoo",
      rate,
    });
    shop = { storeId, offerId: offerId! };
  });
  afterAll(() => provider.close());

  const click = (createdAt: Date, user = member) =>
    addClick(provider.connection.database, { ...shop, userId: user.userId, createdAt });
  const orderedOn = "2026-03-10";
  const errorOf = async (response: ReturnType<typeof sendTestClaim>) => {
    const { status, body } = await response;
    return { status, key: body.key, fields: Object.keys((body.fields as object | undefined) ?? {}) };
  };

  test("offers own visits of the last 90 days without a purchase or an open claim", async () => {
    const newMember = await provider.signUp();
    const [old, early, plain] = [
      await click(daysAgo(91), newMember),
      await click(daysAgo(1), newMember),
      await click(daysAgo(5), newMember),
    ];
    const [bought, claimed] = [await click(daysAgo(6), newMember), await click(daysAgo(7), newMember)];
    await addLeadRow(provider.connection.database, {
      userId: newMember.userId,
      storeId: shop.storeId,
      clickId: bought,
      occurredAt: daysAgo(6),
    });
    expect((await sendTestClaim(provider, newMember, { clickId: claimed, orderedOn })).status).toBe(201);
    const { data, meta } = await provider.call(listClaimable, { as: newMember });
    expect(meta).toEqual({ currency: "USD" });
    expect(data.map(({ id }) => id)).toEqual([early, plain]);
    expect(data[0]).toMatchObject({
      at: daysAgo(1).toISOString(),
      claimableFrom: new Date(now.getTime() + day).toISOString(),
      store: { slug: "zoo", name: "Zoo", category: "department" },
    });
    for (const [clickId, key] of [
      [old, "claim_too_late"],
      [early, "claim_too_early"],
      [bought, "claim_click_taken"],
      [claimed, "claim_click_taken"],
    ] as const)
      expect(await errorOf(sendTestClaim(provider, newMember, { clickId, orderedOn }))).toEqual({
        status: 422,
        key,
        fields: ["clickId"],
      });
  });

  test("saves a claim with its proof and lists it newest first for its member only", async () => {
    const clickId = await click(daysAgo(5));
    const { data, status } = await sendTestClaim(provider, member, {
      clickId,
      orderedOn,
      orderNumber: " A-1 ",
    });
    expect(status).toBe(201);
    expect(data).toEqual({
      id: data.id,
      orderNumber: "A-1",
      orderedOn,
      orderAmount: 4_990,
      currency: "USD",
      store: { slug: "zoo", name: "Zoo", logo: null, category: "department" },
      state: "sent",
      reason: null,
      purchaseId: null,
      decidedAt: null,
      createdAt: now.toISOString(),
    });
    const [proof] = await provider.connection.database
      .select()
      .from(claimProofs)
      .where(eq(claimProofs.claimId, data.id));
    expect(proof?.contentType).toBe("image/png");
    expect(Buffer.compare(proof!.content, pngProof)).toBe(0);
    const mine = await provider.call(listClaims, { as: member });
    expect(mine.data).toEqual([data]);
    expect(mine.meta?.total).toBe(1);
    expect((await provider.call(listClaims, { as: other })).data).toEqual([]);
    const rejectedClaims = await provider.call(listClaims, { as: member, query: { state: "refused" } });
    expect(rejectedClaims.data).toEqual([]);
  });

  test("S7 answers another member's visit like an unknown one", async () => {
    const foreign = await click(daysAgo(5), other);
    for (const clickId of [foreign, randomUUID(), "x"])
      expect(await errorOf(sendTestClaim(provider, member, { clickId, orderedOn }))).toEqual({
        status: 422,
        key: "claim_click_unknown",
        fields: ["clickId"],
      });
  });

  test.each([
    ["2026-03-08", 5, "order_before_click"],
    ["2026-03-17", 5, "order_in_future"],
    ["2026-02-16", 60, "order_after_click_expired"],
  ])("an order of %s from a visit %d days ago is %s", async (orderedOn, days, key) => {
    const clickId = await click(daysAgo(days));
    expect(await errorOf(sendTestClaim(provider, member, { clickId, orderedOn }))).toEqual({
      status: 422,
      key,
      fields: ["orderedOn"],
    });
  });

  test("the refusal names the day in the request's language", async () => {
    const clickId = await click(daysAgo(1));
    const response = await provider.call(sendClaim, {
      as: member,
      headers: { "accept-language": "fr", "idempotency-key": randomUUID() },
      body: { clickId, orderNumber: "x", orderedOn, orderAmount: 1, proof: pngProof.toString("base64") },
    });
    expect(response.body.fields).toEqual({
      clickId: [
        "La boutique peut encore le signaler. Vous pourrez réclamer à partir du 16 mars 2026, 12:00 UTC.",
      ],
    });
  });

  test.each([
    [{ orderAmount: 0 }, "orderAmount"],
    [{ orderAmount: -1 }, "orderAmount"],
    [{ orderNumber: "  " }, "orderNumber"],
    [{ orderNumber: "1".repeat(65) }, "orderNumber"],
    [{ orderedOn: "2026-02-30" }, "orderedOn"],
    [{ proof: "not base64!!" }, "proof"],
  ])("refuses %j with an error on its field", async (part, field) => {
    const clickId = await click(daysAgo(5));
    expect(await errorOf(sendTestClaim(provider, member, { clickId, orderedOn, ...part }))).toEqual({
      status: 400,
      key: "validation_failed",
      fields: [field],
    });
  });

  test("an order can be claimed once per store, by any member and in any spelling", async () => {
    const orderNumber = "Twice-1";
    const clickId = await click(daysAgo(5));
    expect((await sendTestClaim(provider, member, { clickId, orderedOn, orderNumber })).status).toBe(201);
    const secondClick = await click(daysAgo(5), other);
    const twice = sendTestClaim(provider, other, { clickId: secondClick, orderedOn, orderNumber: "TWICE-1" });
    expect(await errorOf(twice)).toEqual({
      status: 422,
      key: "claim_duplicate",
      fields: ["orderNumber"],
    });
    await provider.connection.database
      .update(claims)
      .set({ state: "refused", reason: "No." })
      .where(eq(claims.clickId, clickId));
    expect(
      (await sendTestClaim(provider, other, { clickId: secondClick, orderedOn, orderNumber })).status,
    ).toBe(201);
  });

  test("refuses a claim of an order the store already reported", async () => {
    await addLeadRow(provider.connection.database, {
      userId: other.userId,
      storeId: shop.storeId,
      occurredAt: daysAgo(5),
      orderNumber: "Known-1",
    });
    const claimResponse = sendTestClaim(provider, member, {
      clickId: await click(daysAgo(5)),
      orderedOn,
      orderNumber: "known-1",
    });
    expect(await errorOf(claimResponse)).toEqual({
      status: 409,
      key: "order_already_tracked",
      fields: ["orderNumber"],
    });
  });

  test.each([
    ["JPEG", jpegProof, 201],
    ["PDF", pdfProof, 201],
    ["a PNG's first bytes alone", pngProof.subarray(0, 8), 422],
    ["GIF", Buffer.from("GIF89a\u0001\u0000"), 422],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 422],
    ["a page with a picture in it", Buffer.concat([Buffer.from("<html>"), pngProof]), 422],
    ["nothing", Buffer.alloc(0), 422],
  ])("detects a proof's type from its content: %s", async (_, proof, status) => {
    const outcome = await errorOf(
      sendTestClaim(provider, member, {
        clickId: await click(daysAgo(5)),
        orderedOn,
        proof: proof.toString("base64"),
      }),
    );
    expect(outcome.status).toBe(status);
    if (status === 422) expect(outcome).toMatchObject({ key: "proof_type_unknown", fields: ["proof"] });
  });

  test("accepts 5 MB, refuses one byte more, and doesn't read larger bodies", async () => {
    const proofOf = (size: number) => Buffer.concat([pdfProof], size).toString("base64");
    const clickId = await click(daysAgo(5));
    expect(
      await errorOf(
        sendTestClaim(provider, member, { clickId, orderedOn, proof: proofOf(maxProofSize + 1) }),
      ),
    ).toEqual({ status: 422, key: "proof_too_large", fields: ["proof"] });
    const far = sendTestClaim(provider, member, { clickId, orderedOn, proof: proofOf(maxProofSize * 1.2) });
    expect(await errorOf(far)).toMatchObject({ status: 413, key: "payload_too_large" });
    const largest = await sendTestClaim(provider, member, {
      clickId,
      orderedOn,
      proof: proofOf(maxProofSize),
    });
    expect(largest.status).toBe(201);
  });

  test("M2 the same form again, also simultaneously, is one claim; another body is refused", async () => {
    const user = await provider.signUp();
    const [clickId, key] = [await click(daysAgo(5), user), randomUUID()];
    const body = { clickId, orderedOn, orderNumber: `M2-${key}` };
    const responses = await Promise.all([1, 2, 3].map(() => sendTestClaim(provider, user, body, key)));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ data }) => data.id)).size).toBe(1);
    const other = await sendTestClaim(provider, user, { ...body, proof: pdfProof.toString("base64") }, key);
    expect(other.body.key).toBe("idempotency_key_reused");
    const without = await provider.call(sendClaim, {
      as: user,
      body: { ...body, orderAmount: 1, proof: "" },
    });
    expect(without.body.key).toBe("idempotency_key_missing");
  });

  test("allows at most ten open claims, also when sent simultaneously", async () => {
    const user = await provider.signUp();
    const clickIds = await Promise.all(Array.from({ length: 14 }, () => click(daysAgo(5), user)));
    const sendClaim = (clickId: string) => sendTestClaim(provider, user, { clickId, orderedOn });
    for (const clickId of clickIds.slice(0, 8)) expect((await sendClaim(clickId)).status).toBe(201);
    const responses = await Promise.all(clickIds.slice(8).map(sendClaim));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
    const rejections = responses.filter(({ status }) => status !== 201);
    expect(rejections.map(({ body }) => body.key)).toEqual(Array(4).fill("claim_limit"));
  });
});
