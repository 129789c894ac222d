import type { gettingStarted as english } from "../en/getting-started.ts";
import type { TranslatedWords } from "../help-words.ts";

export const gettingStarted: TranslatedWords<typeof english> = {
  articles: {
    "how-cash-back-works": {
      title: "Comment fonctionne le cashback",
      body: `Les boutiques paient pour les visiteurs qui achètent. Cashlane vous en reverse une partie : votre cashback.

1. Ouvrez une boutique depuis Cashlane et appuyez sur **Activer et acheter**.
2. Achetez comme d’habitude, au prix de la boutique.
3. Le réseau de la boutique signale votre achat. Il apparaît comme **Enregistré**.
4. Une fois le délai de retour passé, le cashback devient **Disponible**. Vous pouvez [le retirer](/apps/my-cash-back/withdraw).

Vous êtes prévenu quand un achat est enregistré et quand son cashback peut être retiré.`,
    },
    "your-first-purchase": {
      title: "Faire votre premier achat",
      body: `1. [Connectez-vous](/login) ou [créez un compte](/register). Sans compte, nous ne pourrions pas vous créditer le cashback.
2. Choisissez une boutique dans [Boutiques](/stores) et lisez ses taux et ses conditions.
3. Appuyez sur **Activer et acheter**. Une page confirme que le cashback est activé et jusqu’à quand les achats comptent.
4. Achetez dans la boutique qui s’ouvre, dans le même navigateur, sans passer par un autre site de cashback ou de codes promo.

Votre achat apparaît dans [Détail du cashback](/apps/my-cash-back/cash-back-detail) dès que le réseau l’a signalé.`,
    },
    "find-a-store": {
      title: "Trouver une boutique",
      body: `- **Rechercher.** Appuyez sur Ctrl K (⌘ K sur Mac) depuis n’importe quelle page, ou sur la loupe en haut. Accents et majuscules ne comptent pas.
- **Parcourir.** [Boutiques](/stores) se filtre par catégorie et par première lettre, et se trie par nom, par taux ou par popularité.
- **Codes promo.** Chaque vignette indique le nombre de codes promo. Vous pouvez les copier sur la page de la boutique.

Une boutique sans taux ne rapporte rien en ce moment. Vos achats précédents comptent toujours.`,
    },
    "what-rates-mean": {
      title: "Comprendre les taux",
      body: `Une boutique reverse un **pourcentage** de l’achat, ou un **montant fixe** par achat.

- **Jusqu’à** veut dire que cela dépend de ce que vous achetez. La page de la boutique donne chaque taux.
- Certaines boutiques ont un **plafond** : le maximum qu’un achat rapporte.
- **Ce qui ne rapporte rien** indique les exclusions, par exemple les cartes cadeaux.

Les conditions du moment où vous appuyez sur **Activer et acheter** s’appliquent ; un changement ultérieur ne concerne pas votre achat. Vous les retrouvez sur la page de l’achat.`,
    },
  },
  answers: {
    "is-it-free": {
      title: "Cashlane est-il gratuit ?",
      body: "Oui. Le compte, les achats et le cashback ne coûtent rien. Seuls les retraits ont des frais, déduits du montant retiré : 1 unité de votre devise pour un virement, 1,5 % pour PayPal.",
    },
    "do-i-need-an-account": {
      title: "Ai-je besoin d’un compte ?",
      body: "Pas pour regarder : boutiques, taux et codes promo sont visibles par tous. Pour gagner du cashback, oui : c’est ainsi que nous pouvons créditer vos achats.",
    },
    "do-i-have-to-install-something": {
      title: "Dois-je installer quelque chose ?",
      body: "Non. Cashlane fonctionne dans le navigateur de votre téléphone ou de votre ordinateur, même sans JavaScript.",
    },
    "which-languages": {
      title: "En quelles langues Cashlane existe-t-il ?",
      body: "Les pages sont en anglais, en français et en arabe ; le bouton de langue en haut permet d’en changer. Les notifications et les e-mails existent aussi en vietnamien : choisissez dans [Réglages des notifications](/apps/account-settings/notifications).",
    },
    "can-i-use-a-coupon": {
      title: "Puis-je utiliser un code promo et gagner du cashback ?",
      body: "Oui, avec les codes de la page de la boutique sur Cashlane. Avec un code trouvé ailleurs, la boutique peut refuser le cashback, car ses conditions ne sont pas remplies.",
    },
  },
};
