import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/withdrawal-case";

export const texts = {
  holdTitle: "Suspendu par {{name}}",
  evidenceTitle: "Vérifications",
  evidenceAttention: "À vérifier :",
  evidenceEmail: "Adresse e-mail",
  evidenceConfirmed: "Confirmée",
  evidenceUnconfirmed: "Non confirmée",
  evidenceSecondFactor: "Validation en deux étapes",
  evidenceOn: "Activée",
  evidenceOff: "Désactivée",
  evidenceHolder: "Nom du titulaire",
  evidenceSameName: "Nom du membre",
  evidenceOtherName: "Autre nom",
  evidenceSameTarget: "Autres comptes avec ces coordonnées",
  evidenceMethodAdded: "Mode de versement ajouté",
  evidenceMemberSince: "Membre depuis",
  evidencePayouts: "Versements à ce jour",
  evidenceFirstPayout: "Aucun, c’est le premier",
  evidenceRefused: "Achats refusés ou annulés",
  evidenceClaims: "Réclamations en cours",
  evidenceSources: "Derniers achats devenus disponibles",
  evidenceNoSources: "Aucun achat n’est encore disponible.",
} satisfies Translation<typeof english, "fr">;
