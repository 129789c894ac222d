import type { purchases as english } from "../en/purchases.ts";
import type { TranslatedWords } from "../help-words.ts";

export const purchases: TranslatedWords<typeof english> = {
  articles: {
    "states-of-a-purchase": {
      title: "Les statuts d’un achat",
      body: `- **Enregistré** : le réseau l’a signalé. Le cashback est dans votre solde en attente.
- **Confirmé** : le réseau l’a accepté. L’argent reste en attente jusqu’à la fin du délai de validation.
- **Suspendu** : nous l’examinons. Le motif est sur la page de l’achat.
- **Disponible** : vous pouvez retirer le cashback.
- **Refusé** : la boutique ou le réseau ne l’a pas accepté. Le montant quitte votre solde en attente.
- **Annulé** : annulé après avoir été disponible, par exemple après un retour.

Ouvrez un achat dans [Détail du cashback](/apps/my-cash-back/cash-back-detail) pour voir chaque étape avec sa date.`,
    },
    "when-a-purchase-shows-up": {
      title: "Quand votre achat apparaît",
      body: `Nous ne voyons pas ce que vous achetez. Nous l’apprenons quand le réseau de la boutique le signale, et chaque réseau a son rythme : quelques minutes pour les uns, des jours pour les autres.

La page de la boutique indique le temps habituel, à côté de **Apparaît**. D’ici là, vous n’avez rien à faire.

Si ce temps est passé et que votre achat n’apparaît pas, [réclamez-le](/apps/my-cash-back/claim).`,
    },
    "holding-days": {
      title: "Pourquoi le cashback doit attendre",
      body: `Un article peut être retourné, et la boutique ne paie alors rien. Chaque réseau a donc un **délai de validation** avant de payer un achat.

- Sa durée dépend du réseau. La page de la boutique donne le délai habituel.
- La page d’un achat indique la date à laquelle son cashback devrait être disponible.
- Ce jour-là, si l’achat est confirmé, le cashback passe dans votre solde disponible, et nous vous prévenons.`,
    },
    "returns-and-cancellations": {
      title: "Retours et commandes annulées",
      body: `Une commande annulée ou retournée ne rapporte rien.

- Avant que le cashback soit disponible : l’achat est **refusé**, et le montant quitte votre solde en attente.
- Après : l’achat est **annulé**, et le montant est déduit de votre solde disponible.
- Retour partiel : le cashback est **corrigé** selon ce qui reste de la commande.

Le motif donné par le réseau est sur la page de l’achat.`,
    },
    "make-sure-it-is-tracked": {
      title: "Faire en sorte que votre achat soit enregistré",
      body: `- Commencez chaque achat par **Activer et acheter** sur Cashlane, même si vous avez déjà visité la boutique aujourd’hui.
- Restez dans le même navigateur jusqu’au paiement. L’application d’une boutique n’est pas toujours suivie.
- Acceptez les cookies de la boutique et mettez les bloqueurs en pause.
- N’ouvrez pas d’autre site de cashback, de comparaison ou de codes promo avant de payer : le dernier site compte.
- Gardez la confirmation de commande jusqu’à ce que le cashback soit disponible.`,
    },
  },
  answers: {
    "how-long-until-tracked": {
      title: "En combien de temps mon achat apparaît-il ?",
      body: "Cela dépend du réseau de la boutique. La page de la boutique indique le temps habituel, à côté de **Apparaît**.",
    },
    "why-still-pending": {
      title: "Pourquoi mon cashback est-il encore en attente ?",
      body: "Il reste en attente jusqu’à la fin du délai de retour. La page de l’achat indique la date à laquelle il devrait être disponible.",
    },
    "why-amount-changed": {
      title: "Pourquoi le montant de mon cashback a-t-il changé ?",
      body: "Le réseau a corrigé la commande, par exemple après un retour partiel. La chronologie de l’achat montre la correction.",
    },
    "what-is-on-hold": {
      title: "Que veut dire « Suspendu » ?",
      body: "Nous vérifions l’achat avec la boutique. L’argent reste dans votre solde en attente jusqu’à la fin de la vérification. Si l’achat est refusé, vous en verrez le motif.",
    },
    "how-long-does-a-visit-count": {
      title: "Combien de temps une visite de boutique compte-t-elle ?",
      body: "En général 30 jours, selon le réseau. La page qui suit **Activer et acheter** indique jusqu’à quand les achats comptent. Si vous passez par un autre site de cashback avant l’achat, la boutique peut le lui attribuer.",
    },
  },
};
