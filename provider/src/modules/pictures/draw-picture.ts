import sharp from "sharp";
import { Problem } from "../../problem.ts";

const pictureSide = 256;
// Photos of phones have up to fifty million pixels. A larger picture is an attempt to exhaust memory.
const maxPixels = 60_000_000;
const timeoutSeconds = 5;

const png = Buffer.from("89504e470d0a1a0a", "hex").toString("latin1");
const isPicture = (head: string) =>
  /^\xff\xd8\xff[\xc0-\xfe]/.test(head) || head.startsWith(png) || /^RIFF.{4}WEBP/s.test(head);

// Pictures are rendered one at a time, so that many pictures don't slow down other requests.
let lastRendering: Promise<unknown> = Promise.resolve();
sharp.cache(false);
sharp.concurrency(1);

/**
 * Renders a picture as a WebP of 256 × 256, with its orientation applied. Everything else in the file
 * (location, scripts, a second file appended to it) is dropped.
 * @param fit `cover` crops around the most interesting part, `contain` shows the whole picture on white
 * @throws Problem 422 `avatar_type_unknown`, `avatar_broken` at field `content`
 */
export function renderPicture(file: Uint8Array, fit: "cover" | "contain"): Promise<Uint8Array> {
  const head = Buffer.from(file.subarray(0, 32)).toString("latin1");
  if (!isPicture(head)) return Promise.reject(pictureError("avatar_type_unknown"));
  const rendering = lastRendering.then(() => draw(file, fit));
  lastRendering = rendering.catch(() => undefined);
  return rendering;
}

async function draw(file: Uint8Array, fit: "cover" | "contain"): Promise<Uint8Array> {
  try {
    return await sharp(file, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
      .timeout({ seconds: timeoutSeconds })
      .rotate()
      .resize(
        pictureSide,
        pictureSide,
        fit === "cover" ? { fit, position: "attention" } : { fit, background: "#ffffff" },
      )
      .flatten({ background: "#ffffff" })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    throw pictureError("avatar_broken");
  }
}

function pictureError(key: "avatar_type_unknown" | "avatar_broken"): Problem {
  return new Problem(422, key, { fields: { content: [key] } });
}
