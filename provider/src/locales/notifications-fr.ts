import { excerpt, type TextMakers, writingOf } from "./notification-values.ts";

const { money, date } = writingOf("fr");

/** French, for members who chose it. */
export const fr: TextMakers = {
  withdrawal_approved: ({ amount, currency, reference }) => ({
    title: "Votre retrait est approuvé",
    description: `Votre retrait de ${money(amount, currency)} (${reference}) est approuvé. L’argent vous sera bientôt envoyé.`,
  }),
  withdrawal_rejected: ({ amount, currency, reference, reason }) => ({
    title: "Votre retrait est refusé",
    description: `Votre retrait de ${money(amount, currency)} (${reference}) est refusé. L’argent est de retour dans votre solde disponible. Motif : ${reason}`,
  }),
  withdrawal_paid: ({ net, currency, reference, paymentReference }) => ({
    title: "Votre argent a été envoyé",
    description: `Nous avons envoyé ${money(net, currency)} pour votre retrait ${reference}. Référence du paiement : ${paymentReference}`,
  }),
  withdrawal_failed: ({ amount, currency, reference, reason }) => ({
    title: "Le versement a échoué",
    description: `Nous n’avons pas pu verser votre retrait de ${money(amount, currency)} (${reference}). L’argent est de retour dans votre solde disponible. Motif : ${reason}`,
  }),
  cashback_earned: ({ amount, currency, store }) => ({
    title: "Vous avez reçu du cashback",
    description: `${money(amount, currency)} de cashback de ${store} sont dans votre solde disponible. Vous pouvez les retirer dès maintenant.`,
  }),
  referral_paid: ({ amount, currency }) => ({
    title: "Votre prime est arrivée",
    description: `${money(amount, currency)} ont été ajoutés à votre solde disponible pour un parrainage.`,
  }),
  referral_undone: ({ amount, currency }) => ({
    title: "Une prime a été reprise",
    description: `L’achat à l’origine de votre prime de parrainage de ${money(amount, currency)} a été annulé : la prime a quitté votre solde disponible.`,
  }),
  order_delivered: ({ amount, currency, reference }) => ({
    title: "Votre commande est prête",
    description: `Votre commande ${reference} de ${money(amount, currency)} est prête. Ouvrez-la pour voir les codes.`,
  }),
  order_refunded: ({ amount, currency, reference, reason }) => ({
    title: "Votre argent vous a été rendu",
    description: `Les ${money(amount, currency)} de votre commande ${reference} ont été rendus à votre solde disponible. Raison : ${reason}`,
  }),
  ticket_answered: ({ subject, answer }) => ({
    title: "Nous vous avons répondu",
    description: `À propos de « ${subject} » : ${excerpt(answer)}`,
  }),
  offer_completed: ({ amount, currency, store, expectedPayableAt }) => ({
    title: "Votre achat a été enregistré",
    description: `Votre achat chez ${store} a été enregistré. ${money(amount, currency)} de cashback attendent confirmation et pourront sans doute être retirés à partir du ${date(expectedPayableAt)}.`,
  }),
};
