import { openSession } from "#provider/modules/sessions/service.ts";
import type { TestProvider, TestUser } from "../support/programs/provider.ts";
import { submitWithdrawal, signUpPayee } from "../support/money/withdrawals.ts";

const perAccount = 3_000;
/** Errors a valid call gets after another call signed its sender out, or after some time. */
const signedOut = new Set(["unauthenticated", "token_expired", "step_up_required"]);

/** An account that makes generated calls. */
export interface Person {
  user: TestUser;
  token: string;
}

/** A member with a withdrawal, an admin, and the ids of their records. */
export interface Accounts {
  people: Person[];
  ids: string[];
}

/**
 * Provides the accounts that make generated calls. Some calls sign out, suspend or demote their sender, who is
 * then signed in again or replaced: otherwise all later calls would be refused without testing anything.
 */
export function provideAccounts(registry: TestProvider) {
  let accounts: Accounts | undefined;
  let callsLeft = 0;
  let hiring: Promise<void> | undefined;
  const returning = new Map<Person, Promise<void>>();

  async function hire(): Promise<void> {
    const payee = await signUpPayee(registry, 100_000n);
    const { id } = (await submitWithdrawal(registry, payee, 1_000)).data;
    const admin = await registry.signUp({ role: "admin" });
    const people = [payee, admin].map((user) => ({ user, token: user.accessToken }));
    accounts = { people, ids: [payee.userId, payee.methodId, id] };
    callsLeft = perAccount;
    hiring = undefined;
  }

  async function logInAgain(person: Person): Promise<void> {
    const { app } = registry;
    const origin = { ip: "192.0.2.1", userAgent: "test" };
    const role = person === accounts?.people[1] ? "admin" : "member";
    const pair = await app.database.transaction((tx) =>
      openSession(app, tx, { id: person.user.userId, role }, origin),
    );
    person.token = pair.access_token;
    returning.delete(person);
  }

  return {
    /** Returns the accounts for the next call. They are replaced every few thousand calls. */
    async next(): Promise<Accounts> {
      if (callsLeft-- <= 0) await (hiring ??= hire());
      return accounts!;
    },

    /** Must be called after each refusal, with the token that was sent. */
    async handleRejection(person: Person, token: string, key: string | undefined): Promise<void> {
      if (key === "account_suspended") callsLeft = 0;
      else if (key && signedOut.has(key) && person.token === token) {
        if (!returning.has(person)) returning.set(person, logInAgain(person));
        await returning.get(person);
      }
    },
  };
}
