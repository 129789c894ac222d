import { afterAll, beforeAll, expect, test } from "vitest";
import sharp from "sharp";
import { changeAccount, changeAvatar, getAccount, removeAvatar } from "#contract/accounts/account.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { describeOnDatabase } from "../../support/databases/databases.ts";
import { startTestProvider, type TestProvider } from "../../support/programs/provider.ts";

describeOnDatabase("a member's own account", (open) => {
  let provider: TestProvider;
  const now = new Date("2026-03-01T10:00:00Z");

  beforeAll(async () => void (provider = await startTestProvider({ open, clock: () => now })));
  afterAll(() => provider.close());

  test("returns the user's identity and join date", async () => {
    const member = await provider.signUp({ name: "Noor Haddad" });
    expect((await provider.call(getAccount, { as: member })).data).toEqual({
      name: "Noor Haddad",
      email: member.email,
      role: "member",
      roleName: null,
      tier: "free",
      joinedAt: now.toISOString(),
      language: "en",
      country: null,
      phone: null,
      shownCurrency: null,
      avatar: null,
      version: expect.any(String),
    });
  });

  test("trims a new name and changes nothing else", async () => {
    const [member, other] = [await provider.signUp(), await provider.signUp()];
    const body = { name: "  Lina Karam ", role: "admin", email: "else@example.test" };
    const response = await provider.call(changeAccount, { as: member, body });
    expect(response.data).toMatchObject({ name: "Lina Karam", role: "member", email: member.email });
    expect((await provider.call(getCurrentUser, { as: member })).data.name).toBe("Lina Karam");
    expect((await provider.call(getAccount, { as: other })).data.name).toBe("Test Person");
  });

  test("reads language, country and phone number in local notation and stores the standard form", async () => {
    const as = await provider.signUp();
    const change = async (body: Record<string, unknown>) => {
      const response = await provider.call(changeAccount, { as, body });
      return response.status === 200 ? response.data : [response.status, response.body.fields];
    };
    const phoneError = [422, { phone: [expect.any(String)] }];
    expect(await change({ phone: "01 23 45 67 89" })).toEqual(phoneError);
    const fields = { language: "fr", country: "FR", phone: "01 23 45 67 89" };
    expect(await change(fields)).toMatchObject({ ...fields, phone: "+33123456789" });
    expect(await change({ phone: "+49 30 123456" })).toMatchObject({ country: "FR", phone: "+4930123456" });
    for (const phone of ["123", "x".repeat(40), "+1 555"])
      expect(await change({ phone })).toEqual(phoneError);
    expect(await change({ country: "XX" })).toEqual([422, { country: [expect.any(String)] }]);
    expect(await change({ country: null, phone: null })).toMatchObject({ country: null, phone: null });
    expect(await change({})).toMatchObject({ language: "fr", name: "Test Person" });
  });

  test("redraws a picture as a square WebP without metadata, and refuses other files", async () => {
    const as = await provider.signUp();
    const put = (file: Uint8Array) =>
      provider.call(changeAvatar, { as, body: { content: Buffer.from(file).toString("base64") } });
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: "#085" } });
    const jpeg = await photo
      .withExif({ IFD0: { Copyright: "secret-place" } })
      .jpeg()
      .toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>")]);
    const { avatar } = (await put(polyglot)).data;
    const picture = await provider.app.inject({ url: avatar! });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers["content-type"]).toBe("image/webp");
    expect(picture.headers["x-content-type-options"]).toBe("nosniff");
    const drawn = await sharp(picture.rawPayload).metadata();
    expect(drawn.format).toBe("webp");
    expect(drawn.width).toBe(256);
    expect(drawn.height).toBe(256);
    expect(drawn.exif).toBeUndefined();
    for (const hidden of ["secret-place", "<script>"])
      expect(picture.rawPayload.includes(hidden)).toBe(false);

    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "#fff" } })
      .png()
      .toBuffer();
    for (const [file, key] of [
      [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"), "avatar_type_unknown"],
      [jpeg.subarray(0, 200), "avatar_broken"],
      [bomb, "avatar_broken"],
      [Buffer.concat([jpeg, Buffer.alloc(800 * 1024)]), "avatar_too_large"],
    ] as const) {
      const response = await put(file);
      expect(response.status).toBe(422);
      expect(response.body.key).toEqual(key);
    }
    const newAvatar = (await put(jpeg)).data.avatar;
    expect(newAvatar).not.toBe(avatar);
    expect((await provider.app.inject({ url: avatar! })).statusCode).toBe(404);
    expect((await provider.call(getCurrentUser, { as })).data.avatar).toBe(newAvatar);
    expect((await provider.call(removeAvatar, { as })).data.avatar).toBeNull();
    expect((await provider.app.inject({ url: newAvatar! })).statusCode).toBe(404);
  });

  test("refuses the second of two windows' forms, and accepts it once it has shown the change", async () => {
    const member = await provider.signUp();
    const change = (body: object) => provider.call(changeAccount, { as: member, body });
    const { version } = (await provider.call(getAccount, { as: member })).data;
    const responses = await Promise.all(
      ["First Window", "Second Window"].map((name) => change({ name, version })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await change({ country: "FR", version })).body.key).toBe("account_changed");
    const now = (await provider.call(getAccount, { as: member })).data;
    expect((await change({ name: "Third Window", version: now.version })).data.name).toBe("Third Window");
  });

  test.each(["", " L ", "x".repeat(81), "a\u0000b"])("refuses the name %j", async (name) => {
    const member = await provider.signUp();
    const response = await provider.call(changeAccount, { as: member, body: { name } });
    expect(response.status).toBe(400);
    expect(Object.keys(response.body.fields as object)).toEqual(["name"]);
    expect((await provider.call(getAccount, { as: member })).data.name).toBe("Test Person");
  });
});
