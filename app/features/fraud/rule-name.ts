import { builtInFraudRules } from "#contract/fraud/fraud-signals.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

type BuiltInRule = (typeof builtInFraudRules)[keyof typeof builtInFraudRules];

/** Returns the built-in rule with an id; undefined for rules of the operator. */
function builtInRule(id: string): BuiltInRule | undefined {
  return (builtInFraudRules as Record<string, BuiltInRule>)[id];
}

/** Returns a rule's name. The name of a built-in rule is translated, unless the rule was renamed. */
export function ruleName(
  t: Translate<Namespaces["fraud"]>,
  { id, name }: { id: string; name: string },
): string {
  const builtIn = builtInRule(id);
  return builtIn?.name === name ? t(`builtIn_${builtIn.key}`) : name;
}

/**
 * Returns the name to store for the name in a form. If the translated name of a built-in rule was left
 * unchanged, returns the rule's built-in name, so that other users still see the name in their language.
 */
export function storedRuleName(
  t: Translate<Namespaces["fraud"]>,
  { id, name }: { id: string; name: string },
): string {
  const builtIn = builtInRule(id);
  return builtIn && t(`builtIn_${builtIn.key}`) === name ? builtIn.name : name;
}
