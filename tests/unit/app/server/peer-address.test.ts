import { afterEach, expect, test } from "vitest";
import { hasBrokenPath, peerAddress } from "~/server/peer-address.server";

const nameOfHeader = Symbol.for("cashlane.peer-header");

function loadPrelude(): void {
  Reflect.set(globalThis, nameOfHeader, "x-peer-test");
}

afterEach(() => void Reflect.deleteProperty(globalThis, nameOfHeader));

test("returns the address that the prelude added", () => {
  loadPrelude();
  expect(peerAddress(new Headers({ "x-peer-test": "203.0.113.7" }))).toBe("203.0.113.7");
});

test("returns no address for a client that has left", () => {
  loadPrelude();
  expect(peerAddress(new Headers({ "x-peer-test": "-" }))).toBeUndefined();
});

test("throws when a request didn't pass through the prelude's server", () => {
  loadPrelude();
  expect(() => peerAddress(new Headers())).toThrow("app/server/http-server-preload.mjs");
});

test("returns no address in development, where the prelude isn't loaded", () => {
  expect(peerAddress(new Headers({ "x-peer-test": "203.0.113.7" }))).toBeUndefined();
});

test("recognizes from the prelude's header that a path can't be decoded", () => {
  loadPrelude();
  expect(hasBrokenPath(new Headers({ "x-peer-test-broken": "1" }))).toBe(true);
});
