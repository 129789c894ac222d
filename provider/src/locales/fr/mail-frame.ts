import type { mailFrame as en } from "../en/mail-frame.ts";

export const mailFrame: typeof en = {
  digest: { daily: "Cashlane : votre journée ({count})", weekly: "Cashlane : votre semaine ({count})" },
  greeting: "Bonjour {name},",
  greetingWithoutName: "Bonjour,",
  open: "Voir les détails",
  why: "Vous recevez cet e-mail parce que vous avez un compte Cashlane et avez choisi d’être prévenu par e-mail.",
  whyLink:
    "Vous recevez cet e-mail parce que quelqu’un l’a demandé pour votre compte Cashlane. Si ce n’était pas vous, ignorez-le : rien ne change.",
  whyNotice:
    "Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte Cashlane. Ces messages sont toujours envoyés.",
  whyAnswer:
    "Vous recevez cet e-mail parce que vous nous avez écrit. N’y répondez pas : écrivez-nous sur la page.",
  whyFarewell:
    "Vous recevez cet e-mail parce que vous avez demandé la suppression de votre compte Cashlane. C’est le dernier.",
  whyInvoice:
    "Vous recevez cet e-mail parce que votre entreprise travaille avec Cashlane. La facture est dans le fichier joint.",
  whyInvitation:
    "Vous recevez cet e-mail parce qu’un membre de Cashlane nous a donné votre adresse. Si cela ne vous intéresse pas, ignorez-le : nous oublions cette adresse.",
  settings: "Réglages des notifications",
  unsubscribe: "Se désabonner",
  answerTitle: "Notre réponse : {subject}",
};
