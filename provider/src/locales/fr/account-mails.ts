import type { accountMails as en } from "../en/account-mails.ts";

export const accountMails: typeof en = {
  addressRegistered: {
    title: "Vous avez déjà un compte Cashlane",
    description:
      "Quelqu’un a essayé d’ouvrir un autre compte avec cette adresse e-mail. C’était vous ? Connectez-vous, ou choisissez un nouveau mot de passe si vous l’avez oublié. Sinon, rien n’a changé.",
  },
  newDevice: {
    title: "Connexion depuis un nouvel appareil",
    description:
      "{machine}, {address}. Ce n’était pas vous ? Ouvrez le lien de l’e-mail que nous venons d’envoyer, ou déconnectez l’appareil dans Sécurité et changez votre mot de passe.",
  },
  removedMethods: {
    title: "Des accès ajoutés récemment ont été retirés",
    description:
      "Pour que personne d’autre n’accède à votre compte, nous avons retiré ce qui avait été ajouté récemment : {list}. Tous les appareils sont déconnectés. Si l’un d’eux était à vous, ajoutez-le de nouveau.",
    kinds: {
      passkeys: "clés d’accès",
      services: "services associés",
      authenticatorApp: "application d’authentification",
      recoveryCodes: "codes de secours",
      apiKeys: "clés API",
      payoutMethods: "modes de versement",
      withdrawals: "demandes de retrait",
    },
  },
  suspended: {
    title: "Votre compte Cashlane est suspendu",
    description:
      "Vous ne pouvez pas vous connecter pour le moment. Votre solde reste tel quel. Si vous n’êtes pas d’accord ou souhaitez vous expliquer, écrivez-nous depuis la page de contact. Il n’est pas nécessaire de se connecter.",
  },
  suspensionReason: "Le motif\u00a0: {reason}",
  restored: {
    title: "Votre compte Cashlane est rouvert",
    description: "Vous pouvez vous connecter comme avant. Votre solde n’a pas changé.",
  },
  tier: {
    premium: {
      title: "Vous êtes membre Premium",
      description:
        "Désormais, vos demandes d’assistance passent en premier. Taux, frais et limites ne changent pas.",
    },
    free: {
      title: "Vous êtes de nouveau membre Gratuit",
      description:
        "Vos demandes d’assistance sont traitées dans l’ordre habituel. Solde, taux et frais ne changent pas.",
    },
  },
  deleted: {
    title: "Votre compte Cashlane est supprimé",
    description:
      "Comme vous l’aviez demandé, il a disparu après 14 jours. Nom, adresse, messages, appareils et coordonnées de paiement sont effacés ; ce que la loi impose de garder dans les comptes reste sans votre nom. Nous oublions cette adresse dès l’envoi de ce message. Merci d’avoir été des nôtres. Vous pouvez vous réinscrire à tout moment.",
  },
};
