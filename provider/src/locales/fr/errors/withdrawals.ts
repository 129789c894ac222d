import type { ErrorKey } from "#contract/calls/error-keys.ts";
import { problemTexts } from "#contract/text/input/problem-texts.ts";

export const withdrawals = {
  ...problemTexts.fr,
  payout_method_unknown: "Ce mode de versement n’existe pas.",
  payout_method_duplicate: "Vous avez déjà ce mode de versement.",
  payout_method_limit: "Vous pouvez conserver au plus {maximum} modes de versement.",
  payout_method_unavailable: "Ce mode de versement n’est pas proposé actuellement. Choisissez-en un autre.",
  withdrawal_fee_changed: "Les frais ont changé depuis que vous les avez vus. Vérifiez-les, puis confirmez.",
  amount_below_minimum: "Le minimum est de {minimum}.",
  amount_above_maximum: "Le maximum est de {maximum}.",
  amount_above_available: "Vous pouvez retirer au plus {available}.",
  withdrawals_wait_email: "Votre adresse e-mail a changé : vous pourrez retirer à partir du {until}.",
  withdrawals_wait_password: "Votre mot de passe a changé : vous pourrez retirer à partir du {until}.",
  withdrawals_wait_second_factor:
    "Votre validation en deux étapes a changé : vous pourrez retirer à partir du {until}.",
  withdrawals_wait_service: "Un moyen de connexion a changé : retraits possibles à partir du {until}.",
  withdrawals_wait_payout_method:
    "Vous avez un nouveau mode de versement : vous pourrez retirer à partir du {until}.",
  withdrawals_do_not_wait: "Les retraits de cet utilisateur n’attendent pas.",
  withdrawals_blocked: "Les retraits sont bloqués jusqu’à ce que votre solde redevienne positif.",
  withdrawal_already_decided: "Déjà traité par {name} : {state}.",
  withdrawal_decision_queued:
    "{name} vient de traiter ce retrait et peut encore annuler. Réessayez dans quelques secondes.",
  withdrawal_not_approved: "Ce retrait n’est pas encore approuvé.",
  withdrawal_held: "Ce retrait est suspendu. Levez la suspension avant de l’approuver.",
  withdrawal_not_held: "Ce retrait n’est pas suspendu.",
  withdrawal_not_cancelable: "Ce retrait ne peut plus être annulé.",
  withdrawal_in_run: "Ce retrait fait partie du lot de paiement {number}. Retirez-le d’abord du lot.",
  withdrawal_unpayable:
    "{reference} ne peut pas être payé : le membre est suspendu ou son compte a été refusé. Réactivez d’abord le membre, ou enregistrez l’échec du paiement.",
  payout_method_returned:
    "Un paiement vers ce compte nous est revenu. Supprimez-le et ajoutez les coordonnées corrigées.",
  payout_method_outdated:
    "La banque indique que ces coordonnées ont changé. Supprimez ce compte et ajoutez-le avec les coordonnées actuelles.",
  payout_account_missing:
    "Indiquez d’abord le nom, en lettres latines, et le compte bancaire de votre société dans les paramètres de facturation : le fichier bancaire désigne le compte débité.",
  payout_account_deleted: "Le compte de ce membre a été supprimé. L’argent ne peut pas y être crédité.",
  payout_rail_unavailable: "Ce type de paiement n’est pas possible dans votre devise.",
  payout_run_empty: "Il n’y a aucun retrait à payer dans ce lot.",
  payout_run_changed: "Une autre personne a modifié ce lot entre-temps. Consultez-le à nouveau.",
  payout_run_needs_other_admin: "Vous avez créé ce lot. Un autre administrateur doit le valider.",
  payout_item_changed: "L’état de ce paiement a changé. Consultez à nouveau le lot.",
  payout_item_unpayable:
    "{reference} ne peut plus être payé : le membre est suspendu ou son compte a été refusé. Retirez-le du lot.",
  payout_run_unpayable:
    "{reference} ne peut plus être payé : le membre est suspendu, son compte a été refusé ou l’argent est peut-être à rembourser. Annulez ce lot et créez-en un nouveau.",
  payout_run_transferring:
    "PayPal a peut-être déjà reçu ce paiement et en communiquera le résultat. Attendez sa réponse.",
  payout_service_missing: "Connectez d’abord l’API de PayPal.",
  payout_service_busy: "Un lot de paiements est en cours avec cette connexion. Attendez qu’il soit terminé.",
  payout_answer_unreadable:
    "Ce fichier est illisible. Choisissez un fichier pain.002, camt.053 ou camt.054, ou les résultats de PayPal ou de Wise.",
  payout_answer_too_large: "Le fichier est trop volumineux. La limite est de 8 Mo.",
  own_withdrawal: "Vous ne pouvez pas traiter votre propre retrait.",
  approval_already_given:
    "Vous avez déjà approuvé ce retrait. Un autre administrateur doit aussi l’approuver.",
  amount_zero: "Saisissez un montant différent de 0.",
  adjustment_above_available: "Vous pouvez retirer {available} au plus.",
  adjustment_already_decided: "Déjà traité par {name}.",
  adjustment_needs_other_admin:
    "Vous avez demandé cet ajustement : un autre administrateur doit l’approuver.",
  adjustment_requester_gone:
    "L’auteur de la demande n’est plus administrateur. Refusez-la et faites-la redemander.",
  payout_needs_other_admin:
    "Un autre administrateur doit enregistrer ce paiement : vous l’avez approuvé, et vous dépasseriez seul la limite d’une journée ou êtes intervenu sur l’argent de ce membre.",
  reversed_since:
    "Depuis la demande, un achat a été annulé, le solde du membre est devenu négatif ou un cas de fraude a été ouvert. Confirmez que le paiement a quand même eu lieu.",
} satisfies Partial<Record<ErrorKey, string>>;
