export type Strength = "weak" | "fair" | "good" | "strong";

const pools: [pattern: RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 20],
  [/\p{Lo}/u, 40],
];

/**
 * Estimates how difficult a password is to guess. Characters that repeat the previous one, or follow it in
 * the alphabet, add little. Only the provider detects common passwords.
 */
export function strengthOf(password: string): Strength {
  const characters = [...password].map((character) => character.codePointAt(0) ?? 0);
  const size = pools.reduce((sum, [pattern, count]) => sum + (pattern.test(password) ? count : 0), 0);
  const effectiveLength = characters.reduce((sum, code, index) => {
    const step = Math.abs(code - (characters[index - 1] ?? -9));
    return sum + (step <= 1 ? 0.25 : 1);
  }, 0);
  const bits = Math.min(effectiveLength, new Set(characters).size * 2) * Math.log2(Math.max(size, 2));
  if (bits < 50) return "weak";
  if (bits < 65) return "fair";
  return bits < 90 ? "good" : "strong";
}
