import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/network-claims";

export const texts = {
  send: "Envoyer à {{network}}",
  sent: "La réclamation part pour son réseau",
  state_waiting: "En attente d’envoi à {{network}}",
  state_sent: "Envoyée à {{network}}",
  state_approved: "Approuvée par {{network}}",
  state_declined: "Refusée par {{network}}",
  state_refused: "{{network}} n’a pas pris la réclamation",
  text_waiting: "Elle part dans la minute, sauf si la connexion est en pause.",
  text_sent: "La réponse est lue chaque nuit.",
  text_approved:
    "La réclamation est acceptée automatiquement dès que le réseau signale l’achat. Ne l’acceptez que pour la créditer dès maintenant.",
  text_declined: "Statuez sur la réclamation : le membre lit votre motif, pas celui du réseau.",
  text_refused: "Vous pouvez la renvoyer ou interroger la boutique vous-même.",
  failed: "La dernière tentative a échoué ; une autre suit dans l’heure.",
  reason: "Motif du réseau :",
  reference: "Numéro auprès du réseau :",
} satisfies Translation<typeof english, "fr">;
