import { z } from "zod";
import { personName } from "./auth.ts";
import { defineCall } from "./call.ts";
import { instant } from "./identifiers.ts";

/** Who a member is, as the account's own settings show it. */
export const account = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(["member", "admin"]),
  joinedAt: instant,
});
export type Account = z.infer<typeof account>;

export const getAccount = defineCall("GET", "/v1/users/me/account", {
  summary: "My account",
  data: account,
});
export const changeAccount = defineCall("PATCH", "/v1/users/me/account", {
  summary: "Change my name",
  body: z.object({ name: personName }),
  data: account,
});
