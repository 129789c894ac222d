import type { notifications as en } from "../en/notifications.ts";

export const notifications: typeof en = {
  withdrawal_approved: {
    title: "Votre retrait est approuvé",
    description: "Votre retrait de {amount} ({reference}) est approuvé. L’argent vous sera bientôt envoyé.",
  },
  withdrawal_held: {
    title: "Votre retrait est en cours de vérification",
    description:
      "Nous vérifions votre retrait de {amount} ({reference}). L’argent lui reste réservé et vous n’avez rien à faire. Nous vous informerons dès qu’une décision sera prise.",
  },
  withdrawal_rejected: {
    title: "Votre retrait est refusé",
    description:
      "Votre retrait de {amount} ({reference}) est refusé. L’argent est de retour dans votre solde disponible. Motif : {reason}",
  },
  withdrawal_paid: {
    title: "Votre argent a été envoyé",
    description:
      "Nous avons envoyé {net} pour votre retrait {reference}. Référence du paiement : {paymentReference}",
  },
  withdrawal_failed: {
    title: "Le versement a échoué",
    description:
      "Nous n’avons pas pu verser votre retrait de {amount} ({reference}). L’argent est de retour dans votre solde disponible. Motif : {reason}",
  },
  withdrawal_returned: {
    title: "Votre virement nous est revenu",
    description:
      "La banque a renvoyé votre retrait de {amount} ({reference}). Vous retrouvez {returned} dans votre solde disponible. {reason}",
  },
  withdrawal_unclaimed: {
    title: "Récupérez votre argent chez PayPal",
    description:
      "Nous avons envoyé {net} pour votre retrait {reference}, mais PayPal n’a pas encore de compte à votre adresse. Ouvrez-en un avec cette adresse avant le {claimableUntil} ; sinon, l’argent reviendra sur votre solde.",
  },
  cashback_earned: {
    title: "Vous avez reçu du cashback",
    description:
      "{amount} de cashback de {store} sont dans votre solde disponible. Vous pouvez les retirer dès maintenant.",
  },
  referral_paid: {
    title: "Votre prime est arrivée",
    description: "{amount} ont été ajoutés à votre solde disponible pour un parrainage.",
  },
  referral_undone: {
    title: "Une prime de parrainage a été annulée",
    description:
      "L’achat à l’origine de votre prime de parrainage de {amount} a été annulé : la prime a quitté votre solde disponible.",
  },
  favourite_rate_raised: {
    title: "Votre favori {store} rembourse davantage",
    description: "{store}, l’un de vos favoris, rembourse maintenant jusqu’à {rate}.",
  },
  favourite_coupon_ending: {
    title: "Un code promo de {store} expire bientôt",
    description: "« {coupon} » chez {store}, l’un de vos favoris, expire le {endsAt}.",
  },
  gift_card_unused: {
    title: "Votre carte cadeau vous attend",
    description:
      "Vous n’avez pas encore ouvert les codes de votre commande {reference} de {amount}. Ils sont prêts à l’emploi.",
  },
  weekly_summary: {
    title: "Votre semaine chez Cashlane",
    description:
      "Vous avez gagné {earned} de cashback la semaine dernière. {payable} pourront probablement être retirés cette semaine. Favoris qui rapportent plus qu’avant : {favourites}",
  },
  order_delivered: {
    title: "Votre commande est prête",
    description: "Votre commande {reference} de {amount} est prête. Ouvrez-la pour voir les codes.",
  },
  order_refunded: {
    title: "Votre argent vous a été rendu",
    description:
      "Les {amount} de votre commande {reference} ont été rendus à votre solde disponible. Motif : {reason}",
  },
  ticket_answered: {
    title: "Nous vous avons répondu",
    description: "À propos de « {subject} » : {answer}",
  },
  payout_method_outdated: {
    title: "Corrigez votre moyen de versement",
    description:
      "La banque indique que les coordonnées de {account} ont changé. Supprimez ce moyen de versement et ajoutez-le avec les coordonnées actuelles, afin que votre prochain retrait arrive.",
  },
  payout_transfer_failing: {
    title: "Lot de paiement {run} : échec des requêtes à PayPal",
    description:
      "Les dernières requêtes à PayPal pour le lot de paiement {run} ont échoué, et les membres ne sont peut-être pas encore payés. Elles sont répétées automatiquement ; le lot en donne le motif.",
  },
  connection_failing: {
    title: "Échec de la lecture du réseau {network}",
    description:
      "Les trois dernières lectures du réseau {network} ont échoué. Sa connexion en donne le motif.",
  },
  connection_stale: {
    title: "{network} : données de plus d’un jour",
    description:
      "Les modifications du réseau {network} n’ont pas été lues entièrement depuis plus d’un jour.",
  },
  programmes_missing: {
    title: "{network}\u00a0: la plupart de vos programmes manquent",
    description:
      "Le réseau {network} liste moins de la moitié de vos programmes. Leurs offres continuent jusqu’à votre confirmation, sur la page des programmes du réseau.",
  },
  webhook_failing: {
    title: "Échec des webhooks vers {address}",
    description:
      "Le programme à l’adresse {address} refuse les événements depuis un moment. Ils seront renvoyés plus tard ; consultez les réponses dans son point de réception.",
  },
  webhook_disabled: {
    title: "Webhooks vers {address} désactivés",
    description:
      "Plus rien n’est envoyé à {address} : l’adresse n’existe plus ou a tout refusé pendant trois jours. Réactivez-la une fois le problème résolu, puis renvoyez ce qui manque.",
  },
  fraud_hold: {
    title: "Retraits suspendus à vérifier",
    description:
      "Des règles de fraude ont suspendu des retraits, en dernier ceux de {member} (cas {reference}). Traitez les cas avant qu’ils n’expirent.",
  },
  programme_ended: {
    title: "{store}\u00a0: offre terminée",
    description:
      "Le programme de {store} chez {network} a pris fin ou ne verse plus de commission adaptée à l’offre. L’offre est terminée et les membres ne peuvent plus y accéder.",
  },
  commission_lowered: {
    title: "{store} : commission réduite",
    description:
      "{network} verse moins pour {store}. Les taux de l’offre ont été ramenés à la nouvelle commission ; veuillez les vérifier.",
  },
  offer_completed: {
    title: "Votre achat a été enregistré",
    description:
      "Votre achat chez {store} a été enregistré. {amount} de cashback attendent confirmation et pourront sans doute être retirés à partir du {expectedPayableAt}.",
  },
};

export const estimatedPurchase =
  "Votre achat chez {store} a été enregistré. {amount} de cashback attendent confirmation et peuvent en général être retirés {usualDays} jours après l’achat.";
