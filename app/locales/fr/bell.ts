import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/bell";

export const texts = {
  title: "Notifications",
  unread_one: "{{shown}} nouvelle",
  unread_many: "{{shown}} nouvelles",
  unread_other: "{{shown}} nouvelles",
  live: "En direct",
  offline: "Hors ligne",
  markAllRead: "Tout marquer comme lu",
  empty: "Vous n’avez aucune notification non lue.",
  seeAll: "Voir toutes les notifications",
  remove: "Supprimer : {{title}}",
  removeHint: "Supprimer",
  arrived: "Nouvelle notification :",
  exhausted: "Échec de la reconnexion après le nombre maximal de tentatives",
  updated: "Dernière mise à jour {{time}}",
} satisfies Translation<typeof english, "fr">;
