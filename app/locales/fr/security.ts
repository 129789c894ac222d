import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/security";

export const texts = {
  title: "Sécurité",
  subtitle: "Où vous êtes connecté, et ce qui est arrivé à votre compte.",

  devicesTitle: "Appareils",
  devicesSubtitle: "Où vous êtes connecté en ce moment.",
  thisDevice: "Cet appareil",
  firstSeen: "Connecté",
  lastSeen: "Vu pour la dernière fois",
  unknownAddress: "Adresse inconnue",
  end: "Déconnecter",
  ended: "L’appareil est déconnecté.",
  endOthers: "Déconnecter tous les autres",
  endOthersQuestion: "Déconnecter tous les autres appareils ?",
  endOthersText: "Tous les appareils sauf celui-ci devront se reconnecter.",
  keep: "Les garder",
  othersEnded_one: "{{count}} appareil est déconnecté.",
  othersEnded_many: "{{count}} d’appareils sont déconnectés.",
  othersEnded_other: "{{count}} appareils sont déconnectés.",

  logTitle: "Journal de sécurité",
  logSubtitle:
    "Connexions, échecs et changements des 12 derniers mois. Quelque chose vous est inconnu ? Déconnectez tous les autres appareils.",
  logEmpty: "Rien pour l’instant",
  logEmptyText: "Les connexions et les changements de votre compte figurent ici.",
  what: "Quoi",
  at: "Quand",
  machine: "Appareil",
  address: "Adresse",
  kind: "Quoi",
  from: "Du",
  to: "Au",
  kind_registered: "Compte créé",
  kind_login: "Connexion",
  kind_login_failed: "Mot de passe incorrect à la connexion",
  kind_session_ended: "Un appareil déconnecté",
  kind_sessions_ended: "Tous les autres appareils déconnectés",
  kind_name_changed: "Nom modifié",
  kind_payout_method_added: "Mode de versement ajouté",
  kind_payout_method_removed: "Mode de versement supprimé",
} satisfies Translation<typeof english, "fr">;
