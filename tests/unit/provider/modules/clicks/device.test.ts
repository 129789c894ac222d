import { expect, test } from "vitest";
import { deviceOf } from "#provider/modules/clicks/device.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1", "phone"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/131.0 Mobile Safari/537.36", "phone"],
  ["Mozilla/5.0 (Linux; Android 14; SM-X710) Chrome/131.0 Safari/537.36", "tablet"],
  ["Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Mobile/15E148 Safari/604.1", "tablet"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131.0 Safari/537.36", "desktop"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15", "desktop"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "desktop"],
  ["curl/8.5.0", null],
  ["", null],
  [null, null],
])("%s is a %s", (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
