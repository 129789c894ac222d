import type { CourseFile } from "../course-file.ts";

export const statement: CourseFile = {
  slug: "reading-your-statement",
  category: "money",
  lessons: [
    { key: "three-balances", minutes: 2, right: 2 },
    { key: "movements", minutes: 2, right: 1 },
    { key: "checking", minutes: 2, right: 0 },
  ],
  texts: {
    en: {
      title: "Reading your statement",
      summary: "Three balances, a list of movements, and how to check both.",
      lessons: [
        {
          title: "Pending, available, reserved",
          body: "[My Balance](/apps/wallet/my-balance) shows three amounts.\n\n- **Pending**: reported purchases that can still change.\n- **Available**: yours to withdraw.\n- **Reserved**: part of a withdrawal that is under way.\n\nThe total in the top bar is available and reserved together. The three never count the same money twice.",
          question: "Where is the money of a withdrawal that is being looked at?",
          answers: ["Pending", "Available", "Reserved"],
          why: "A request moves the money from available to reserved until it is paid or released.",
        },
        {
          title: "Every movement has a cause",
          body: "Below the balances stands each movement: a purchase reported, a purchase payable, a withdrawal requested, a correction. Each leads to what caused it.\n\nNothing is ever deleted. A mistake is put right by a second movement, so you always see both.",
          question: "How is a mistake put right?",
          answers: ["The old line is deleted", "By a second movement", "By mail only"],
          why: "Lines stay. A correction is a movement of its own, with its date.",
        },
        {
          title: "Check it once a month",
          body: "Compare three things:\n\n1. your order confirmations with the list of purchases,\n2. the expected days with today,\n3. your paid withdrawals with your bank’s statement.\n\nWhat is missing can be claimed; what you do not understand can be asked under [My requests](/apps/help/tickets).",
          question: "What do you compare paid withdrawals with?",
          answers: ["Your bank’s statement", "Your order confirmations", "The store’s page"],
          why: "A paid withdrawal should arrive at your bank with its reference.",
        },
      ],
    },
    fr: {
      title: "Lire votre relevé",
      summary: "Trois soldes, une liste de mouvements, et comment vérifier les deux.",
      lessons: [
        {
          title: "En attente, disponible, réservé",
          body: "[Mon solde](/apps/wallet/my-balance) montre trois montants.\n\n- **En attente** : les achats signalés qui peuvent encore changer.\n- **Disponible** : à vous, à retirer.\n- **Réservé** : la part d’un retrait en cours.\n\nLe total de la barre du haut réunit le disponible et le réservé. Les trois ne comptent jamais deux fois le même argent.",
          question: "Où est l’argent d’un retrait en cours d’examen ?",
          answers: ["En attente", "Disponible", "Réservé"],
          why: "Une demande déplace l’argent du disponible au réservé jusqu’au paiement ou à la libération.",
        },
        {
          title: "Chaque mouvement a une cause",
          body: "Sous les soldes figure chaque mouvement : un achat signalé, un achat payable, un retrait demandé, une correction. Chacun mène à sa cause.\n\nRien n’est jamais effacé. Une erreur se corrige par un second mouvement : vous voyez toujours les deux.",
          question: "Comment une erreur est-elle corrigée ?",
          answers: ["L’ancienne ligne est effacée", "Par un second mouvement", "Par e-mail seulement"],
          why: "Les lignes restent. Une correction est un mouvement à part, avec sa date.",
        },
        {
          title: "Vérifiez une fois par mois",
          body: "Comparez trois choses :\n\n1. vos confirmations de commande avec la liste des achats,\n2. les jours prévus avec aujourd’hui,\n3. vos retraits payés avec votre relevé bancaire.\n\nCe qui manque se réclame ; ce que vous ne comprenez pas se demande dans [Mes demandes](/apps/help/tickets).",
          question: "Avec quoi comparer les retraits payés ?",
          answers: ["Votre relevé bancaire", "Vos confirmations de commande", "La page de la boutique"],
          why: "Un retrait payé doit arriver à votre banque avec sa référence.",
        },
      ],
    },
    ar: {
      title: "اقرأ كشف حسابك",
      summary: "ثلاثة أرصدة وقائمة حركات وكيف تتحقق منها.",
      lessons: [
        {
          title: "معلّق ومتاح ومحجوز",
          body: "تعرض [رصيدي](/apps/wallet/my-balance) ثلاثة مبالغ.\n\n- **قيد الانتظار**: مشتريات أُبلغ عنها وقد تتغير.\n- **متاح**: لك ويمكنك سحبه.\n- **محجوز**: جزء من سحب جارٍ.\n\nالمجموع في الشريط العلوي هو المتاح والمحجوز معًا. ولا تحسب الثلاثة المال نفسه مرتين أبدًا.",
          question: "أين مال عملية سحب قيد المراجعة؟",
          answers: ["في المعلّق", "في المتاح", "في المحجوز"],
          why: "ينقل الطلب المال من المتاح إلى المحجوز حتى يُدفع أو يُعاد.",
        },
        {
          title: "لكل حركة سبب",
          body: "تحت الأرصدة كل حركة: عملية أُبلغ عنها، عملية صارت قابلة للدفع، سحب طُلب، تصحيح. وكل حركة تقود إلى سببها.\n\nلا يُحذف شيء أبدًا. يُصحَّح الخطأ بحركة ثانية فترى الاثنتين دائمًا.",
          question: "كيف يُصحَّح الخطأ؟",
          answers: ["يُحذف السطر القديم", "بحركة ثانية", "بالبريد فقط"],
          why: "تبقى الأسطر، والتصحيح حركة مستقلة بتاريخها.",
        },
        {
          title: "تحقّق مرة كل شهر",
          body: "قارن ثلاثة أشياء:\n\n1. تأكيدات طلباتك بقائمة المشتريات،\n2. الأيام المتوقعة باليوم،\n3. السحوبات المدفوعة بكشف بنكك.\n\nما ينقص يمكن المطالبة به، وما لا تفهمه اسأل عنه في [طلباتي](/apps/help/tickets).",
          question: "بماذا تقارن السحوبات المدفوعة؟",
          answers: ["بكشف بنكك", "بتأكيدات طلباتك", "بصفحة المتجر"],
          why: "السحب المدفوع يجب أن يصل إلى بنكك بمرجعه.",
        },
      ],
    },
  },
};
