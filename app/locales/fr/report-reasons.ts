import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/report-reasons";

export const texts = {
  mapping_incomplete: "Le réseau n’a pas encore de correspondance.",
  unreadable: "Ce n’est ni du JSON ni un formulaire.",
  parameter_repeated: "Un paramètre s’y trouve plus d’une fois.",
  click_missing: "Il ne contient pas d’identifiant de clic.",
  transaction_invalid: "Sa transaction est absente ou non valide.",
  transaction_rounded: "Un tableur a arrondi sa transaction, qui n’est plus exacte.",
  placeholder_left: "Une de ses valeurs est un champ que le réseau n’a jamais rempli.",
  status_unknown: "La correspondance ne contient pas son statut.",
  currency_invalid: "Sa devise est absente ou non valide.",
  rate_missing: "Aucun taux de change n’existe pour le jour de l’achat. Il sera relu dès qu’il y en aura un.",
  currency_differs: "Sa devise n’est pas celle des autres rapports du même achat.",
  amount_invalid: "Son montant manque ou n’est pas un nombre.",
  commission_invalid: "Sa commission manque ou n’est pas un nombre.",
  amount_too_large: "Son montant ou sa commission dépasse ce qu’un montant peut être.",
  amount_negative: "Le total ou la commission est négatif : le réseau reprend une partie d’un achat.",
  time_invalid: "Son heure manque ou est illisible.",
  time_in_future: "Son heure est à plus d’un jour dans le futur.",
  paid_invalid: "On ne sait pas si le réseau a payé : ni oui ou non, ni une date.",
  member_deleted: "Le compte du membre a été supprimé.",
  click_unknown: "Son identifiant de clic est inconnu.",
  click_of_other_network: "Le clic est allé vers un autre réseau.",
  click_expired: "L’achat est venu trop longtemps après le clic.",
  purchase_before_click: "L’achat est antérieur au clic.",
  click_differs: "Le même achat a été signalé pour un autre clic.",
  claimed_already: "Une réclamation acceptée a déjà crédité cette commande.",
  order_similar_to_claim:
    "Sa commande est peut-être celle qu’une réclamation acceptée a créditée : un numéro commence par l’autre.",
  visit_claimed:
    "Une réclamation de la même visite a été acceptée, pour un montant ou un jour proche. C’est peut-être son achat.",
  order_reported_twice:
    "La même commande, du même montant, du même jour et de la même visite, a été signalée sous une autre transaction.",
  transaction_case_differs: "Sa transaction ne diffère d’une transaction connue que par les majuscules.",
  confirmation_missing:
    "Il n’est pas signé, et rien ne le confirme encore : un autre rapport, un import ou une relecture.",
  original_missing: "Il corrige un achat qui n’a pas encore été signalé et sera appliqué dès qu’il le sera.",
  too_many_parts: "L’achat compte déjà 500 rapports, le maximum qui puisse être additionné.",
  failed: "Nous n’avons pas pu le traiter. Consultez le journal.",
  line_shape: "La ligne n’a pas autant de colonnes que l’en-tête.",
  own_purchase: "Votre propre achat : un autre administrateur doit l’importer.",
} satisfies Translation<typeof english, "fr">;
