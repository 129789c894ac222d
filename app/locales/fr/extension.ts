import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/extension";

export const texts = {
  title: "Extension de navigateur",
  subtitle: "Elle affiche votre cashback pendant vos achats et sait se faire oublier le reste du temps.",
  whatTitle: "Ce qu’elle fait",
  whatRate: "Sur la page d’une boutique partenaire, elle affiche le taux et les exclusions.",
  whatActivate: "Vous cliquez sur « Activer » pour gagner. Elle n’active jamais rien d’elle-même.",
  whatCoupons: "Elle affiche les codes promo de la boutique à votre demande et les copie.",
  whatAccount: "Son menu présente votre solde, vos derniers achats et vos activations en attente.",
  whatSilent: "Si vous venez d’un lien d’un autre site, elle reste silencieuse dans cette boutique.",

  installTitle: "L’installer",
  installStore: "Pour Chrome, Edge et Firefox, gratuitement.",
  installButton: "Ouvrir la page d’installation",
  opensInNewTab: "s’ouvre dans un nouvel onglet",
  manualText:
    "L’extension n’est pas encore publiée dans la boutique d’extensions d’un navigateur. L’exploitant de ce site peut la construire ; d’ici là, chargez-la depuis son dossier.",
  manualBuild:
    "Exécutez « npm run build:extension » dans le projet, ou demandez-nous le dossier « build/extension ».",
  manualChromium:
    "Chrome et Edge : ouvrez chrome://extensions, activez le « Mode développeur », cliquez sur « Charger l’extension non empaquetée » et choisissez « chromium ».",
  manualFirefox:
    "Firefox : ouvrez about:debugging, « Ce Firefox », puis « Charger un module complémentaire temporaire » et « manifest.json » dans « firefox ».",
  manualConnect: "Cliquez sur l’icône de l’extension, puis sur « Se connecter », et confirmez ici.",

  privacyTitle: "Ce qu’elle voit et ce qu’elle envoie",
  privacyLocal:
    "**Aucune adresse visitée ne quitte votre navigateur.** L’extension télécharge une liste signée des boutiques, la même pour tous, et compare les adresses sur votre appareil.",
  privacySites:
    "Elle ne voit que les sites que vous autorisez : une boutique à la fois, ou toutes les boutiques partenaires. Ailleurs, elle ne s’exécute pas.",
  privacyLinks:
    "Pour rester silencieuse après le lien d’un autre site, elle doit remarquer les adresses des réseaux d’affiliation. Elle ne retient que le nom de la boutique et l’heure, sur votre appareil.",
  privacySent:
    "Elle envoie le nom de la boutique quand vous cliquez sur « Activer » ou demandez les codes promo, et sa clé quand vous ouvrez son menu. Elle lit votre solde, vos boutiques favorites, vos derniers achats et vos activations en attente, rien d’autre de votre compte.",
  privacyNot:
    "Elle ne mesure pas votre navigation, ne charge aucun code depuis Internet, ne modifie aucun lien et n’ouvre rien en arrière-plan.",
  privacyEnd:
    "Déconnectez-la sous [Sécurité, Appareils](/apps/user/view/security#devices), ou supprimez-la du navigateur. Ce qu’elle a retenu disparaît avec elle.",
  privacyNotice: "Notre [politique de confidentialité](/privacy) couvre le reste.",

  connectTitle: "Connecter l’extension",
  connectSummary: "L’extension de navigateur demande à être connectée à votre compte.",
  connectMay: "Elle pourra",
  connectBalance:
    "lire votre solde, vos boutiques favorites, vos derniers achats et vos activations en attente",
  connectActivate: "activer le cashback quand vous cliquez sur le bouton",
  connectCoupons: "afficher les boutiques et leurs codes promo",
  connectNot: "Elle ne peut ni retirer d’argent, ni modifier votre compte, ni lire vos messages.",
  connectAs: "Compte : {{email}}",
  connect: "Se connecter",
  cancel: "Ne pas connecter",
  doneTitle: "Presque terminé",
  doneText:
    "L’extension termine d’elle-même. Vous pourrez fermer cette page dès qu’elle indiquera « Connectée ».",
  connectedTitle: "L’extension est connectée",
  connectedText: "Vous pouvez fermer cette page. Pour la déconnecter, ouvrez Sécurité, Appareils.",
  toSecurity: "Ouvrir Sécurité",
  brokenTitle: "C’est l’extension qui ouvre cette page",
  brokenText: "Cliquez sur l’icône de l’extension dans votre navigateur, puis sur « Se connecter ».",
  unknownTitle: "Cette extension ne peut pas être connectée",
  unknownText: "Ce n’est pas la nôtre. Installez-la depuis la page ci-dessous, puis réessayez.",
  howTo: "Comment l’installer",
} satisfies Translation<typeof english, "fr">;
