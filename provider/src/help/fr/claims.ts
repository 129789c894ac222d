import type { claims as english } from "../en/claims.ts";
import type { TranslatedWords } from "../help-words.ts";

export const claims: TranslatedWords<typeof english> = {
  articles: {
    "claim-a-purchase": {
      title: "Réclamer un achat manquant",
      body: `1. Ouvrez [Un achat n’apparaît pas ?](/apps/my-cash-back/claim) dans votre compte.
2. Choisissez la visite lors de laquelle vous avez acheté. Celles des 90 derniers jours sont proposées.
3. Indiquez le numéro, le jour et le total de la commande, tels que la boutique les a confirmés.
4. Ajoutez un justificatif et envoyez la réclamation.

Nous interrogeons la boutique pour vous ; vous pouvez suivre le statut de votre réclamation. Une commande n’est créditée qu’une fois.`,
    },
    "proof-for-a-claim": {
      title: "Quel justificatif joindre",
      body: `Le mieux est la confirmation de commande de la boutique : l’e-mail en PDF, ou une image.

- On y voit le numéro de commande, le jour et le total.
- C’est un fichier **JPEG**, **PNG** ou **PDF** de **5 Mo** au plus.
- Masquez ce dont nous n’avons pas besoin, comme votre numéro de carte.

Seuls les administrateurs peuvent l’ouvrir, et chaque consultation est consignée.`,
    },
    "states-of-a-claim": {
      title: "Statuts d’une réclamation",
      body: `- **Soumise** : nous l’avons reçue.
- **Chez la boutique** : nous avons interrogé la boutique.
- **Acceptée** : l’achat est crédité aux conditions de votre visite. Son cashback devient disponible à la fin du délai de validation.
- **Refusée** : le motif est indiqué avec la réclamation.

Vos réclamations sont au bas de [Un achat n’apparaît pas ?](/apps/my-cash-back/claim), les plus récentes d’abord.`,
    },
    "why-a-purchase-is-missing": {
      title: "Pourquoi un achat peut manquer",
      body: `- Le réseau ne l’a pas encore signalé. La page de la boutique indique le temps habituel.
- La visite n’a pas commencé par **Activer et acheter**, ou l’achat a été fait dans un autre navigateur ou une application.
- Un autre site de cashback ou de codes promo a été ouvert après le nôtre. La boutique retient le dernier.
- Un bloqueur ou des cookies refusés ont caché la visite à la boutique.
- Ce que vous avez acheté ne rapporte rien. La page de la boutique en donne la liste.`,
    },
  },
  answers: {
    "how-late-can-i-claim": {
      title: "Jusqu’à quand puis-je réclamer un achat ?",
      body: "Jusqu’à 90 jours après votre visite de la boutique.",
    },
    "why-is-my-visit-not-listed": {
      title: "Pourquoi ne puis-je pas choisir ma visite ?",
      body: "Une visite peut faire l’objet d’une réclamation une fois passé le temps habituel de la boutique ; avant, la date est indiquée. Elle n’est pas proposée si elle a plus de 90 jours, a déjà un achat ou une réclamation en cours.",
    },
    "which-files-as-proof": {
      title: "Quels fichiers puis-je envoyer comme justificatif ?",
      body: "Un fichier JPEG, PNG ou PDF de 5 Mo au plus.",
    },
    "how-many-claims": {
      title: "Combien de réclamations puis-je envoyer ?",
      body: "Autant qu’il le faut, dont dix au plus en cours en même temps.",
    },
    "claim-sent-twice": {
      title: "J’ai appuyé deux fois sur « Envoyer ». Ma réclamation part-elle deux fois ?",
      body: "Non. Nous n’acceptons un formulaire qu’une fois, et une commande n’est créditée qu’une fois.",
    },
  },
};
