import type { terms as english } from "../en/terms.server";
import type { TranslatedLegal } from "../legal-words";

export const terms: TranslatedLegal<typeof english> = {
  title: "Conditions d’utilisation",
  lead: "Ce que vous pouvez attendre de Cashlane, et ce que Cashlane attend de vous.",
  sections: {
    service: {
      title: "Ce que fait Cashlane",
      body: `Les boutiques versent une commission pour les clients qui viennent par Cashlane. Nous en partageons une partie avec vous : votre **cashback**. Cashlane est gratuit : ni le compte ni le cashback ne coûtent quoi que ce soit.

Votre achat est un contrat entre vous et la boutique. Elle seule répond de ses produits, de la livraison, des retours et des garanties.`,
    },
    account: {
      title: "Votre compte",
      body: `- Une personne a un seul compte. Le nom et l’adresse e-mail sont exacts.
- Votre mot de passe n’appartient qu’à vous. Prévenez-nous aussitôt si quelqu’un d’autre peut le connaître.
- Vous avez l’âge de conclure un contrat là où vous vivez.
- Nous pouvons suspendre un compte qui enfreint ces conditions ou met autrui en danger. Nous disons pourquoi, et vous pouvez contester par la page [Contact](/contact).`,
    },
    earning: {
      title: "Comment le cashback est acquis",
      body: `Le cashback est dû lorsque tout ceci est vrai :

1. Vous avez ouvert la boutique depuis Cashlane et acheté pendant cette visite.
2. La boutique ou son réseau signale l’achat et le confirme.
3. L’achat respecte les conditions affichées sur la page de la boutique au moment où vous l’avez ouverte.

Le taux qui compte est celui affiché à l’ouverture de la boutique. Les achats retournés, annulés ou impayés ne rapportent rien. S’il manque un achat, vous pouvez le [réclamer](/apps/my-cash-back/claim) pendant 90 jours.`,
    },
    balance: {
      title: "En attente, disponible, annulé",
      body: `Un achat signalé est **en attente** jusqu’à ce que le réseau l’ait accepté et que le délai de retour soit passé. Il est alors **disponible**.

Si une boutique annule un achat plus tard, son cashback est **annulé**, même si vous l’avez retiré. Votre solde peut alors être négatif. Vous ne pouvez plus retirer tant qu’il n’est pas revenu à zéro ; nous ne comptons pas d’intérêts et ne vous demandons pas de payer la différence.`,
    },
    withdrawals: {
      title: "Retraits",
      body: `Vous pouvez retirer de 10 à 5 000 dans votre devise, jamais plus que le disponible. Un virement coûte 1 dans votre devise, PayPal 1,5 %. Vous voyez les frais avant de confirmer.

Nous vérifions chaque retrait. Nous pouvons en refuser un en donnant le motif ; tout le montant redevient alors disponible.`,
    },
    conduct: {
      title: "Ce qui n’est pas permis",
      body: `- Acheter seulement pour le cashback, puis retourner l’achat.
- Avoir plusieurs comptes, un faux nom, ou acheter pour d’autres contre paiement.
- Utiliser des programmes qui ouvrent des boutiques ou cliquent à votre place.
- Tenter d’accéder aux données ou à l’argent d’autrui.

Le cashback obtenu ainsi n’est pas dû. Nous pouvons l’annuler et fermer le compte.`,
    },
    liability: {
      title: "Notre responsabilité",
      body: `Nous répondons sans limite des fautes intentionnelles, des fautes lourdes et des atteintes à la vie et à la santé. Pour le reste, nous ne répondons que des obligations sans lesquelles le service n’aurait pas de sens, et seulement des dommages prévisibles.

Le suivi dépend de votre navigateur et d’autres acteurs. Nous faisons de notre mieux, sans pouvoir promettre que chaque achat sera signalé.`,
    },
    ending: {
      title: "Modifications et fin",
      body: `Vous pouvez partir à tout moment : écrivez-nous par la page [Contact](/contact). Retirez d’abord ce qui est disponible.

Nous annonçons les modifications de ces conditions quatre semaines à l’avance, par e-mail ou notification. Qui n’est pas d’accord peut partir ; le cashback acquis jusque-là est versé.`,
    },
  },
};
