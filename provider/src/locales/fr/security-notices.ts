import type { securityNotices as en } from "../en/security-notices.ts";

export const securityNotices: typeof en = {
  second_factor_on: {
    title: "La validation en deux étapes est activée",
    description:
      "Désormais, la connexion demande aussi un code de votre application d’authentification. Ce n’était pas vous ? Changez tout de suite votre mot de passe et écrivez-nous.",
  },
  second_factor_off: {
    title: "La validation en deux étapes est désactivée",
    description:
      "Désormais, le mot de passe seul ouvre votre compte. Ce n’était pas vous ? Changez tout de suite votre mot de passe et réactivez-la.",
  },
  second_factor_reset: {
    title: "Nous avons désactivé votre validation en deux étapes",
    description:
      "On nous l’a demandé. L’application, les clés d’accès et les codes de secours ne fonctionnent plus, tous les appareils ont été déconnectés et les retraits attendent. Réactivez-la dans Sécurité. Vous n’avez rien demandé ? Changez tout de suite votre mot de passe et écrivez-nous.",
  },
  passkey_added: {
    title: "Une clé d’accès a été ajoutée",
    description:
      "Elle ouvre désormais votre compte. Ce n’était pas vous ? Supprimez-la dans Sécurité, changez votre mot de passe et écrivez-nous.",
  },
  passkey_removed: {
    title: "Une clé d’accès a été supprimée",
    description:
      "Elle n’ouvre plus votre compte. Ce n’était pas vous ? Changez tout de suite votre mot de passe.",
  },
  second_step_failed: {
    title: "Quelqu’un a saisi des codes incorrects",
    description:
      "Quelqu’un a saisi votre mot de passe, puis cinq codes incorrects. Nous avons bloqué cette connexion. Ce n’était pas vous ? D’autres connaissent donc votre mot de passe : changez-le.",
  },
  recovery_code_used: {
    title: "Un code de secours a été utilisé",
    description:
      "Une connexion a eu lieu avec l’un de vos codes de secours. Il ne fonctionne plus. Ce n’était pas vous ? Changez votre mot de passe et remplacez vos codes de secours.",
  },
  recovery_codes_renewed: {
    title: "Nouveaux codes de secours",
    description:
      "Vos codes de secours ont été remplacés. Les anciens ne fonctionnent plus. Ce n’était pas vous ? Changez votre mot de passe.",
  },
  service_connected: {
    title: "Un service de connexion a été associé",
    description:
      "Désormais, un compte auprès d’un autre service ouvre le vôtre. Ce n’était pas vous ? Dissociez-le sous Mon compte, Comptes associés, changez votre mot de passe et écrivez-nous.",
  },
  service_disconnected: {
    title: "Un service de connexion a été dissocié",
    description:
      "Il n’ouvre plus votre compte. Ce n’était pas vous ? Changez tout de suite votre mot de passe.",
  },
  extension_connected: {
    title: "Une extension de navigateur a été connectée",
    description:
      "Elle peut activer le cashback et lire votre solde, vos favoris et vos derniers achats, rien d’autre. Ce n’était pas vous ? Déconnectez-la sous Sécurité, Appareils, et changez votre mot de passe.",
  },
  api_key_issued: {
    title: "Une clé d’API a été créée ou a reçu un nouveau jeton",
    description:
      "Un programme peut agir en votre nom avec elle. Si ce n’était pas vous, révoquez-la sous Administration, Clés d’API, et choisissez immédiatement un nouveau mot de passe.",
  },
  data_exported: {
    title: "Une copie de vos données a été demandée",
    description:
      "Quelqu’un a demandé le fichier avec tout ce qui concerne votre compte. Ce n’était pas vous ? Changez tout de suite votre mot de passe et écrivez-nous.",
  },
  deletion_asked: {
    title: "Votre compte va être supprimé",
    description:
      "Dans 14 jours, il n’existera plus. D’ici là, vous pouvez le garder : connectez-vous et ouvrez Données. Ce n’était pas vous ? Changez tout de suite votre mot de passe.",
  },
  deletion_stopped: {
    title: "Votre compte n’a pas été supprimé",
    description: "De l’argent y est arrivé. Retirez-le, puis redemandez la suppression.",
  },
  email_changed: {
    title: "Votre adresse e-mail a changé",
    description:
      "C’est désormais l’adresse de votre compte Cashlane. Les autres appareils ont été déconnectés.",
  },
  password_changed: {
    title: "Votre mot de passe a changé",
    description:
      "Les autres appareils ont été déconnectés. Ce n’était pas vous ? Choisissez-en un nouveau par e-mail tout de suite.",
  },
  password_reset: {
    title: "Votre mot de passe a été choisi par e-mail",
    description:
      "Tous les appareils ont été déconnectés. Ce n’était pas vous ? Choisissez-en un autre et changez celui de votre messagerie.",
  },
};
