import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const networks = {
  own_lead: "Vous ne pouvez pas traiter votre propre achat.",
  lead_step_impossible: "Impossible : l’achat est {leadState}.",
  report_needs_other_admin: "Un autre administrateur doit appliquer ce rapport : vous l’avez demandé.",
  hold_days_need_other_admin:
    "Vous avez demandé un délai de validation plus court : un autre administrateur doit l’approuver.",
  hold_days_request_gone: "La demande d’un délai de validation plus court n’existe plus.",
  signature_invalid: "La signature est absente, incorrecte ou trop ancienne.",
  postback_not_in_quarantine: "Ce rapport est déjà rapproché ou écarté.",
  network_key_invalid:
    "De 1 à 32 lettres minuscules, chiffres et traits d’union, une lettre ou un chiffre d’abord.",
  network_key_taken: "Un réseau porte déjà ce nom dans les adresses.",
  webhook_url_invalid:
    "Saisissez une adresse https publique sans mot de passe, par exemple https://crm.example.com/webhooks.",
  webhook_changed:
    "Quelqu’un d’autre a modifié ce point de réception entre-temps. Votre saisie est conservée : vérifiez-la, puis enregistrez de nouveau.",
  webhook_limit: "Il existe déjà 20 points de réception. Supprimez-en un qui ne sert plus.",
  network_changed:
    "Quelqu’un d’autre a modifié ce réseau entre-temps. Rien n’a été enregistré : rechargez la page et refaites votre modification.",
  tracking_url_invalid:
    "Saisissez l’adresse web d’une page (https://…) contenant l’emplacement du clic dans son chemin ou sa requête.",
  tracking_placeholder_unknown: "Une URL de suivi n’a de place que pour click, site, programme et publisher.",
  programme_decided: "Une décision a déjà été prise pour ce programme. Rechargez la page pour voir son état.",
  missing_programmes_changed: "La liste a changé. Rechargez la page pour voir les programmes absents.",
  programme_site_shared:
    "Le réseau indique {host} comme site de ce programme. Des sites de différents propriétaires se terminent ainsi : une boutique ne peut pas l’avoir. Choisissez une boutique existante ou faites corriger le site par le réseau.",
  programme_commission_unknown:
    "Le réseau n’indique aucune commission dans votre devise qui vaille pour tous les achats. Créez l’offre à la main, puis écartez le programme.",
  claim_not_sendable:
    "Cette réclamation ne peut pas être envoyée à son réseau. Rechargez la page pour voir son état.",
  network_coupon_decided: "Ce code promo a déjà été traité. Rechargez la page pour voir son état.",
  network_coupon_store_missing:
    "Son programme n’a pas encore d’offre ici. Créez d’abord une offre à partir du programme.",
  network_id_invalid: "Saisissez un identifiant de 200 caractères au plus, sans espaces ni accolades.",
  publisher_missing: "L’URL de suivi l’exige : saisissez votre identifiant auprès du réseau.",
  programme_missing: "L’URL de suivi du réseau exige l’identifiant de son programme.",
  programme_link_invalid: "Saisissez le lien propre au programme (https://…), sans point d’interrogation.",
  offers_without_programme:
    "Des offres de ce réseau n’ont pas d’identifiant de programme valable. Saisissez-le d’abord, ou mettez le réseau en pause.",
  address_invalid: "Ce n’est ni une adresse IP ni un bloc d’adresses comme 192.0.2.0/24.",
  header_name_invalid: "Saisissez le nom de l’en-tête : lettres, chiffres et traits d’union.",
  usual_days_invalid:
    "Indiquez le délai habituel, de tant à tant de jours. Les membres le voient tant qu’il n’y a pas de date.",
  signature_settings_missing: "Décrivez la signature : ce réseau signe à sa façon.",
  status_words_invalid: "Saisissez au moins un des mots du réseau pour un statut.",
  credential_invalid: "Saisissez-le tel que le réseau l’affiche.",
  secret_already_rotated:
    "Le secret a déjà été remplacé par {name}. Regardez-le avant de le remplacer à nouveau.",
  report_too_large: "Le fichier dépasse 16 Mo.",
  report_too_many_lines: "Le fichier a plus de 50 000 lignes. Divisez-le, puis envoyez les parties.",
  report_not_text:
    "Ce n’est pas un fichier CSV en UTF-8. Enregistrez-le au format « CSV UTF-8 » et réessayez.",
  report_empty: "Le fichier doit avoir une ligne d’en-tête et au moins une ligne en dessous.",
  report_too_wide: "Le fichier a plus de colonnes qu’un rapport ne peut en avoir (200).",
  report_columns_missing: "Colonnes manquantes ou en double : {columns}.",
  report_mapping_incomplete: "La lecture des rapports de ce réseau n’est pas encore configurée.",
  report_network_unknown: "Choisissez un réseau.",
  rate_of_own_currency: "C’est la devise des comptes : elle n’a pas besoin de taux.",
  rate_in_future: "Ce jour n’est pas encore venu.",
  network_secret_invalid: "Ce secret ne peut pas être utilisé.",
  parameter_name_invalid: "Saisissez le nom d’un paramètre.",
  rates_too_large: "Le fichier dépasse 2 Mo.",
  rates_unreadable:
    "Ce n’est pas un fichier CSV ou XML des taux de référence de la Banque centrale européenne, ou un taux y est illisible.",
  rates_without_base: "Le fichier ne contient aucun taux pour {base}, la devise des comptes.",
  rates_applied_already: "Ces taux ont déjà été importés.",
  report_applied_already: "Ce rapport a déjà été appliqué.",
  report_being_examined: "Les lignes de ce rapport sont encore en cours de vérification.",
  report_outdated:
    "Les lignes ont été vérifiées il y a plus de 15 minutes. Vérifiez-les à nouveau, puis appliquez le rapport.",
} satisfies Partial<Record<ErrorKey, string>>;
