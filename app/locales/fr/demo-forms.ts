import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/demo-forms";

export const texts = {
  layoutsTitle: "Mises en page de formulaires",
  layoutsLead: "Un formulaire, six mises en page. Chacun est vérifié comme un vrai ; rien n’est conservé.",
  validationTitle: "Validation de formulaires",
  validationLead: "Les mêmes règles s’appliquent dans le navigateur et sur le serveur.",
  basic: "Simple",
  icons: "Avec des icônes",
  columns: "En colonnes, avec titres",
  sections: "En sections repliables",
  parts: "En onglets",
  signIn: "Centré",
  required: "Tout est obligatoire",
  lengths: "Longueurs et formats",
  slow: "Une réponse qui prend son temps",
  submit: "Envoyer",
  clear: "Effacer",
  clearAsk: "Effacer toute votre saisie ?",
  keep: "La garder",
  right: "Le formulaire est correct",
  haveAccount: "Vous avez déjà un compte ?",
  logIn: "Se connecter",
} satisfies Translation<typeof english, "fr">;
