import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/network-presets";

export const texts = {
  preset: "Préréglage",
  presetHint: "Remplit le formulaire avec ce que le réseau documente. Vous pouvez tout modifier.",
  presetNone: "Aucun",
  presetUse: "Remplir",
  pushQuery: "Ajoutez ceci à l’URL de postback auprès du réseau, avec le secret :",
  sample_push: "L’exemple est un rapport tel que le réseau l’envoie.",
  sample_query: "L’exemple est un rapport avec les paramètres que vous saisissez auprès du réseau.",
  sample_record:
    "Aucun envoi n’est documenté. La correspondance lit les enregistrements de l’API du réseau et les fichiers aux mêmes noms de colonnes.",
  note_accesstrade:
    "Choisissez ces noms de paramètres dans les réglages de postback de votre site ; pbid est renvoyé automatiquement. Chaque article est signalé à part, et un rapport échoué est renvoyé jusqu’à trois fois. L’identifiant du programme est le rk du lien de la campagne. Adaptez l’hôte à votre pays.",
  note_admitad:
    "L’identifiant du programme est le lien propre à la campagne, jusqu’au point d’interrogation. Le statut pending désigne un paiement confirmé remis en attente. Les rapports ne sont pas signés.",
  note_awin:
    "Demandez les Transaction Notifications dans la Toolbox et choisissez POST. Awin signale un achat une seule fois, à son enregistrement : validations, modifications et refus n’arrivent que par import. Les rapports ne sont pas signés. L’identifiant du programme est celui de l’annonceur.",
  note_cj:
    "CJ n’a pas de postback. L’identifiant d’éditeur est votre PID. Les corrections sont des enregistrements à part, aux montants négatifs.",
  note_everflow:
    "Chaque réseau a son propre domaine de suivi : l’identifiant du programme est le lien de suivi de l’offre, jusqu’au point d’interrogation. Sans statut, les achats restent en attente jusqu’à votre confirmation ou un import.",
  note_impact:
    "Dans Settings, Event Notifications, saisissez l’adresse pour Action Lifecycle et Action Clearing, en GET. La casse des macros compte. L’identifiant du programme est le lien propre à la campagne. Listez les adresses que publie impact.com.",
  note_partnerize:
    "L’identifiant du programme est le camref. Une conversion aux articles de statuts différents a le statut mixed et est refusée : importez ses articles.",
  note_rakuten:
    "Le postback se demande à l’assistance. Chaque article est une ligne, les retours sont des lignes négatives, et il n’y a pas de statut : confirmez par import après le délai de retour. L’identifiant d’éditeur est celui de vos liens.",
  note_tradedoubler:
    "Les heures n’ont pas de fuseau : indiquez celui de votre compte dans la correspondance. L’identifiant d’éditeur est celui de la source. La référence du clic est l’epi, de 64 caractères au plus.",
  note_tune:
    "Chaque réseau a son propre domaine de suivi : remplacez your-network.example. L’identifiant du programme est celui de l’offre. Sans statut, les achats restent en attente jusqu’à votre confirmation ou un import.",
} satisfies Translation<typeof english, "fr">;
