import { describe, expect, test } from "vitest";
import type { CurrentUser } from "#contract/accounts/user.ts";
import { ProviderError, type ProviderErrorKind } from "~/provider-client/provider-error";
import { resolveAuth } from "~/session/auth-state.server";

const user: CurrentUser = { name: "Mara", email: "mara@cashlane.test" };

async function resolve(fetchProfile: () => Promise<CurrentUser>, isPresent = true) {
  let ended = 0;
  const auth = await resolveAuth({ isPresent, end: async () => void (ended += 1), fetchProfile });
  return { state: auth.state, ended };
}
function rejectWith(status: number, kind: ProviderErrorKind, message: string) {
  return () => Promise.reject(new ProviderError({ status, kind, message }));
}

describe("auth state", () => {
  test("without a token the visitor is signed out and no profile is fetched", async () => {
    const fetchProfile = () => Promise.reject(new Error("fetched"));
    expect(await resolve(fetchProfile, false)).toEqual({ state: "signed-out", ended: 0 });
  });
  test("a profile means signed in", async () => {
    expect(await resolve(async () => user)).toEqual({ state: "signed-in", ended: 0 });
  });
  test.each([
    [401, "refused", "Authentication failed"],
    [403, "refused", "Forbidden"],
    [401, "refused", "Échec de l’authentification"],
    [401, "signed-out", "Authentication failed"],
    [500, "refused", "Upstream said 401"],
    [400, "refused", "Error 403"],
    [400, "refused", "Authentication failed: no such user"],
    [500, "refused", "Forbidden"],
  ] as const)("%i %s %j ends the session", async (status, kind, message) => {
    expect(await resolve(rejectWith(status, kind, message))).toEqual({ state: "signed-out", ended: 1 });
  });
  test.each([
    [500, "refused", "API request failed"],
    [404, "refused", "Not found"],
    [429, "refused", "Too many"],
    [503, "unreachable", "Cannot be reached"],
    [504, "timeout", "Took too long"],
    [502, "nonsense", "Invalid response from server"],
  ] as const)("%i %s %j keeps the session and is loading", async (status, kind, message) => {
    expect(await resolve(rejectWith(status, kind, message))).toEqual({ state: "loading", ended: 0 });
  });

  describe("with a last known profile", () => {
    const resolveWithLastProfile = (fetchProfile: () => Promise<CurrentUser>) =>
      resolveAuth({ isPresent: true, end: async () => undefined, fetchProfile, lastProfile: user });
    test.each([
      [503, "unreachable"],
      [504, "timeout"],
    ] as const)("%i %s: signed in with the last known profile", async (status, kind) => {
      expect(await resolveWithLastProfile(rejectWith(status, kind, "Silence"))).toMatchObject({
        state: "signed-in",
        user,
        silence: { kind },
      });
    });
    test.each([
      [401, "refused", "signed-out"],
      [403, "refused", "signed-out"],
      [404, "refused", "loading"],
      [500, "refused", "loading"],
      [502, "nonsense", "loading"],
    ] as const)("%i %s is an answer and overrides the last known profile", async (status, kind, state) => {
      expect((await resolveWithLastProfile(rejectWith(status, kind, "No"))).state).toBe(state);
    });
    test("a successful answer replaces the last known profile", async () => {
      const renamed = { ...user, name: "Mara B." };
      expect(await resolveWithLastProfile(async () => renamed)).toEqual({
        state: "signed-in",
        user: renamed,
      });
    });
  });
});
