import type { purchases as english } from "../en/purchases.ts";
import type { TranslatedWords } from "../help-words.ts";

export const purchases: TranslatedWords<typeof english> = {
  articles: {
    "states-of-a-purchase": {
      title: "Les états d’un achat",
      body: `- **Enregistré** : le réseau l’a signalé. Le cashback est dans votre solde en attente.
- **Confirmé** : le réseau l’a accepté. L’argent reste en attente jusqu’à la fin du délai.
- **Suspendu** : nous l’examinons. Le motif est sur la page de l’achat.
- **Disponible** : vous pouvez retirer le cashback.
- **Refusé** : la boutique ou le réseau ne l’a pas accepté. Le montant quitte votre solde en attente.
- **Annulé** : annulé après avoir été disponible, par exemple après un retour.

Ouvrez un achat dans [Détail du cashback](/apps/my-cash-back/cash-back-detail) pour voir chaque étape avec sa date.`,
    },
    "when-a-purchase-shows-up": {
      title: "Quand votre achat apparaît",
      body: `Nous ne voyons pas ce que vous achetez. Nous l’apprenons quand le réseau de la boutique le signale, et chaque réseau a son rythme : quelques minutes pour les uns, des jours pour les autres.

La page de la boutique indique, à côté de **Enregistré**, le temps habituel. D’ici là, vous n’avez rien à faire.

Si ce temps est passé et que rien n’est venu, [réclamez l’achat](/apps/my-cash-back/claim).`,
    },
    "holding-days": {
      title: "Pourquoi le cashback doit attendre",
      body: `Un article peut être retourné, et la boutique ne paie alors rien. Chaque réseau garde donc un achat pendant un certain **délai** avant de le payer.

- Sa durée dépend du réseau. La page de la boutique donne le délai habituel.
- La page d’un achat indique le jour à partir duquel il devrait être payable.
- Ce jour venu, si l’achat est confirmé, le cashback passe tout seul dans votre solde disponible, et vous êtes prévenu.`,
    },
    "returns-and-cancellations": {
      title: "Retours et commandes annulées",
      body: `Une commande annulée ou retournée ne rapporte rien.

- Pas encore payable : l’achat est **refusé**, et le montant quitte votre solde en attente.
- Déjà payable : il est **annulé**, et le montant est repris sur votre solde disponible.
- Retour partiel : le cashback est **corrigé** selon ce qui reste de la commande.

La raison donnée par le réseau est sur la page de l’achat.`,
    },
    "make-sure-it-is-tracked": {
      title: "Faire en sorte que votre achat soit enregistré",
      body: `- Commencez chaque achat par **Activer et acheter** sur Cashlane, même si vous avez déjà visité la boutique aujourd’hui.
- Restez dans le même navigateur jusqu’au paiement. L’application d’une boutique n’est pas toujours suivie.
- Acceptez les cookies de la boutique et mettez les bloqueurs en pause.
- N’ouvrez pas d’autre site de cashback, de comparaison ou de bons de réduction entre-temps : le dernier site compte.
- Gardez la confirmation de commande jusqu’à ce que le cashback soit payable.`,
    },
  },
  answers: {
    "how-long-until-tracked": {
      title: "En combien de temps mon achat apparaît-il ?",
      body: "Cela dépend du réseau de la boutique. Sa page indique le temps habituel, à côté de **Enregistré**.",
    },
    "why-still-pending": {
      title: "Pourquoi mon cashback est-il encore en attente ?",
      body: "Le réseau garde l’achat jusqu’à la fin du délai de retour. La page de l’achat indique le jour à partir duquel il devrait être payable.",
    },
    "why-amount-changed": {
      title: "Pourquoi le montant de mon cashback a-t-il changé ?",
      body: "Le réseau a corrigé la commande, par exemple après un retour partiel. La chronologie de l’achat montre la correction.",
    },
    "what-is-on-hold": {
      title: "Que veut dire « Suspendu » ?",
      body: "Quelqu’un vérifie l’achat avec la boutique. L’argent reste entre-temps dans votre solde en attente. Rien n’est perdu : l’achat reprend son cours ou est refusé, avec la raison.",
    },
    "how-long-does-a-visit-count": {
      title: "Combien de temps une visite de boutique compte-t-elle ?",
      body: "En général 30 jours ; un réseau peut en décider autrement. La page qui suit **Activer et acheter** dit jusqu’à quand les achats comptent. Si vous passez par un autre site de cashback entre-temps, la boutique peut lui attribuer l’achat.",
    },
  },
};
