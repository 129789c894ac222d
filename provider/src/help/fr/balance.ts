import type { balance as english } from "../en/balance.ts";
import type { TranslatedWords } from "../help-words.ts";

export const balance: TranslatedWords<typeof english> = {
  articles: {
    "three-parts-of-your-balance": {
      title: "Les trois parties de votre solde",
      body: `[Mon solde](/apps/wallet/my-balance) montre où se trouve votre argent :

- **Disponible** : à retirer dès maintenant.
- **En attente** : le cashback qui n’est pas encore disponible.
- **En cours de retrait** : ce que vous avez demandé, jusqu’à son versement ou son retour.

**Depuis le début** réunit tout le cashback devenu disponible jusqu’ici. Le montant affiché en haut réunit le disponible et les retraits en cours : ce qui est à vous et n’est pas encore versé.`,
    },
    "read-your-entries": {
      title: "Lire vos écritures",
      body: `Sous les chiffres de [Mon solde](/apps/wallet/my-balance) figure chaque mouvement : ce que c’était, quand, combien, et le solde après. Les écritures ne sont jamais modifiées ni supprimées ; une erreur est corrigée par une autre écriture.

Filtrez la liste par type, par partie du solde et par jour. L’adresse de la page garde vos choix : vous pouvez l’enregistrer.`,
    },
    "when-your-balance-is-negative": {
      title: "Quand votre solde est négatif",
      body: `Si une boutique reprend un cashback qui vous a déjà été versé, votre solde disponible peut passer sous zéro.

Vous n’avez rien à payer. Le nouveau cashback comble d’abord le manque. Tant que le solde n’est pas positif, aucun retrait ne peut être demandé.

L’écriture dans [Mon solde](/apps/wallet/my-balance) indique l’achat concerné, et la page de l’achat la raison.`,
    },
    "what-is-an-adjustment": {
      title: "Qu’est-ce qu’un ajustement",
      body: `Il arrive qu’un administrateur corrige votre solde disponible à la main, en plus ou en moins. Chaque ajustement a une raison, que vous lisez à côté de l’écriture dans [Mon solde](/apps/wallet/my-balance).

Les plus importants demandent deux administrateurs. Aucun ne fait passer votre solde disponible sous zéro, et aucun administrateur ne peut ajuster son propre solde.`,
    },
  },
  answers: {
    "can-i-withdraw-pending": {
      title: "Puis-je retirer le cashback en attente ?",
      body: "Non. Jusqu’à la fin du délai de retour, la boutique peut encore le reprendre. Il devient disponible tout seul.",
    },
    "what-is-the-amount-in-the-top-bar": {
      title: "À quoi correspond le montant affiché en haut ?",
      body: "Au disponible et aux retraits en cours réunis : ce qui est à vous et n’est pas encore versé. Le cashback en attente n’y est pas.",
    },
    "hide-my-amounts": {
      title: "Puis-je cacher mes montants aux regards ?",
      body: "Oui. L’œil de Mon solde masque tous les montants sur toutes les pages, jusqu’à ce que vous appuyiez de nouveau.",
    },
    "does-cash-back-expire": {
      title: "Mon cashback expire-t-il ?",
      body: "Non. Ce qui est dans votre solde y reste jusqu’à ce que vous le retiriez.",
    },
    "balance-not-shown": {
      title: "Pourquoi mon solde ne s’affiche-t-il pas ?",
      body: "Quand notre système ne répond pas un instant, nous préférons ne rien afficher plutôt qu’un chiffre faux. Votre argent n’est pas touché. Appuyez sur **Réessayer** un peu plus tard.",
    },
  },
};
