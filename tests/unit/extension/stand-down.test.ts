import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  activationState,
  afterActivation,
  afterBlocked,
  afterVisit,
  isSilent,
  type ShopState,
} from "../../../extension/src/rules/stand-down.ts";

const minute = 60_000;
const now = Date.parse("2026-03-01T10:00:00Z");
const foreign = [{ network: "awin", trace: "awc=other" }];
const ownVisit = [{ network: "awin", trace: "awc=mine" }];
const activate = () => afterActivation({ now, expiresAt: now + 1_000 * minute, tabId: 1 });
const visit = (state: ShopState, signals = foreign, at = now + 1, tabId = 1) =>
  afterVisit(state, { signals, opening: "load", tabId, now: at });

describe("stand-down", () => {
  test("a visit without affiliate signals changes nothing", () => {
    expect(visit({}, [])).toEqual({});
  });

  test("another affiliate's click starts a stand-down of at least 30 minutes", () => {
    const { isQuietSession, ...kept } = visit({});
    expect(isQuietSession).toBe(true);
    expect(isSilent(kept, now + 30 * minute)).toBe(true);
    expect(isSilent(kept, now + 31 * minute)).toBe(false);
  });

  test("the stand-down lasts until the browser is closed", () => {
    expect(isSilent(visit({}), now + 10_000 * minute)).toBe(true);
  });

  test("landing at the store after the member's own activation starts no stand-down", () => {
    const landed = visit(activate(), ownVisit);
    expect(activationState(landed, now + 2)).toBe("active");
    expect(isSilent(landed, now + 2)).toBe(false);
  });

  test("reloading the landing page keeps the activation", () => {
    const landed = visit(visit(activate(), ownVisit), ownVisit);
    expect(activationState(landed, now + 2)).toBe("active");
  });

  test("a later click of another affiliate ends the activation", () => {
    const later = visit(visit(activate(), ownVisit), foreign);
    expect(activationState(later, now + 2)).toBe("lost");
    expect(isSilent(later, now + 2)).toBe(true);
  });

  test("another affiliate's click in a different tab isn't taken for the activation's landing", () => {
    expect(isSilent(visit(activate(), foreign, now + 1, 2), now + 2)).toBe(true);
  });

  test("a landing more than two minutes later isn't taken for the activation's", () => {
    expect(isSilent(visit(activate(), foreign, now + 3 * minute), now + 3 * minute)).toBe(true);
  });

  test("a blocked redirect is shown only in the tab that was being redirected", () => {
    expect(activationState(afterBlocked(activate(), 1), now + 1)).toBe("blocked");
    expect(activationState(afterBlocked(activate(), 2), now + 1)).toBe("leaving");
  });

  test("an activation expires", () => {
    expect(activationState(visit(activate(), ownVisit), now + 1_000 * minute)).toBe("none");
  });

  test("only an activation ends a stand-down within its 30 minutes", () => {
    const step = fc.record({ isForeign: fc.boolean(), after: fc.nat(20 * minute), tabId: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let state: ShopState = {};
        let [at, silentUntil] = [now, 0];
        for (const { isForeign, after, tabId } of steps) {
          at += after;
          if (isForeign) silentUntil = at + 30 * minute;
          state = visit(state, isForeign ? foreign : [], at, tabId);
          const { isQuietSession: _, ...kept } = state;
          expect(isSilent(kept, at)).toBe(at < silentUntil);
        }
      }),
    );
  });
});
