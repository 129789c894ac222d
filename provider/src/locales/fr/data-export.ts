import type { dataExport as en } from "../en/data-export.ts";

export const dataExport: typeof en = {
  ready: {
    title: "Votre fichier de données est prêt",
    description:
      "Vous pouvez télécharger tout ce qui concerne votre compte pendant 7 jours : connectez-vous, ouvrez Données et donnez votre mot de passe. Ensuite, le fichier est effacé.",
  },
  readMe: `Cashlane\u00a0: tout ce qui vous concerne, au {date}

json/   un fichier par table, complet
csv/    la même chose pour les tableurs\u00a0; une table vide n’a pas de fichier
files/  les fichiers que vous avez envoyés ou reçus

Les montants sont en centimes, les heures en UTC. Mots de passe et clés n’y sont pas.
`,
};
