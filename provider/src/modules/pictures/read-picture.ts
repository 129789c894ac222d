import { largestAvatar, largestAvatarBody } from "#contract/account.ts";
import { Problem } from "../../problem.ts";
import { drawPicture } from "./draw-picture.ts";

/** Options of calls that receive a picture. Rendering costs more than most calls. */
export const pictureCall = { bodyLimit: largestAvatarBody + 1024, perMinute: 10 } as const;

/**
 * Decodes a picture in base64 and renders it: cropped to the square, or whole within it (`contain`).
 * @throws Problem 422 `avatar_too_large`, or as `drawPicture` does
 */
export function readPicture(base64: string, fit: Parameters<typeof drawPicture>[1]) {
  const file = Buffer.from(base64, "base64");
  if (file.length > largestAvatar)
    throw new Problem(422, "avatar_too_large", { fields: { content: ["avatar_too_large"] } });
  return drawPicture(file, fit);
}
