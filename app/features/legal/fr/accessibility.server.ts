import type { accessibility as english } from "../en/accessibility.server";
import type { TranslatedLegal } from "../legal-words";

export const accessibility: TranslatedLegal<typeof english> = {
  title: "Accessibilité",
  lead: "Comment nous rendons Cashlane utilisable par tous, ce qui ne marche pas encore bien, et comment nous joindre.",
  sections: {
    standard: {
      title: "Notre référence",
      body: `Nous suivons les Règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, en français, en anglais et en arabe. Cashlane y est partiellement conforme : les exceptions que nous connaissons figurent dans les [Limites connues](#limits).`,
    },
    features: {
      title: "Ce sur quoi vous pouvez compter",
      body: `- Tout se fait au clavier seul, dans l’ordre de la page, avec un focus visible. Un lien en haut de page mène au contenu.
- Titres, zones, libellés et messages sont écrits pour les lecteurs d’écran. Une erreur dit ce qui ne va pas, à côté de son champ ; votre saisie est conservée.
- Les textes restent lisibles à 200 %, sur téléphone et dans une fenêtre étroite, de gauche à droite comme de droite à gauche.
- Il existe un thème sombre, et le contraste élevé et la réduction des animations de votre système sont pris en compte.
- Les pages fonctionnent sans scripts. Rien ne dépend de la couleur, du son ou de la vitesse.
- Vous pouvez vous connecter avec une clé d’accès ou un gestionnaire de mots de passe ; il n’y a pas d’énigme à résoudre.`,
    },
    tested: {
      title: "Comment nous vérifions",
      body: `- Un programme contrôle les écrans des visiteurs, des membres et de l’équipe selon les règles des WCAG 2.2 AA qui se vérifient automatiquement, en trois langues, en clair et en sombre, sur téléphone et sur ordinateur. Aucune modification n’est publiée avec un défaut connu.
- D’autres programmes effectuent les tâches principales au clavier seul, vérifient ce qui est transmis aux lecteurs d’écran, ainsi que le contraste élevé et les grands textes.

Il s’agit d’une auto-évaluation. Cashlane n’a pas été audité par un tiers indépendant, ni testé de façon systématique avec des personnes utilisant des technologies d’assistance.`,
    },
    limits: {
      title: "Limites connues",
      body: `- Les documents PDF (relevés, reçus, factures, certificats) ne sont pas balisés pour les lecteurs d’écran. Les mêmes chiffres se trouvent sur les pages dont ils proviennent.
- Certains graphiques sont difficiles à parcourir avec un lecteur d’écran. Leurs chiffres se trouvent sur la même page ou dans ses listes.
- Les écrans d’exemple du système de conception sont moins complets que ceux du produit.`,
    },
    others: {
      title: "Ce qui ne dépend pas de nous",
      body: `Les boutiques que vous visitez depuis notre site, les pages des services de paiement et de connexion, ainsi que les textes et images envoyés par les boutiques échappent à notre contrôle.`,
    },
    feedback: {
      title: "Signalez-nous un problème",
      body: `Écrivez-nous par la page [Contact](/contact), avec ou sans compte, si quelque chose vous empêche d’utiliser Cashlane ou s’il vous faut une information sous une autre forme. Indiquez la page et, si vous le souhaitez, votre navigateur et votre technologie d’assistance. Une personne répond à chaque message.`,
    },
  },
};
