import { hash, verify } from "@node-rs/argon2";

// OWASP's first recommendation for Argon2id. Test suites sign up hundreds of accounts, so under the test
// runner, and only there, the parameters are much cheaper.
const parameters =
  process.env.NODE_ENV === "test"
    ? { memoryCost: 64, timeCost: 1, parallelism: 1 }
    : { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Returns a password's Argon2id hash (PHC string, random salt). The password is hashed in NFKC (NIST SP
 * 800-63B), since keyboards write one letter in different ways: é as one character, or as e and an accent.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFKC"), parameters);
}

// A dummy hash. Logins for unknown accounts verify the password against it, so that they take as long as any
// other.
let dummyHash: Promise<string> | undefined;

/**
 * Returns whether the password matches the hash. Without a hash (no such account), it returns false after the
 * same work, so that timing doesn't reveal whether an account exists (S11).
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const hashToCompare = passwordHash ?? (await dummyHash);
  let isCorrect = false;
  for (const spelling of spellingsOf(password)) isCorrect ||= await verify(hashToCompare, spelling);
  return isCorrect && passwordHash !== undefined;
}

/**
 * The forms a password may be hashed in: NFKC, and the original spellings for hashes made before passwords were
 * normalized.
 */
function spellingsOf(password: string): Set<string> {
  return new Set([
    password.normalize("NFKC"),
    password,
    password.normalize("NFC"),
    password.normalize("NFD"),
  ]);
}
