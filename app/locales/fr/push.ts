import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/push";

export const texts = {
  title: "Notifications push",
  subtitle: "Sur cet appareil et sur d’autres, même quand Cashlane est fermé.",
  turnOn: "Activer sur cet appareil",
  state_unsupported:
    "Ce navigateur ne permet pas les notifications push ici. Sur iPhone et iPad, ajoutez d’abord Cashlane à l’écran d’accueil.",
  state_blocked:
    "Ce navigateur bloque les notifications de Cashlane. Autorisez-les dans les réglages à côté de la barre d’adresse, puis revenez.",
  state_off: "Les notifications push sont désactivées sur cet appareil.",
  state_on: "Les notifications push sont activées sur cet appareil jusqu’à votre déconnexion.",
  tabAsk: "Autorisez les notifications pour les voir ici quand Cashlane est ouvert dans un onglet.",
  tabOnly: "Ce navigateur affiche les notifications quand Cashlane est ouvert dans un onglet.",
  allow: "Autoriser les notifications",
  failed: "Les notifications push n’ont pas pu être activées. Vérifiez votre connexion et réessayez.",
  thisDevice: "Cet appareil",
  lastPush: "Dernière notification :",
  added: "Ajouté :",
  remove: "Désactiver",
  removed: "Les notifications push sont désactivées sur cet appareil.",
  offerTitle: "Ne manquez pas votre cashback",
  offerText: "Recevez une notification push dès qu’un achat évolue. Vous pouvez la désactiver à tout moment.",
  decline: "Pas maintenant",
} satisfies Translation<typeof english, "fr">;
