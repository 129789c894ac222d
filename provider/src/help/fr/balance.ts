import type { balance as english } from "../en/balance.ts";
import type { TranslatedWords } from "../help-words.ts";

export const balance: TranslatedWords<typeof english> = {
  articles: {
    "three-parts-of-your-balance": {
      title: "Les trois parties de votre solde",
      body: `[Mon solde](/apps/wallet/my-balance) montre où se trouve votre argent :

- **Disponible** : vous pouvez le retirer.
- **En attente** : le cashback qui n’est pas encore disponible.
- **Réservé** : mis de côté pour les retraits en cours.

**Total gagné** est tout le cashback que vous avez gagné. Le montant affiché en haut réunit le disponible et le réservé : ce qui est à vous et n’est pas encore versé.`,
    },
    "read-your-entries": {
      title: "Lire vos opérations",
      body: `[Mon solde](/apps/wallet/my-balance) liste chaque opération avec sa date, son montant et le solde qui en résulte. Les opérations ne sont jamais modifiées ni supprimées ; une erreur est corrigée par une autre opération.

Filtrez la liste par type, par partie du solde et par date. Les filtres font partie de l’adresse de la page : vous pouvez l’ajouter à vos favoris.`,
    },
    "when-your-balance-is-negative": {
      title: "Quand votre solde est négatif",
      body: `Si une boutique annule un cashback que vous avez déjà retiré, votre solde disponible peut passer sous zéro.

Vous n’avez rien à payer. Le nouveau cashback comble d’abord le manque. Tant que le solde n’est pas positif, aucun retrait ne peut être demandé.

L’opération dans [Mon solde](/apps/wallet/my-balance) indique l’achat concerné, et la page de l’achat le motif.`,
    },
    "what-is-an-adjustment": {
      title: "Qu’est-ce qu’un ajustement",
      body: `Il arrive qu’un administrateur corrige votre solde disponible à la main, en plus ou en moins. Chaque ajustement a un motif, affiché avec l’opération dans [Mon solde](/apps/wallet/my-balance).

Les plus importants demandent deux administrateurs. Aucun ne fait passer votre solde disponible sous zéro, et aucun administrateur ne peut ajuster son propre solde.`,
    },
  },
  answers: {
    "can-i-withdraw-pending": {
      title: "Puis-je retirer le cashback en attente ?",
      body: "Non. Jusqu’à la fin du délai de retour, la boutique peut encore l’annuler. Il devient ensuite disponible automatiquement.",
    },
    "what-is-the-amount-in-the-top-bar": {
      title: "À quoi correspond le montant affiché en haut ?",
      body: "À la somme du disponible et du réservé : ce qui est à vous et n’est pas encore versé. Le cashback en attente n’en fait pas partie.",
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
      body: "Si notre système ne répond pas, nous préférons ne rien afficher plutôt qu’un montant faux. Votre argent est en sécurité. Appuyez sur **Réessayer** un peu plus tard.",
    },
  },
};
