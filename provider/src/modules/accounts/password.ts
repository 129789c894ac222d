import { hash, verify } from "@node-rs/argon2";

// OWASP's first recommendation for Argon2id. Suites sign up hundreds of accounts: under the test
// runner, and only there, a hash costs next to nothing.
const parameters =
  process.env.NODE_ENV === "test"
    ? { memoryCost: 64, timeCost: 1, parallelism: 1 }
    : { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The Argon2id hash (PHC string, random salt) under which a password is kept. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

// What a login compares with when there is no such account, so that it takes as long as any other.
let nobody: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (no such account) the answer is false after the
 * same work, so that its time does not tell whether an account exists (S11).
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const isRight = await verify(passwordHash ?? (await nobody), password);
  return isRight && passwordHash !== undefined;
}
