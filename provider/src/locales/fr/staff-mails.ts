import type { staffMails as en } from "../en/staff-mails.ts";

export const staffMails: typeof en = {
  titles: {
    role_requested: "{user} doit recevoir le rôle {role}",
    role_given: "{user} a désormais le rôle {role}",
    role_save_requested: "Le rôle {role} doit changer",
    role_saved: "Le rôle {role} a changé",
    suspend_requested: "Le compte de {user} doit être suspendu",
    suspend: "Le compte de {user} a été suspendu",
    restore_requested: "Le compte de {user} doit être rétabli",
    restore: "Le compte de {user} a été rétabli",
    reset_factor_requested: "La validation en deux étapes de {user} doit être désactivée",
    reset_factor: "La validation en deux étapes de {user} a été désactivée",
    approver_forgotten: "{user} ne compte plus comme deuxième personne",
  },
  details: {
    requested:
      "Demande de {by}. Elle prendra effet lorsqu’une deuxième personne l’aura approuvée\u00a0: vérifiez-la d’abord de vive voix auprès de {by}.",
    done: "Fait par {by}. Si vous n’étiez pas au courant, parlez-en tout de suite à vos collègues.",
    operator: "l’exploitant",
  },
  issuer: {
    requested: {
      title: "Une modification de l’émetteur des factures a été demandée",
      description:
        "{name} a demandé à modifier l’émetteur des factures. Nouveau compte pour les paiements\u00a0: {account}. La modification prendra effet lorsqu’une deuxième personne l’aura approuvée. Vérifiez-la de vive voix auprès de {name} avant de l’approuver.",
    },
    in_force: {
      title: "L’émetteur des factures a changé",
      description:
        "{name} a approuvé une modification de l’émetteur des factures. Les nouvelles factures demandent le paiement sur le compte {account}. Si vous n’étiez pas au courant, parlez-en tout de suite à vos collègues.",
    },
  },
};
