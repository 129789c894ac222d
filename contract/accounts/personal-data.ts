import { z } from "zod";
import { defineCall } from "../calls/call.ts";
import { instant } from "../text/identifiers.ts";

/** Days in which a member can cancel the deletion of the account. */
export const deletionDays = 14;

/**
 * Why an account can't be deleted now: it has money, an order or a claim waits for a decision, or the owner is
 * staff.
 */
export const deletionObstacle = z.enum(["money", "order", "claim", "staff"]);
export type DeletionObstacle = z.infer<typeof deletionObstacle>;

/** `dueAt` is when the account will be deleted; `null` if no deletion was requested. */
export const deletion = z.object({
  dueAt: instant.nullable(),
  obstacles: z.array(deletionObstacle),
});
export type Deletion = z.infer<typeof deletion>;

export const getDeletion = defineCall("GET", "/v1/users/me/deletion", {
  summary: "Retrieve the scheduled deletion of my account, and what prevents it",
  data: deletion,
});
export const requestDeletion = defineCall("POST", "/v1/users/me/deletion", {
  stepUp: true,
  summary: "Schedule the deletion of my account in 14 days",
  data: deletion,
});
export const cancelDeletion = defineCall("DELETE", "/v1/users/me/deletion", {
  summary: "Cancel the deletion of my account",
  data: deletion,
});
