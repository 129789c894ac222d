import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/sample-menu";

export const texts = {
  title: "Exemple de menu",
  shop: "Boutique",
  elsewhere: "Ailleurs",
  dashboards: "Tableaux de bord",
  sales: "Ventes",
  visitors: "Visiteurs",
  orders: "Commandes",
  orderList: "Liste des commandes",
  orderDetails: "Détail d’une commande",
  invoices: "Factures",
  archive: "Archives",
  archiveOld: "L’an dernier",
  archiveOlder: "Années antérieures",
  reviews: "Avis",
  reports: "Rapports",
  frontPage: "Page d’accueil publique",
  documentation: "Documentation",
  isNew: "Nouveau",
  beta: "Bêta",
} satisfies Translation<typeof english, "fr">;
