import { createCookie } from "react-router";
import { z } from "zod";

/** A cookie of this browser: a page with hidden amounts comes without them, so nothing flashes up. */
const cookie = createCookie("amounts", {
  path: "/",
  sameSite: "lax",
  httpOnly: true,
  maxAge: 60 * 60 * 24 * 365,
});

export const amountPrivacy = z.enum(["hidden", "shown"]);

/** Whether this browser hides the amounts of the wallet. A broken cookie counts as shown and never throws. */
export async function areAmountsHidden(request: Request): Promise<boolean> {
  const value: unknown = await cookie.parse(request.headers.get("Cookie")).catch(() => undefined);
  return value === "hidden";
}

/** The `Set-Cookie` value that keeps the choice for a year. */
export function keepAmountPrivacy(value: z.infer<typeof amountPrivacy>): Promise<string> {
  return cookie.serialize(value);
}
