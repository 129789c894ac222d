import { builtInFraudRules } from "#contract/fraud/fraud-signals.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

type BuiltInRule = (typeof builtInFraudRules)[keyof typeof builtInFraudRules];

/** Returns the built-in rule with an id; undefined for rules of the operator. */
function builtInRule(id: string): BuiltInRule | undefined {
  return (builtInFraudRules as Record<string, BuiltInRule>)[id];
}

/** Returns a rule's name. A built-in rule that wasn't renamed has a name in every language. */
export function ruleName(
  t: Translate<Namespaces["fraud"]>,
  { id, name }: { id: string; name: string },
): string {
  const builtIn = builtInRule(id);
  return builtIn?.name === name ? t(`builtIn_${builtIn.key}`) : name;
}

/**
 * Returns the name to store for the name in a form: that of a built-in rule if its translation was left
 * unchanged, so that others still see it in their language.
 */
export function storedRuleName(
  t: Translate<Namespaces["fraud"]>,
  { id, name }: { id: string; name: string },
): string {
  const builtIn = builtInRule(id);
  return builtIn && t(`builtIn_${builtIn.key}`) === name ? builtIn.name : name;
}
