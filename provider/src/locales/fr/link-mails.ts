import type { linkMails as en } from "../en/link-mails.ts";

export const linkMails: typeof en = {
  known_device: {
    title: "Se connecter depuis un nouveau navigateur",
    description:
      "Trop de mots de passe erronés ont été essayés : votre compte est fermé un moment aux nouveaux navigateurs. Ouvrez ce lien dans le navigateur avec lequel vous voulez vous connecter. Il ne sert qu’une fois, pendant {minutes} minutes. Votre mot de passe reste demandé.",
  },
  not_me: {
    title: "Connexion depuis un nouvel appareil",
    description:
      "Quelqu’un s’est connecté à votre compte Cashlane avec {machine}, adresse {address}. C’était vous ? Vous n’avez rien à faire. Ce n’était pas vous ? Ouvrez ce lien dans les 7 jours : tous les appareils sont déconnectés, votre mot de passe ne sert plus et vous en choisissez un nouveau.",
  },
  invitation: {
    title: "Vous êtes invité chez Cashlane",
    description:
      "Un compte Cashlane a été créé pour vous. Ouvrez ce lien pour choisir un mot de passe. Il ne sert qu’une fois, pendant 7 jours. Vous n’attendiez pas cet e-mail ? Ignorez-le : personne n’entre sans mot de passe.",
  },
  password_reset: {
    title: "Choisir un nouveau mot de passe",
    description:
      "Ouvrez ce lien pour choisir un nouveau mot de passe. Il ne sert qu’une fois, pendant {minutes} minutes. Tous vos appareils seront alors déconnectés. Vous n’avez rien demandé ? Ignorez cet e-mail : votre mot de passe ne change pas.",
  },
  email_verification: {
    title: "Confirmez votre adresse e-mail",
    description:
      "Ouvrez ce lien ou saisissez le code {code} pour confirmer votre adresse e-mail. Il ne sert qu’une fois, pendant 24 heures. Vous pourrez ensuite retirer vos gains. Vous n’avez pas ouvert de compte ? Ignorez cet e-mail.",
  },
  email_change: {
    title: "Confirmez votre nouvelle adresse e-mail",
    description:
      "Ouvrez ce lien pour que cette adresse devienne celle du compte Cashlane. Il ne sert qu’une fois, pendant 24 heures. Les autres appareils seront alors déconnectés. Vous n’avez rien demandé ? Ignorez cet e-mail.",
  },
  email_undo: {
    title: "L’adresse e-mail de votre compte va changer",
    description:
      "Quelqu’un a demandé une autre adresse e-mail pour votre compte Cashlane. Si c’était vous, vous n’avez rien à faire. Sinon, ouvrez ce lien dans les 7 jours qui suivent le changement : cette adresse reste, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.",
  },
};
