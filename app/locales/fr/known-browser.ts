import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/known-browser";

export const texts = {
  linkTitle: "Se connecter depuis un nouveau navigateur",
  linkLead:
    "Tant que votre compte est fermé aux nouveaux navigateurs, un lien reçu par e-mail prouve que celui-ci est le vôtre.",
  linkOpened: "Ce lien fait connaître ce navigateur à votre compte. Votre mot de passe reste demandé.",
  useLink: "Continuer vers la connexion",
  linkSentTitle: "Consultez votre boîte de réception",
  linkSent:
    "Si un compte existe à cette adresse, un lien est en route. Ouvrez-le dans ce navigateur d’ici 15 minutes.",
  knownAlready: "Lien déjà utilisé ?",
} satisfies Translation<typeof english, "fr">;
