import type { Translation } from "~/i18n/translation";
import type { texts as english } from "./en.ts";

export const texts = {
  name: "Cashlane : du cashback pendant vos achats",
  description:
    "Affiche le cashback des boutiques. Vous l’activez vous-même ; aucune adresse visitée ne sort du navigateur. Cashlane touche une commission.",

  activate: "Activer",
  activatedAt: "Activé à {{time}}",
  activatedOn: "Activé le {{time}}",
  blocked:
    "Achat non suivi : un bloqueur de publicité a coupé le chemin vers la boutique. Autorisez-le ici et activez de nouveau.",
  lost: "Achat plus suivi : le lien d’un autre site a été ouvert ensuite.",
  leaving: "En route vers la boutique…",
  disclosure: "La boutique verse à Cashlane une commission, partagée avec vous.",
  excluded: "Ne compte pas :",
  coupons_one: "Afficher {{count}} code promo",
  coupons_many: "Afficher {{count}} codes promo",
  coupons_other: "Afficher {{count}} codes promo",
  noCoupons: "Aucun code promo pour le moment.",
  copy: "Copier",
  copied: "Copié",
  close: "Fermer",
  connect: "Se connecter",

  notConnected: "Connectez d’abord l’extension à votre compte.",
  offline: "Vous êtes hors ligne. Réessayez une fois connecté.",
  failed: "Cela n’a pas fonctionné. Réessayez.",
  loading: "Chargement…",

  connectTitle: "Connectez votre compte",
  connectText:
    "Confirmez sur Cashlane que ce navigateur peut activer le cashback pour vous. Les boutiques nous versent une commission que nous partageons avec vous.",
  disconnect: "Déconnecter",
  available: "Disponible",
  pending: "En attente",
  search: "Rechercher une boutique",
  noStore: "Aucune boutique trouvée",
  noStores:
    "La liste des boutiques n’est pas encore là. Elle arrivera dès que vous serez en ligne. Sinon, déconnectez l’extension et reconnectez-la.",
  shop: "Activer et ouvrir",
  allow: "Afficher sur ses pages",
  allowAll: "Afficher sur toutes les boutiques partenaires",
  allowWhy:
    "Votre navigateur demande l’accès à ces boutiques pour y afficher le taux, et aux réseaux d’affiliation pour que Cashlane reste silencieux après les liens d’autres sites. Aucune adresse ne quitte votre navigateur.",
  allowed: "Affiché sur ses pages",
  favourite: "Favori",
  purchases: "Derniers achats",
  noPurchases: "Aucun achat pour le moment.",
  activations: "Activations en attente",
  privacy: "Ce qu’elle voit et envoie",
} satisfies Translation<typeof english, "fr">;
