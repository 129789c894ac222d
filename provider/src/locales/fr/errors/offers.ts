import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const offers = {
  shopping_paused:
    "Les achats dans cette boutique depuis notre site sont suspendus. Un achat fait maintenant ne vous rapporterait rien.",
  no_offer:
    "Cette boutique ne verse pas de cashback en ce moment. Un achat fait maintenant ne vous rapporterait rien.",
  offer_changed:
    "{name} a modifié cette offre entre-temps. Regardez ce qui a changé ; renvoyer la vôtre la remplace.",
  offer_ended: "Cette offre est terminée et reste telle quelle. Dupliquez-la pour en créer une nouvelle.",
  offer_overlaps:
    "Une autre offre de {store} court pendant cette période : {network}, à partir du {from}. Celle qui commence en dernier compte. Confirmez que c’est voulu.",
  offer_store_unknown: "Choisissez une boutique.",
  offer_programme_unknown:
    "Cette boutique n’a pas encore d’identifiant de programme auprès de ce réseau. Créez sa première offre à part.",
  coupon_changed:
    "Quelqu’un d’autre a modifié ce code promo entre-temps. Votre saisie est conservée : vérifiez-la, puis enregistrez de nouveau.",
  boost_end_missing: "Indiquez une fin : un taux majoré est limité dans le temps.",
  boost_cap_missing: "Indiquez un plafond : chaque clic le réserve sur le budget.",
  boost_budget_below_cap: "Le budget doit couvrir au moins le plafond d’un achat.",
  link_address_invalid:
    "Saisissez l’adresse https complète d’une page, par exemple https://www.example.com/chaussures.",
  link_store_unknown:
    "Aucune de nos boutiques partenaires ne se trouve à cette adresse. Vérifiez-la ou cherchez la boutique dans la liste.",
  link_store_refuses: "Cette boutique n’autorise pas les liens partagés. Choisissez-en une autre.",
  link_page_unsupported: "Cette boutique n’accepte pour le moment que les liens vers sa page d’accueil.",
  link_address_taken: "Vous avez déjà un lien actif vers cette page.",
  links_full: "Vous avez 100 liens actifs, le maximum. Désactivez-en un d’abord.",
  favourites_full: "Vous avez 500 boutiques favorites, le maximum. Retirez-en une d’abord.",
  coupon_ended: "Ce code promo est terminé.",
  coupon_title_invalid: "Donnez un titre de 3 à 120 caractères.",
  coupon_code_invalid: "Un code a de 2 à 40 caractères visibles, avec des espaces seulement entre eux.",
  coupon_code_taken: "Cette boutique a déjà ce code à ce moment-là.",
  coupon_code_or_link: "Saisissez un code ou un lien, pas les deux.",
  coupon_link_invalid: "Saisissez une adresse https du site de la boutique.",
  coupon_worth_invalid: "Saisissez une part jusqu’à 100 % ou un montant supérieur à zéro.",
  coupon_moment_invalid: "Saisissez un jour comme 2026-12-31.",
  coupon_columns_missing: "La première ligne doit nommer les colonnes, dont store et title.",
  coupon_file_too_long: "Au plus 200 codes promo par fichier.",
  coupon_columns_twice: "La première ligne nomme des colonnes deux fois : {columns}.",
  coupon_line_too_wide: "Cette ligne a plus de cellules que la première ligne n’en nomme.",
  coupon_terms_invalid: "Les conditions sont trop longues, ou certaines de leurs lettres sont illisibles.",
  coupon_currency_other: "Les montants doivent être dans votre propre devise.",
  coupon_day_unclear: "On ne sait pas quel nombre est le mois. Écrivez le jour comme 2026-12-31.",
  coupon_code_rounded:
    "Un tableur a arrondi ce code. Mettez la colonne au format texte et exportez-la de nouveau.",
  offer_network_unknown: "Choisissez un réseau.",
  offer_start_past: "Ce moment est passé. Laissez vide pour commencer tout de suite.",
  offer_start_fixed: "L’offre a commencé : son début ne change plus.",
  offer_end_past: "Ce moment est passé. Choisissez-en un à venir.",
  offer_end_before_start: "La fin doit suivre le début.",
  rate_above_commission: "C’est plus que ce que paie le réseau.",
  share_above_whole: "100 % au plus.",
  tier_code_taken: "Un autre palier a ce code. Les majuscules et les minuscules ne comptent pas.",
} satisfies Partial<Record<ErrorKey, string>>;
