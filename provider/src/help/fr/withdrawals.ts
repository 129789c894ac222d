import type { withdrawals as english } from "../en/withdrawals.ts";
import type { TranslatedWords } from "../help-words.ts";

export const withdrawals: TranslatedWords<typeof english> = {
  articles: {
    "withdraw-your-money": {
      title: "Retirer votre argent",
      body: `1. Ouvrez [Retirer mon cashback](/apps/my-cash-back/withdraw).
2. Choisissez un mode de versement, ou ajoutez-en un.
3. Saisissez un montant de 10 à 5 000 dans votre devise. Vous voyez les frais et ce que vous recevrez.
4. Vérifiez tout et confirmez avec votre mot de passe.

Le montant passe immédiatement de **Disponible** à **Réservé**. Un administrateur traite ensuite votre demande, et nous vous prévenons à chaque étape.`,
    },
    "payout-methods": {
      title: "Ajouter ou supprimer un mode de versement",
      body: `Vous pouvez avoir jusqu’à cinq modes de versement : des comptes bancaires avec IBAN et des adresses PayPal. Pour en ajouter un, nous demandons votre mot de passe.

Les coordonnées sont chiffrées et affichées en partie seulement. Les administrateurs les voient pour un paiement, et chaque consultation est consignée.

Supprimer un mode ne change rien aux retraits déjà demandés : ils y seront versés.`,
    },
    "fees-and-arrival": {
      title: "Frais et délai d’arrivée",
      body: `- **Virement** : 1 unité de votre devise ; 1 à 3 jours ouvrés après le paiement.
- **PayPal** : 1,5 % ; le jour même ou 1 jour ouvré après le paiement.

Les frais sont déduits du montant retiré. Vous les voyez avant de confirmer. Les jours comptent à partir du paiement, qui suit l’approbation.`,
    },
    "states-of-a-withdrawal": {
      title: "Les statuts d’un retrait",
      body: `- **Demandé** : un administrateur va le traiter ; les montants importants en demandent deux. Vous pouvez encore l’annuler.
- **Approuvé** : le paiement se prépare.
- **Payé** : l’argent est parti ; la référence du paiement est sur sa page.
- **Refusé** : un administrateur l’a refusé et en a donné le motif.
- **Échoué** : le paiement n’a pas abouti.
- **Annulé** : vous l’avez annulé.

Après **Refusé**, **Échoué** et **Annulé**, tout le montant est de retour dans votre solde disponible.`,
    },
  },
  answers: {
    "minimum-and-maximum": {
      title: "Combien puis-je retirer ?",
      body: "De 10 à 5 000 dans votre devise par retrait, et jamais plus que le disponible.",
    },
    "cancel-a-withdrawal": {
      title: "Puis-je annuler un retrait ?",
      body: "Oui, tant qu’il est **Demandé**. Ouvrez-le dans [Historique des retraits](/apps/my-cash-back/withdraw-history) et appuyez sur **Annuler le retrait**. Le montant est immédiatement de nouveau disponible.",
    },
    "why-password-again": {
      title: "Pourquoi redemandez-vous mon mot de passe ?",
      body: "Un nouveau mode de versement et un retrait touchent à votre argent. Le mot de passe garantit que c’est bien vous, et non quelqu’un devant un écran resté ouvert.",
    },
    "why-two-approvals": {
      title: "Que veut dire « 1 approbation sur 2 » ?",
      body: "Les retraits importants sont approuvés par deux administrateurs différents. Le premier a donné son accord ; il manque le second.",
    },
    "money-has-not-arrived": {
      title: "Mon retrait est payé, mais l’argent n’est pas arrivé",
      body: "Un virement prend 1 à 3 jours ouvrés après le paiement, PayPal un au plus. Si cela dure plus longtemps, donnez à votre banque ou à PayPal la référence du paiement indiquée sur la page du retrait.",
    },
  },
};
