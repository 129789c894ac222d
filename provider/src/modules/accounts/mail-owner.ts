import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { accountMails } from "../../i18n/mail-texts.ts";
import { Problem } from "../../problem.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { enqueueNow } from "../outbox/enqueue-now.ts";
import { findAccount } from "./repository.ts";

const sameForm = 10 * 60 * 1000;

/**
 * Notifies the owner of an address by mail that it was entered for another account, at most three times in 15
 * minutes.
 */
export async function mailOwner(app: FastifyInstance, email: string): Promise<void> {
  const owner = await findAccount(app.database, email);
  if (!owner) return;
  // The registration form was submitted twice: the first mail already explains what to do.
  const age = app.clock().getTime() - owner.createdAt.getTime();
  if (!owner.emailVerifiedAt && age < sameForm) return;
  try {
    await app.guessLimits.take("linkToAccount", `address_registered ${email}`);
  } catch (error) {
    if (error instanceof Problem) return;
    throw error;
  }
  await app.database.transaction(async (tx) => {
    const language = await findMailLanguage(tx, owner.id);
    const [type, texts] = ["address_registered", accountMails[language].addressRegistered] as const;
    const cause = `${type}:${randomUUID()}`;
    const mail = { userId: owner.id, kind: "notice", language, cause, type, texts } as const;
    await enqueueNow(tx, { ...mail, path: "/login", now: app.clock() });
  });
}
