import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/connections";

export const texts = {
  title: "Comptes associés",
  subtitle: "Connectez-vous avec un compte que vous avez ailleurs.",
  listTitle: "Services pour vous connecter",
  listSubtitle:
    "Un service nous dit seulement que c’est bien vous. Nous ne lui demandons ni adresse, ni contacts, ni rien d’autre, et ne lui disons rien de votre argent. Votre mot de passe reste valable.",
  empty: "Aucun service à associer",
  emptyText:
    "Aucun autre service ne permet de se connecter ici. Votre mot de passe et vos clés d’accès ouvrent votre compte.",
  stateConnected: "Associé",
  stateOpen: "Non associé",
  since: "Associé depuis",
  lastUsed: "Dernière utilisation",
  neverUsed: "Pas encore utilisé",
  notOffered: "Il n’est plus proposé ici et n’ouvre plus votre compte.",
  connect: "Associer",
  disconnect: "Dissocier",
  goingTitle: "En route vers {{name}}",
  goingText: "Confirmez-y que c’est vous. Vous revenez ensuite ici ; vous avez dix minutes.",
  go: "Continuer vers {{name}}",
  connected: "Vous pouvez maintenant vous connecter avec {{name}}.",
  disconnected: "Le service est dissocié.",
  notConnected: "Rien n’a été associé",
  continueWith: "Continuer avec {{name}}",
  notLoggedIn: "Vous n’êtes pas connecté",
  over: "Cela a pris trop de temps",
  overText: "Ou c’était déjà fait. Recommencez, dans ce navigateur.",
} satisfies Translation<typeof english, "fr">;
