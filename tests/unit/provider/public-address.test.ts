import { describe, expect, test } from "vitest";
import { isPublicAddress, publicLookup } from "#provider/public-address.ts";

const resolvesTo = (...addresses: string[]) =>
  publicLookup((_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    ),
  );

function lookUp(lookup: ReturnType<typeof publicLookup>) {
  return new Promise((resolve, reject) => {
    lookup("idp.example", { all: true }, (error, found) => (error ? reject(error) : resolve(found)));
  });
}

describe("public addresses", () => {
  test.each(["8.8.8.8", "172.15.0.1", "2606:4700::1111"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ...["0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "169.254.169.254", "172.31.0.1", "192.168.1.1"],
    ...["224.0.0.1", "255.255.255.255", "::", "::1", "fe80::1%eth0", "fc00::1", "fd00:ec2::254", "ff02::1"],
    ...[
      "::ffff:127.0.0.1",
      "::ffff:7f00:1",
      "::ffff:8.8.8.8",
      "64:ff9b::a00:1",
      "2002:a00:1::",
      "2001:0:1::",
    ],
    "localhost",
  ])("%s isn't public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([[["127.0.0.1"]], [["fd00::1"]], [["::ffff:10.0.0.1"]], [["8.8.8.8", "10.0.0.1"]]])(
    "refuses a name that resolves to %j",
    async (addresses) => {
      await expect(lookUp(resolvesTo(...addresses))).rejects.toThrow("not public");
    },
  );

  test("returns the addresses it checked", async () => {
    expect(await lookUp(resolvesTo("8.8.8.8"))).toEqual([{ address: "8.8.8.8", family: 4 }]);
  });
});
