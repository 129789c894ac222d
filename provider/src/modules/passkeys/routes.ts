import type { FastifyInstance } from "fastify";
import {
  addPasskey as addCall,
  beginPasskey,
  listPasskeys,
  type Passkey,
  removePasskey as removeCall,
  renamePasskey,
} from "#contract/accounts/passkeys.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { originOf } from "../../request-origin.ts";
import { createSecondFactorCipher } from "../second-factor/cipher.ts";
import { addPasskey, creationOptions } from "./add-passkey.ts";
import { removePasskey } from "./remove-passkey.ts";
import { listPasskeyRows, type PasskeyRow, updatePasskey } from "./repository.ts";

/** Routes for a member's own passkeys. The accounts module has the routes to log in with one. */
export async function passkeyRoutes(api: FastifyInstance): Promise<void> {
  const cipher = createSecondFactorCipher(api.environment.PAYOUT_KEY);
  const access = "signed-in";

  api.implement(listPasskeys, { access, during: "always" }, async ({ request }) => ({
    data: (await listPasskeyRows(api.database, identityOf(request).userId)).map(toPasskey),
  }));

  api.implement(beginPasskey, { access }, async ({ request }) => {
    return { data: { ...(await creationOptions(api, identityOf(request))) } };
  });

  api.implement(addCall, { access }, async ({ body, request }) => {
    const input = { ...body, name: body.name, origin: originOf(request) };
    const { row, recoveryCodes } = await addPasskey(api, cipher, identityOf(request), input);
    return { data: { passkey: toPasskey(row), recoveryCodes } };
  });

  api.implement(renamePasskey, { access }, async ({ params, body, request }) => {
    if (!isUuid(params.id)) throw notFound();
    const key = { id: params.id, userId: identityOf(request).userId };
    const row = await updatePasskey(api.database, key, body);
    if (!row) throw notFound();
    return { data: toPasskey(row) };
  });

  api.implement(removeCall, { access }, async ({ params, request }) => {
    if (!isUuid(params.id)) throw notFound();
    const key = { id: params.id, userId: identityOf(request).userId };
    await removePasskey(api, key, originOf(request));
    return { data: null };
  });
}

function toPasskey({ id, name, createdAt, lastUsedAt, isSynced }: PasskeyRow): Passkey {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced,
  };
}
