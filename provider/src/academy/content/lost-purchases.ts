import type { CourseFile } from "../course-file.ts";

export const lostPurchases: CourseFile = {
  slug: "why-purchases-get-lost",
  category: "basics",
  lessons: [
    { key: "clean-path", minutes: 2, right: 2 },
    { key: "blockers", minutes: 2, right: 0 },
    { key: "claiming", minutes: 3, right: 1 },
  ],
  texts: {
    en: {
      title: "Why purchases get lost",
      summary: "Most missing purchases have one of five reasons. Avoid them, and claim the rest.",
      lessons: [
        {
          title: "Keep the path clean",
          body: "The store credits the **last link** that led to it. If you press Shop now, then follow a coupon site’s link or an ad, that site gets the credit.\n\n- Open the store from here last.\n- Start with an empty basket.\n- Buy in the same tab, in one go.\n\nA basket that you filled before your visit from here often counts as an older visit.",
          question:
            "You compare prices on other sites after pressing Shop now. What should you do before you pay?",
          answers: ["Reload the store’s page", "Nothing", "Open the store from here once more"],
          why: "The last link counts. Opening the store from here again makes our link the last one.",
        },
        {
          title: "Blockers and private windows",
          body: "Content blockers, strict cookie settings and some VPNs remove the number of your visit. The store then can’t see that you came from us.\n\nAllow cookies for the store while you buy, and turn the blocker off for its website. A private window works only if you press Shop now in it and buy before you close it.\n\nPurchases in stores’ own apps often aren’t reported. Use the browser, unless the store’s page here says the app counts.",
          question: "Which of these often stops the tracking?",
          answers: ["A content blocker", "A large screen", "Paying by card"],
          why: "Blockers remove the number of your visit from the address, or the cookie that stores it.",
        },
        {
          title: "Claim what is missing",
          body: "Wait for the time shown on the store’s page under **Tracked**. Then open [Missing a purchase?](/apps/my-cash-back/claim) and choose your visit.\n\nYou need the order number, the date and the amount without shipping, and the order confirmation as a file. We ask the store; that takes weeks, not days.\n\nAn order can be claimed once, so check the number before you send it.",
          question: "What do you need to claim a purchase?",
          answers: ["Your bank statement", "The order number, date and amount", "The store’s permission"],
          why: "With the number, date and amount, the store can find the order. The confirmation proves it.",
        },
      ],
    },
    fr: {
      title: "Pourquoi des achats se perdent",
      summary: "La plupart des achats manquants ont l’une de ces cinq causes. Évitez-les, réclamez le reste.",
      lessons: [
        {
          title: "Gardez le chemin libre",
          body: "La boutique crédite le **dernier lien** qui a mené chez elle. Si vous appuyez sur « Activer et acheter », puis suivez le lien d’un site de codes promo ou une publicité, le crédit va là-bas.\n\n- Ouvrez la boutique d’ici en dernier.\n- Commencez avec un panier vide.\n- Achetez dans le même onglet, d’une traite.\n\nUn panier rempli avant votre visite depuis ici compte souvent comme une visite plus ancienne.",
          question:
            "Vous comparez des prix ailleurs après avoir appuyé sur « Activer et acheter ». Que faire avant de payer ?",
          answers: ["Recharger la page de la boutique", "Rien", "Rouvrir la boutique d’ici"],
          why: "Le dernier lien compte. Rouvrir la boutique d’ici fait de notre lien le dernier.",
        },
        {
          title: "Bloqueurs et fenêtres privées",
          body: "Les bloqueurs de contenu, les réglages stricts des cookies et certains VPN suppriment le numéro de votre visite. La boutique ne voit alors pas que vous venez de chez nous.\n\nAutorisez les cookies de la boutique pendant l’achat et désactivez le bloqueur sur sa page. Une fenêtre privée ne marche que si vous y appuyez sur « Activer et acheter » et achetez avant de la fermer.\n\nLes applications des boutiques ne signalent souvent rien. Utilisez le navigateur, sauf si la page de la boutique dit que l’application compte.",
          question: "Qu’est-ce qui empêche souvent le suivi ?",
          answers: ["Un bloqueur de contenu", "Un grand écran", "Le paiement par carte"],
          why: "Les bloqueurs retirent le numéro de votre visite de l’adresse, ou le cookie qui le conserve.",
        },
        {
          title: "Réclamez ce qui manque",
          body: "Attendez le temps indiqué sur la page de la boutique. Ouvrez ensuite [Un achat n’apparaît pas ?](/apps/my-cash-back/claim) et choisissez votre visite.\n\nIl vous faut le numéro de commande, le jour, le montant sans la livraison et la confirmation en fichier. Nous demandons à la boutique ; cela prend des semaines, pas des jours.\n\nUne commande ne se réclame qu’une fois : vérifiez le numéro avant l’envoi.",
          question: "Que faut-il pour réclamer un achat ?",
          answers: [
            "Votre relevé bancaire",
            "Le numéro, le jour et le montant de la commande",
            "L’accord de la boutique",
          ],
          why: "Avec le numéro, le jour et le montant, la boutique retrouve la commande. La confirmation la prouve.",
        },
      ],
    },
    ar: {
      title: "لماذا تضيع مشتريات",
      summary: "لمعظم المشتريات المفقودة أسباب قليلة معروفة. تجنّبها وطالب بالباقي.",
      lessons: [
        {
          title: "اجعل الطريق واضحًا",
          body: "يحتسب المتجر **آخر رابط** قاد إليه. إن ضغطت تسوّق الآن ثم تبعت رابط موقع كوبونات أو إعلانًا ذهب الاحتساب إليه.\n\n- افتح المتجر من هنا في النهاية.\n- ابدأ بسلة فارغة.\n- اشترِ في التبويب نفسه دفعة واحدة.\n\nالسلة المملوءة قبل زيارتك من هنا كثيرًا ما تُحسب زيارة أقدم.",
          question: "قارنت الأسعار في مواقع أخرى بعد ضغط تسوّق الآن. ماذا تفعل قبل الدفع؟",
          answers: ["أعيد تحميل صفحة المتجر", "لا شيء", "أفتح المتجر من هنا مرة أخرى"],
          why: "آخر رابط هو المحتسب. فتح المتجر من هنا مجددًا يجعل رابطنا الأخير.",
        },
        {
          title: "أدوات الحجب والنوافذ الخاصة",
          body: "أدوات حجب المحتوى وإعدادات الكوكيز الصارمة وبعض شبكات VPN تحذف رقم زيارتك، فلا يعرف المتجر أنك جئت من عندنا.\n\nاسمح بكوكيز المتجر أثناء الشراء وأوقف الحجب في صفحته. لا تنفع النافذة الخاصة إلا إذا ضغطت تسوّق الآن فيها واشتريت قبل إغلاقها.\n\nتطبيقات المتاجر كثيرًا ما لا تُبلغ عن شيء. استخدم المتصفح إلا إذا ذكرت صفحة المتجر هنا أن التطبيق محتسب.",
          question: "ما الذي يمنع التتبّع كثيرًا؟",
          answers: ["أداة حجب المحتوى", "شاشة كبيرة", "الدفع بالبطاقة"],
          why: "تزيل أدوات الحجب رقم زيارتك من العنوان أو الكوكيز التي تحفظه.",
        },
        {
          title: "طالب بما ينقص",
          body: "انتظر المدة المذكورة في صفحة المتجر. ثم افتح [عملية شراء لم تظهر؟](/apps/my-cash-back/claim) واختر زيارتك.\n\nتحتاج إلى رقم الطلب واليوم والمبلغ دون الشحن وملف تأكيد الطلب. نسأل المتجر، ويستغرق ذلك أسابيع لا أيامًا.\n\nيُطالب بالطلب مرة واحدة، فتحقّق من الرقم قبل الإرسال.",
          question: "ما الذي تحتاجه للمطالبة بعملية شراء؟",
          answers: ["كشف حسابك البنكي", "رقم الطلب واليوم والمبلغ", "إذن المتجر"],
          why: "بالرقم واليوم والمبلغ يجد المتجر الطلب، والتأكيد يثبته.",
        },
      ],
    },
  },
};
