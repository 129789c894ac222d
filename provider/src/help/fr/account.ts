import type { account as english } from "../en/account.ts";
import type { TranslatedWords } from "../help-words.ts";

export const account: TranslatedWords<typeof english> = {
  articles: {
    "choose-your-notifications": {
      title: "Choisir vos notifications",
      body: `Dans [Réglages des notifications](/apps/account-settings/notifications), chaque type de notification a trois choix :

- **Dans l’application** : la cloche et la page des notifications.
- **Navigateur** : une notification de votre système quand Cashlane est en arrière-plan. Le navigateur vous demande d’abord votre accord.
- **E-mail** : un par notification, ou un résumé par jour ou par semaine à 8 h du matin.

Les départs et retours d’argent vous sont toujours signalés dans l’application.`,
    },
    "quiet-hours-and-language": {
      title: "Heures calmes, fuseau horaire et langue",
      body: `Les notifications et les e-mails sont en vietnamien tant que vous n’avez pas choisi une autre langue dans [Réglages des notifications](/apps/account-settings/notifications). Les notifications déjà reçues restent telles quelles.

Pendant les **heures calmes**, aucun e-mail n’est envoyé et le navigateur n’affiche rien ; les e-mails partent à la fin. Ces heures suivent le fuseau horaire que vous y choisissez.`,
    },
    "keep-your-account-safe": {
      title: "Protéger votre compte",
      body: `- Utilisez un mot de passe que vous n’utilisez nulle part ailleurs.
- Une connexion dure jusqu’à 30 jours sur un appareil. Sur un appareil partagé, déconnectez-vous à la fin : ouvrez le menu sous votre photo et choisissez **Se déconnecter**.
- Nous redemandons le mot de passe avant toute sortie d’argent.
- Après trop de mots de passe erronés, la connexion est bloquée pendant un moment. Vous pouvez toujours vous connecter sur un appareil déjà utilisé.
- Nous ne demandons jamais votre mot de passe par e-mail, message ou téléphone.`,
    },
    "the-bell": {
      title: "La cloche et le lien en direct",
      body: `La cloche montre vos notifications non lues. Ouvrir une notification la marque comme lue et mène à [Notifications](/apps/notifications), où se trouvent les plus anciennes.

**En direct** veut dire que les notifications arrivent immédiatement. **Hors ligne** veut dire que la connexion est perdue ; Cashlane réessaie plusieurs fois, puis propose **Réessayer**. Aucune notification n’est perdue.`,
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
      body: "Appuyez sur **Annuler** dans le message qui apparaît. Vous avez 15 minutes.",
    },
    "how-long-am-i-logged-in": {
      title: "Combien de temps suis-je connecté ?",
      body: "Jusqu’à 30 jours sur chaque appareil. **Se déconnecter** y met fin immédiatement sur l’appareil utilisé.",
    },
    "dark-mode": {
      title: "Y a-t-il un mode sombre ?",
      body: "Oui : clair, sombre, ou selon votre système. Le bouton est en haut, sur un téléphone au bas du menu. Pour changer les couleurs et la disposition sur un grand écran, ouvrez l’onglet au bord.",
    },
  },
};
