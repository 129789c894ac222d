import { expect, test } from "vitest";
import { drawSprite, usedIcons } from "../../../scripts/bundling/icon-sprite.mjs";

test("the sprite has exactly the icons the sources import", () => {
  const names = usedIcons("app");
  expect(names).toEqual(expect.arrayContaining(["Bell", "ChevronDown", "Wallet"]));
  expect(names.filter((name) => name.startsWith("Lucide"))).toEqual([]);
  const sprite = drawSprite(names);
  for (const name of names) expect(sprite).toMatch(new RegExp(`<symbol id="${name}"[^>]*><`));
});

test("a symbol has the library's drawing, without its frame", () => {
  expect(drawSprite(["Minus"])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="Minus" viewBox="0 0 24 24"><path d="M5 12h14"></path></symbol></svg>',
  );
});
