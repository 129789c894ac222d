import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/exchange-rates";

export const texts = {
  title: "Taux de change",
  subtitle:
    "Ce que vaut une unité d’une devise en {{base}}. Les achats dans d’autres devises sont convertis à ce taux.",
  table: "Taux de change",
  emptyTitle: "Aucun taux de change pour l’instant",
  emptyText:
    "Saisissez un taux. D’ici là, les achats dans d’autres devises attendent parmi les rapports non rapprochés.",
  rule: "Un achat est converti une seule fois, au taux de son jour dans le fuseau horaire de son réseau. Les week-ends et jours fériés, c’est le dernier taux des sept jours précédents qui compte. Les corrections gardent le premier taux.",
  day: "Jour",
  rate: "Taux",
  source: "Origine",
  source_ecb: "Banque centrale européenne",
  source_manual: "Saisi à la main",
  imported: "Importé",
  currency: "Devise",
  currencyHint: "Trois lettres, comme EUR.",
  rateIn: "Valeur en {{base}}",
  rateHint: "Combien de {{base}} vaut une unité, par exemple 1,0832.",
  enter: "Saisir un taux",
  enterTitle: "Saisir un taux",
  enterText:
    "Un taux du même jour est remplacé. Les achats déjà convertis gardent le leur ; ceux qui attendent ce taux sont crédités.",
  save: "Enregistrer le taux",
  cancel: "Annuler",
  entered: "Taux de {{currency}} enregistré",
  currencyWrong: "Saisissez le code d’une devise en trois lettres, comme EUR.",
  dayWrong: "Saisissez un jour.",
  rateWrong: "Saisissez un nombre supérieur à zéro avec huit décimales au plus.",
  from: "Du",
  to: "Au",
  all: "Tous",
} satisfies Translation<typeof english, "fr">;
