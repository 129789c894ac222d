import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/clicks";

export const texts = {
  searchHint: "ID de clic, membre",
  title: "Clics",
  subtitle:
    "Le passage de chaque membre vers une boutique, et ce qu’il en est advenu. Cherchez un membre ou le numéro d’un clic.",
  table: "Clics",
  emptyTitle: "Aucun clic pour le moment",
  emptyText: "Dès qu’un membre part faire ses achats, le clic apparaît ici.",
  retention:
    "Les clics sont conservés tant que des achats et des réclamations peuvent s’y rattacher ; aucun n’est supprimé automatiquement. L’adresse du membre est gardée contre les abus et n’est pas affichée ici.",

  time: "Heure",
  member: "Membre",
  store: "Boutique",
  network: "Réseau",
  id: "Clic (sub-id)",
  device: "Appareil",
  device_phone: "Téléphone",
  device_tablet: "Tablette",
  device_desktop: "Ordinateur",
  country: "Pays",
  referrer: "Provenance",
  source: "Origine",
  source_store_page: "La page d’une boutique",
  source_stores: "La liste des boutiques",
  source_search: "La recherche",
  source_home: "L’accueil",
  source_elsewhere: "Ailleurs",
  source_unknown: "Inconnue",
  outcome: "Résultat",
  outcome_none: "Rien encore",
  outcome_tracked: "Enregistré",
  outcome_expired: "Expiré",
  openLead: "Ouvrir l’achat",
  from: "Du",
  to: "Au",

  copy: "Copier",
  copied: "Copié",
  copyId: "Copier le numéro du clic {{id}}",
  copyDone: "Copié dans le presse-papiers",
  copyFailed: "Le navigateur n’a pas permis la copie. Le lien à côté contient le numéro entier.",

  tailOn: "Suivre en direct",
  tailOff: "Arrêter le suivi",
  tailing: "Les nouveaux clics arrivent automatiquement",
  refresh: "Actualiser",
} satisfies Translation<typeof english, "fr">;
