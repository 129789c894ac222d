import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { AuthState } from "~/session/auth-state.server";
import { ProviderError } from "~/provider-client/provider-error";
import { writeShortcuts, readShortcuts } from "~/shell/menus/shortcuts/shortcut-cookie.server";
import { maxShortcuts, offeredPaths } from "~/shell/menus/shortcuts/shortcut-list";

const visitor: AuthState = { state: "signed-out" };
const authStateOf = (id: string): AuthState => ({
  state: "signed-in",
  user: { id, name: "Mara", email: "mara@cashlane.test" },
});
const offered = [...offeredPaths("admin")];

function requestWith(cookie: string): Request {
  return new Request("http://cashlane.test/en", { headers: { Cookie: cookie } });
}
async function writeCookie(auth: AuthState, list: readonly string[]): Promise<string> {
  const [header = ""] = await writeShortcuts(requestWith(""), auth, list);
  return header;
}
const cookiePair = (header: string) => header.split(";")[0] ?? "";
const encodeValue = (value: unknown) =>
  `shortcuts-visitor=${encodeURIComponent(btoa(unescape(encodeURIComponent(JSON.stringify(value)))))}`;

describe("shortcuts cookie", () => {
  it("round-trips within 1 KB, for a year, HttpOnly", async () => {
    const lists = fc.uniqueArray(fc.constantFrom(...offered), { maxLength: maxShortcuts });
    await fc.assert(
      fc.asyncProperty(lists, fc.uuid(), async (list, id) => {
        const header = await writeCookie(authStateOf(id), list);
        for (const part of ["Max-Age=31536000", "SameSite=Lax", "HttpOnly", "Path=/"])
          expect(header).toContain(part);
        expect(header).not.toContain(id);
        expect(await readShortcuts(requestWith(cookiePair(header)), authStateOf(id))).toEqual(list);
      }),
    );
  });

  it("the twelve longest addresses fit into 1 KB", async () => {
    const longest = offered.toSorted((a, b) => b.length - a.length).slice(0, maxShortcuts);
    expect((await writeCookie(authStateOf(crypto.randomUUID()), longest)).length).toBeLessThan(1024);
  });

  it("any bytes parse to a valid list or none", async () => {
    const byte = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: byte, maxLength: 1500 }), async (text) => {
        expect(await readShortcuts(requestWith(`shortcuts-visitor=${text}`), visitor)).toBeNull();
      }),
      { numRuns: 1000 },
    );
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (junk) => {
        expect(await readShortcuts(requestWith(encodeValue(junk)), visitor)).toBeNull();
        expect(await readShortcuts(requestWith(encodeValue({ v: 2, list: [] })), visitor)).toBeNull();
        const list = [junk, "/apps/roles", "/apps/roles", "/no-such-page", junk, "/stores"];
        const cookie = encodeValue({ v: 1, list });
        const isTooLong = cookie.length - "shortcuts-visitor=".length > 1024;
        expect(await readShortcuts(requestWith(cookie), visitor)).toEqual(
          isTooLong ? null : ["/apps/roles", "/stores"],
        );
      }),
    );
  });

  it("members and visitors have separate lists, and an unknown viewer none", async () => {
    const [one, two] = [authStateOf("1"), authStateOf("2")];
    const header = `${cookiePair(await writeCookie(one, ["/stores"]))}; ${cookiePair(await writeCookie(visitor, ["/apps/roles"]))}`;
    expect(await readShortcuts(requestWith(header), one)).toEqual(["/stores"]);
    expect(await readShortcuts(requestWith(header), two)).toBeNull();
    expect(await readShortcuts(requestWith(header), visitor)).toEqual(["/apps/roles"]);
    const error = new ProviderError({ status: 503, kind: "unreachable", message: "Out of order" });
    expect(await readShortcuts(requestWith(header), { state: "loading", error })).toBeNull();
  });

  it("keeps the lists of four users; a fifth replaces the oldest", async () => {
    const people = ["1", "2", "3", "4"].map(authStateOf);
    const jar = await Promise.all(
      people.map(async (auth) => cookiePair(await writeCookie(auth, ["/stores"]))),
    );
    const fifth = await writeShortcuts(requestWith(`theme=x; ${jar.join("; ")}`), authStateOf("5"), []);
    expect(fifth).toHaveLength(2);
    expect(fifth[1]).toMatch(new RegExp(`^${jar[0]?.split("=")[0]}=[^;]*; Max-Age=0`));
    expect(await writeShortcuts(requestWith(jar.join("; ")), authStateOf("4"), [])).toHaveLength(1);
  });

  it("is deleted when reset to the defaults", async () => {
    expect((await writeShortcuts(requestWith(""), visitor, null))[0]).toMatch(
      /^shortcuts-visitor=[^;]*; Max-Age=0/,
    );
  });
});
