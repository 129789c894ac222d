import type { privacy as english } from "../en/privacy.server";
import type { TranslatedLegal } from "../legal-words";

export const privacy: TranslatedLegal<typeof english> = {
  title: "Confidentialité",
  lead: "Ce que nous savons de vous, pourquoi, combien de temps, et ce que vous pouvez nous demander.",
  sections: {
    controller: {
      title: "Qui est responsable",
      body: `L’exploitant de ce site est responsable de vos données. Vous pouvez le joindre par la page [Contact](/contact).`,
    },
    data: {
      title: "Ce que nous conservons",
      body: `- **Compte** : nom, adresse e-mail, langue, fuseau horaire, et une empreinte de votre mot de passe, dont personne ne peut le déduire.
- **Cashback** : les boutiques ouvertes depuis notre site et les achats signalés par les réseaux, avec l’heure et le montant ; de chaque visite aussi le type d’appareil, la page de départ, votre adresse IP et le pays du fuseau horaire de votre navigateur.
- **Favoris** : les boutiques que vous marquez, pour vous signaler les taux en hausse et les codes promo qui expirent.
- **Taux majorés** : rien de plus. Vos achats, votre parrainage et votre compte déterminent si vous recevez un taux réservé aux nouveaux membres, aux membres parrainés ou aux membres premium.
- **Mes liens** : les pages vers lesquelles vous créez des liens et combien de fois on les suit. Nous n’enregistrons alors rien des visiteurs sans compte.
- **Argent** : les mouvements de votre solde, vos retraits et vos coordonnées de versement, chiffrées.
- **Messages** : vos réclamations et leurs justificatifs, ce que vous nous écrivez, vos notifications et nos e-mails.
- **Sécurité** : les appareils connectés, leurs adresses IP et les événements de votre compte.
- **Notifications push**, si vous les activez : l’adresse de votre navigateur auprès de son service push, jusqu’à ce que vous vous y déconnectiez ou les désactiviez.
- **Extension de navigateur** : qu’elle est connectée et quand elle a servi, jamais les pages visitées ([ce qu’elle voit et envoie](/extension#privacy)).`,
    },
    purpose: {
      title: "Pourquoi nous les conservons",
      body: `- Pour tenir nos engagements : retrouver vos achats, créditer et verser votre cashback, vous répondre.
- Parce que la loi l’exige : comptabilité et impôts.
- Parce que nous y avons un intérêt légitime : la sécurité et la lutte contre les abus.

Nous n’affichons pas de publicité de tiers, ne vendons aucune donnée et n’établissons pas de profil publicitaire.`,
    },
    recipients: {
      title: "Qui d’autre reçoit des données",
      body: `- **Les boutiques et les réseaux** reçoivent un numéro aléatoire à chaque visite. Il leur dit qu’un client vient de chez nous, pas qui il est.
- **Les banques et PayPal** reçoivent ce qu’il faut pour un paiement.
- **Le service push de votre navigateur** distribue les notifications push. Il voit que nous vous en envoyons une, pas ce qu’elle dit.
- **Ceux qui hébergent nos serveurs et envoient nos e-mails** travaillent pour nous et selon nos règles.

Les autorités ne reçoivent des données que si la loi nous y oblige.`,
    },
    retention: {
      title: "Combien de temps",
      body: `- Une connexion prend fin après 30 jours sans utilisation, au plus tard après 90 jours.
- Votre journal de sécurité remonte à 12 mois.
- Ce que vous saisissez sur les pages de démonstration est supprimé après un jour.
- Ce que vous nous écrivez sans compte est supprimé un an après le dernier message.
- Les mouvements de solde et les retraits restent aussi longtemps que les lois comptables l’exigent.
- Tout le reste est conservé tant que vous avez un compte.`,
    },
    cookies: {
      title: "Cookies",
      body: `Nous n’utilisons que les cookies nécessaires au site ; aucun ne vous suit ailleurs :

- **Connexion** et **appareil** : qui est connecté, et si ce navigateur est connu.
- **Langue, apparence, montants masqués, raccourcis, touches** : vos choix.
- **Visite** : les fichiers que votre navigateur possède déjà.
- **Message**, **visite terminée** et **démo** : un message pour la page suivante, une visite sans achat, et vos essais sur les pages de démonstration.

Votre navigateur conserve aussi des fichiers de présentation et une page hors ligne, rien qui vous concerne.`,
    },
    rights: {
      title: "Vos droits",
      body: `Vous pouvez demander ce que nous savons de vous, le faire corriger, transmettre ou supprimer, et vous opposer à son usage. Écrivez-nous par la page [Contact](/contact). Vous pouvez aussi saisir votre autorité de protection des données.

Les écritures comptables ne peuvent pas être supprimées aussitôt. Nous les séparons de votre nom dès que la loi le permet.`,
    },
    security: {
      title: "Comment nous les protégeons",
      body: `Les connexions sont chiffrées. Les mots de passe sont conservés sous forme d’empreintes et les coordonnées de versement sont chiffrées. Chaque consultation de ces coordonnées par un administrateur est consignée. Nous redemandons votre mot de passe avant tout mouvement d’argent.`,
    },
  },
};
