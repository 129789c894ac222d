import type { account as english } from "../en/account.ts";
import type { TranslatedWords } from "../help-words.ts";

export const account: TranslatedWords<typeof english> = {
  articles: {
    "choose-your-notifications": {
      title: "Choisir ce qui vous est signalé, et où",
      body: `Dans [Réglages des notifications](/apps/account-settings/notifications), chaque type de notification a trois choix :

- **Dans l’application** : la cloche et la page des notifications.
- **Navigateur** : un avis de votre système quand Cashlane est en arrière-plan. Le navigateur vous demande d’abord.
- **E-mail** : un par notification, ou un par jour ou par semaine à 8 h du matin.

L’argent qui part ou qui revient est toujours signalé dans l’application.`,
    },
    "quiet-hours-and-language": {
      title: "Heures calmes, fuseau horaire et langue",
      body: `Les notifications et les e-mails sont en vietnamien tant que vous n’avez pas choisi une autre langue dans [Réglages des notifications](/apps/account-settings/notifications). Ce qui vous a été dit auparavant garde ses mots.

Pendant les **heures calmes**, aucun e-mail ne part et le navigateur reste silencieux ; les e-mails attendent la fin. Elles suivent le fuseau horaire que vous y choisissez.`,
    },
    "keep-your-account-safe": {
      title: "Protéger votre compte",
      body: `- Utilisez un mot de passe que vous n’avez nulle part ailleurs.
- Une connexion dure jusqu’à 30 jours sur un appareil. Sur un appareil partagé, déconnectez-vous à la fin : le menu derrière votre image a **Se déconnecter**.
- Nous redemandons le mot de passe avant tout mouvement d’argent.
- Après de nombreux mots de passe erronés, nous refusons les suivants pendant un moment. Vous pouvez toujours vous connecter sur un appareil déjà utilisé.
- Personne chez Cashlane ne vous demande votre mot de passe.`,
    },
    "the-bell": {
      title: "La cloche et le lien en direct",
      body: `La cloche montre ce que vous n’avez pas lu. Ouvrir une notification la marque comme lue et mène à [Notifications](/apps/notifications), où se trouvent les plus anciennes.

**En direct** veut dire que les nouvelles arrivent aussitôt. **Hors ligne** veut dire que la connexion est perdue ; Cashlane réessaie plusieurs fois tout seul, puis propose **Réessayer**. Rien n’est perdu entre-temps.`,
    },
  },
  answers: {
    "why-vietnamese": {
      title: "Pourquoi mes notifications sont-elles en vietnamien ?",
      body: "C’est leur langue tant que vous n’en choisissez pas une autre. Les [Réglages des notifications](/apps/account-settings/notifications) proposent l’anglais, le français et l’arabe.",
    },
    "stop-e-mails": {
      title: "Comment ne plus recevoir d’e-mails ?",
      body: "Avec le lien **Se désabonner** au bas de chaque e-mail, ou type par type dans [Réglages des notifications](/apps/account-settings/notifications). Ce qui arrive à votre argent vous est toujours signalé dans l’application.",
    },
    "notification-deleted-by-mistake": {
      title: "J’ai supprimé une notification par erreur",
      body: "Appuyez sur **Annuler** dans l’avis qui apparaît. C’est possible pendant 15 minutes.",
    },
    "how-long-am-i-logged-in": {
      title: "Combien de temps suis-je connecté ?",
      body: "Jusqu’à 30 jours sur chaque appareil. **Se déconnecter** y met fin aussitôt sur l’appareil utilisé.",
    },
    "dark-mode": {
      title: "Y a-t-il un mode sombre ?",
      body: "Oui : clair, sombre, ou selon votre système. Le bouton est en haut, sur un téléphone au bas du menu. Couleurs et disposition sont derrière l’onglet au bord des grands écrans.",
    },
  },
};
