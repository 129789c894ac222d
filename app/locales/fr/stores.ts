import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/stores";

export const texts = {
  title: "Boutiques",
  subtitle: "Là où vos achats vous rapportent.",
  metaDescription:
    "Toutes les boutiques qui vous versent du cashback avec Cashlane, leurs taux et leurs codes promo.",
  list: "Boutiques",
  category: "Catégorie",
  category_beauty: "Beauté",
  category_department: "Grands magasins",
  category_electronics: "Électronique",
  category_fashion: "Mode",
  category_home: "Maison et jardin",
  category_marketplace: "Places de marché",
  category_services: "Services",
  category_sports: "Sport",
  category_travel: "Voyages",
  emptyTitle: "Aucune boutique pour l’instant",
  emptyText: "La première boutique qui nous rejoint s’affichera ici.",

  cashBackFixed: "{{rate}} de cashback",
  cashBackUpTo: "Jusqu’à {{rate}} de cashback",
  noCashBack: "Pas de cashback en ce moment",
  coupons_one: "{{count}} code promo",
  coupons_many: "{{count}} de codes promo",
  coupons_other: "{{count}} codes promo",

  storeTitle: "Cashback chez {{name}}",
  storeDescription: "{{name}} sur Cashlane : {{offer}}. Découvrez les taux et la date de versement.",
  allStores: "Toutes les boutiques",
  cashBack: "Cashback",
  rateSame: "Sur tous vos achats chez {{name}}.",
  ratePerPurchase: "Pour chaque achat chez {{name}}.",
  rateDiffers: "Selon ce que vous achetez.",
  ratePaused:
    "{{name}} ne verse rien sur les nouveaux achats en ce moment. Vos achats précédents comptent toujours.",
  couponsLabel: "Codes promo",
  noCoupons: "Aucun en ce moment",
  payableLabel: "Disponible en général",
  payableAfter_one: "{{count}} jour après l’achat",
  payableAfter_many: "{{count}} de jours après l’achat",
  payableAfter_other: "{{count}} jours après l’achat",
  payableUnknown: "Pas encore connu",
  shopTitle: "Les achats ne sont pas encore ouverts ici",
  shopText:
    "Les achats commencés sur cette page ne sont pas encore suivis : nous n’affichons donc aucun bouton qui le promettrait. Un achat fait aujourd’hui chez {{name}} ne vous rapporterait rien.",
  shopVisitor: "En attendant, vous pouvez créer votre compte gratuit.",
  signUp: "S’inscrire gratuitement",
  shopMember: "En attendant, vous pouvez suivre le cashback que vous avez déjà.",
  myBalance: "Mon solde",
  termsTitle: "Comment fonctionne votre cashback",
  termsClick: "Le taux qui compte est celui affiché quand vous ouvrez la boutique depuis cette page.",
  termsPending: "Votre achat apparaît d’abord en attente. Vous ne pouvez pas encore le retirer.",
  termsPayable:
    "Une fois que la boutique l’a confirmé et que le délai de retour est passé, il devient disponible.",
  termsReturn:
    "Les achats annulés ou retournés ne rapportent rien. Ce qui a été crédité pour eux est repris.",

  unknownTitle: "Nous ne connaissons pas cette boutique",
  unknownText: "L’adresse est peut-être mal saisie, ou la boutique nous a quittés.",
} satisfies Translation<typeof english, "fr">;
