import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const fraud = {
  own_fraud_case: "Ce cas concerne votre propre compte : une autre personne doit le traiter.",
  fraud_case_decided: "Ce cas n’attend plus de décision.",
  fraud_case_needs_other_admin: "Vous avez confirmé ce cas : une autre personne doit traiter le recours.",
  fraud_rule_changed:
    "Quelqu’un d’autre a modifié cette règle entre-temps. Votre saisie est conservée : vérifiez-la, puis enregistrez de nouveau.",
  fraud_rule_limit: "Il n’y a plus de place pour une autre règle.",
  fraud_rule_name_taken: "Une autre règle porte ce nom.",
  fraud_condition_twice: "Chaque signal ne peut figurer qu’une fois.",
  withdrawal_held_by_rule: "Une règle de fraude suspend ce retrait. Traitez le cas de fraude du membre.",
} satisfies Partial<Record<ErrorKey, string>>;
