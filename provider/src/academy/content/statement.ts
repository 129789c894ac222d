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
      summary: "Three balances, a list of transactions, and how to check both.",
      lessons: [
        {
          title: "Pending, available, reserved",
          body: "[My Balance](/apps/wallet/my-balance) shows three amounts.\n\n- **Pending**: reported purchases that can still change.\n- **Available**: ready to withdraw.\n- **Reserved**: set aside for withdrawals in progress.\n\nThe total in the top bar is available and reserved together. The three never count the same money twice.",
          question: "Where is the money of a withdrawal that’s being reviewed?",
          answers: ["Pending", "Available", "Reserved"],
          why: "A request moves the money from available to reserved until it’s paid or released.",
        },
        {
          title: "Every transaction has a cause",
          body: "Below the balances, each transaction is listed: a tracked purchase, cash back that became available, a requested withdrawal, a correction. Each links to its cause.\n\nNothing is ever deleted. A mistake is corrected by a second transaction, so you always see both.",
          question: "How is a mistake corrected?",
          answers: ["The old line is deleted", "By a second transaction", "By email only"],
          why: "Lines stay. A correction is a separate transaction with its own date.",
        },
        {
          title: "Check it once a month",
          body: "Compare three things:\n\n1. your order confirmations with the list of purchases,\n2. the expected dates with today’s date,\n3. your paid withdrawals with your bank’s statement.\n\nIf a purchase is missing, claim it; if something is unclear, ask us under [My requests](/apps/help/tickets).",
          question: "What do you compare paid withdrawals with?",
          answers: ["Your bank’s statement", "Your order confirmations", "The store’s page"],
          why: "A paid withdrawal should arrive at your bank with its reference.",
        },
      ],
    },
    fr: {
      title: "Lire votre relevé",
      summary: "Trois soldes, une liste d’opérations, et comment vérifier les deux.",
      lessons: [
        {
          title: "En attente, disponible, réservé",
          body: "[Mon solde](/apps/wallet/my-balance) montre trois montants.\n\n- **En attente** : les achats signalés qui peuvent encore changer.\n- **Disponible** : vous pouvez le retirer.\n- **Réservé** : mis de côté pour les retraits en cours.\n\nLe total de la barre du haut réunit le disponible et le réservé. Les trois ne comptent jamais deux fois le même argent.",
          question: "Où est l’argent d’un retrait en cours d’examen ?",
          answers: ["En attente", "Disponible", "Réservé"],
          why: "Une demande déplace l’argent du disponible au réservé jusqu’au paiement ou à la libération.",
        },
        {
          title: "Chaque opération a une cause",
          body: "Sous les soldes figure chaque opération : un achat enregistré, un cashback devenu disponible, un retrait demandé, une correction. Chacune mène à sa cause.\n\nRien n’est jamais effacé. Une erreur se corrige par une seconde opération : vous voyez toujours les deux.",
          question: "Comment une erreur est-elle corrigée ?",
          answers: ["L’ancienne ligne est effacée", "Par une seconde opération", "Par e-mail seulement"],
          why: "Les lignes restent. Une correction est une opération à part, avec sa date.",
        },
        {
          title: "Vérifiez une fois par mois",
          body: "Comparez trois choses :\n\n1. vos confirmations de commande avec la liste des achats,\n2. les dates prévues avec la date du jour,\n3. vos retraits payés avec votre relevé bancaire.\n\nSi un achat manque, réclamez-le ; si quelque chose n’est pas clair, écrivez-nous dans [Mes demandes](/apps/help/tickets).",
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
          title: "قيد الانتظار ومتاح ومحجوز",
          body: "تعرض [رصيدي](/apps/wallet/my-balance) ثلاثة مبالغ.\n\n- **قيد الانتظار**: مشتريات أُبلغ عنها وقد تتغير.\n- **متاح**: لك ويمكنك سحبه.\n- **محجوز**: مخصص لعمليات السحب الجارية.\n\nالمجموع في الشريط العلوي هو المتاح والمحجوز معًا. ولا تحسب الثلاثة المال نفسه مرتين أبدًا.",
          question: "أين مال عملية سحب قيد المراجعة؟",
          answers: ["قيد الانتظار", "في المتاح", "في المحجوز"],
          why: "ينقل الطلب المال من المتاح إلى المحجوز حتى يُدفع أو يُعاد.",
        },
        {
          title: "لكل حركة سبب",
          body: "تحت الأرصدة كل حركة: عملية شراء مُسجَّلة، استرداد أصبح متاحًا، سحب مطلوب، تصحيح. وكل حركة تقود إلى سببها.\n\nلا يُحذف شيء أبدًا. يُصحَّح الخطأ بحركة ثانية فترى الاثنتين دائمًا.",
          question: "كيف يُصحَّح الخطأ؟",
          answers: ["يُحذف السطر القديم", "بحركة ثانية", "بالبريد فقط"],
          why: "تبقى الأسطر، والتصحيح حركة مستقلة بتاريخها.",
        },
        {
          title: "تحقّق مرة كل شهر",
          body: "قارن ثلاثة أشياء:\n\n1. تأكيدات طلباتك بقائمة المشتريات،\n2. الأيام المتوقعة باليوم،\n3. عمليات السحب المدفوعة بكشف بنكك.\n\nما ينقص يمكن المطالبة به، وما لا تفهمه اسأل عنه في [طلباتي](/apps/help/tickets).",
          question: "بماذا تقارن عمليات السحب المدفوعة؟",
          answers: ["بكشف بنكك", "بتأكيدات طلباتك", "بصفحة المتجر"],
          why: "السحب المدفوع يجب أن يصل إلى بنكك بمرجعه.",
        },
      ],
    },
  },
};
