import { randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { inviteUser, renameUser } from "#contract/roles/admin-roles.ts";
import type { CallInput } from "#contract/calls/call.ts";
import type { UserDetails } from "#contract/accounts/admin-users.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { hashPassword } from "../accounts/password.ts";
import { insertAccount, updateAccount } from "../accounts/repository.ts";
import { adminAction } from "../admin-actions/admin-action.ts";
import { issueLink } from "../mail-links/issue-link.ts";
import { isHeldForUndo } from "../mail-links/repository.ts";
import { lockUser } from "./lock-user.ts";
import { findUserDetails } from "./find-user-details.ts";

type Invitation = NonNullable<CallInput<typeof inviteUser>["body"]>;

/**
 * Creates a member's account with a random password, and mails its owner a link to choose one.
 * @throws Problem 403 `forbidden`; 409 `email_taken` at `email`; and as `once` does
 */
export async function inviteMember(
  app: FastifyInstance,
  request: FastifyRequest,
  { body, idempotencyKey }: { body: Invitation; idempotencyKey: string | undefined },
): Promise<UserDetails> {
  const passwordHash = await hashPassword(randomBytes(32).toString("base64url"));
  return adminAction(app, request, {
    once: () => ({ route: "POST /v1/admin/users", key: idempotencyKey, body, response: inviteUser.data }),
    async run({ tx, at, log }) {
      const account = { id: randomUUID(), ...body, passwordHash, createdAt: at };
      const isFree =
        !(await isHeldForUndo(tx, { email: body.email, now: at })) && (await insertAccount(tx, account));
      if (!isFree) throw new Problem(409, "email_taken", { fields: { email: ["email_taken"] } });
      await issueLink(app, tx, { purpose: "invitation", account: { ...account, trustedAt: null } });
      await log({
        action: "user.invite",
        object: { type: "user", id: account.id, label: body.email },
        before: null,
        after: { name: body.name, language: body.language },
      });
      const look = { viewer: identityOf(request), now: at, environment: app.environment };
      return (await findUserDetails(tx, account.id, look)) ?? Promise.reject(notFound());
    },
  });
}

/** Corrects a person's name. @throws Problem 404; 403 `forbidden`, `own_account`; and as `once` does */
export async function renamePerson(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, name, idempotencyKey }: { id: string; name: string; idempotencyKey: string | undefined },
): Promise<UserDetails> {
  return adminAction(app, request, {
    lock: ({ tx, admin }) => lockUser(tx, id, { adminId: admin.userId, oneOf: ["users.write"] }),
    once: () => ({
      route: `PATCH /v1/admin/users/${id}`,
      key: idempotencyKey,
      body: { name },
      response: renameUser.data,
    }),
    async run({ tx, at, log }, user) {
      await updateAccount(tx, id, { name });
      await log({
        action: "user.rename",
        object: { type: "user", id, label: user.email },
        before: { name: user.name },
        after: { name },
      });
      const look = { viewer: identityOf(request), now: at, environment: app.environment };
      return (await findUserDetails(tx, id, look)) ?? Promise.reject(notFound());
    },
  });
}
