import type { CourseFile } from "../course-file.ts";

export const tracking: CourseFile = {
  slug: "how-tracking-works",
  category: "basics",
  lessons: [
    { key: "the-click", minutes: 2, right: 1 },
    { key: "the-report", minutes: 2, right: 2 },
    { key: "the-waiting", minutes: 2, right: 0 },
  ],
  texts: {
    en: {
      title: "How tracking works",
      summary: "From your visit to your cash back: what the store, the network and we can see.",
      lessons: [
        {
          title: "It starts with your visit",
          body: "When you press **Shop now**, we write down a click: you, the store, the time, and the rate you were promised. You’re then sent to the store with the visit’s number.\n\nThe rate is fixed at that moment. If it falls an hour later, your purchase still earns the rate of your visit.\n\nSo start every shopping trip here. A purchase without a visit from here earns nothing, because we can’t know that it was yours.",
          question: "When is the rate of your purchase fixed?",
          answers: [
            "When the store reports it",
            "When you press Shop now",
            "When the cash back becomes available",
          ],
          why: "The rate of your visit applies, whatever happens to the offer later.",
        },
        {
          title: "The store’s network reports it",
          body: "We don’t see your basket. The store tells its **affiliate network** that an order was made after a visit, with the visit’s number, the amount and our commission. The network tells us.\n\nSome networks take minutes, others two days. The store’s page shows the usual time.\n\nWe never learn what you bought, only the total of the order.",
          question: "What do we learn about your order?",
          answers: ["Each item in the basket", "Your card’s number", "Its amount and the visit’s number"],
          why: "The network reports the order’s amount with the visit’s number. Only the store knows the items and your card.",
        },
        {
          title: "Tracked, confirmed, available",
          body: "A reported purchase is **tracked**: the store may still cancel it. When the network accepts it, it’s **confirmed**. After the holding period, when most returns are over, its cash back is **available** to withdraw.\n\nThe page of each purchase shows these steps with their dates, under [Cash Back Detail](/apps/my-cash-back/cash-back-detail).",
          question: "When can you withdraw the cash back of a purchase?",
          answers: ["Once it’s available", "Once it’s tracked", "Once it’s confirmed"],
          why: "Only available cash back can be withdrawn. Confirmed purchases stay pending until their holding period ends.",
        },
      ],
    },
    fr: {
      title: "Comment fonctionne le suivi",
      summary: "De votre visite à votre cashback : ce que voient la boutique, le réseau et nous.",
      lessons: [
        {
          title: "Tout commence par votre visite",
          body: "Quand vous appuyez sur **Activer et acheter**, nous enregistrons votre visite : la boutique, l’heure et le taux. Vous arrivez dans la boutique avec le numéro de la visite.\n\nLe taux est fixé à cet instant. S’il baisse une heure plus tard, votre achat rapporte quand même le taux de votre visite.\n\nCommencez donc chaque achat ici. Sans visite depuis ici, un achat ne rapporte rien : nous ne pouvons pas savoir qu’il est à vous.",
          question: "Quand le taux de votre achat est-il fixé ?",
          answers: [
            "Quand la boutique le signale",
            "Quand vous appuyez sur « Activer et acheter »",
            "Quand le cashback devient disponible",
          ],
          why: "Le taux de votre visite s’applique, quoi que devienne l’offre ensuite.",
        },
        {
          title: "Le réseau de la boutique le signale",
          body: "Nous ne voyons pas votre panier. La boutique dit à son **réseau d’affiliation** qu’une commande a suivi une visite, avec le numéro de la visite, le montant et notre commission. Le réseau nous le dit.\n\nCertains réseaux ont besoin de quelques minutes, d’autres de deux jours. La page de la boutique indique le délai habituel.\n\nNous n’apprenons jamais ce que vous avez acheté, seulement le montant de la commande.",
          question: "Qu’apprenons-nous de votre commande ?",
          answers: [
            "Chaque article du panier",
            "Le numéro de votre carte",
            "Son montant et le numéro de la visite",
          ],
          why: "Le réseau signale le montant et le numéro de la visite. Seule la boutique connaît les articles et votre carte.",
        },
        {
          title: "Enregistré, confirmé, disponible",
          body: "Un achat signalé est **enregistré** : la boutique peut encore l’annuler. Quand le réseau l’accepte, il est **confirmé**. Après le délai de validation, quand la plupart des retours sont passés, son cashback est **disponible** et vous pouvez le retirer.\n\nLa page de chaque achat montre ces étapes avec leurs dates, sous [Détail du cashback](/apps/my-cash-back/cash-back-detail).",
          question: "Quand pouvez-vous retirer le cashback d’un achat ?",
          answers: ["Quand il est disponible", "Quand il est enregistré", "Quand il est confirmé"],
          why: "Seul le cashback disponible peut être retiré. Un achat confirmé reste en attente jusqu’à la fin du délai de validation.",
        },
      ],
    },
    ar: {
      title: "كيف يعمل التتبّع",
      summary: "من زيارتك إلى استردادك النقدي: ما يراه المتجر والشبكة ونحن.",
      lessons: [
        {
          title: "البداية زيارتك",
          body: "حين تضغط **تسوّق الآن** نسجّل زيارتك: المتجر والوقت والنسبة. ثم تنتقل إلى المتجر برقم الزيارة.\n\nتثبت النسبة في تلك اللحظة. إن انخفضت بعد ساعة فمشترياتك تكسب نسبة زيارتك.\n\nلذلك ابدأ كل رحلة تسوّق من هنا. الشراء بلا زيارة من هنا لا يكسب شيئًا، إذ لا يمكننا معرفة أنه لك.",
          question: "متى تثبت نسبة عملية الشراء؟",
          answers: ["حين يُبلغ المتجر عنها", "حين تضغط تسوّق الآن", "حين يصبح الاسترداد متاحًا"],
          why: "تسري نسبة زيارتك مهما تغيّر العرض لاحقًا.",
        },
        {
          title: "شبكة المتجر تُبلغ عنها",
          body: "نحن لا نرى سلتك. يخبر المتجر **شبكة التسويق** بأن طلبًا تلا زيارة، مع رقم الزيارة والمبلغ وعمولتنا، ثم تخبرنا الشبكة.\n\nتحتاج بعض الشبكات إلى دقائق وبعضها إلى يومين. تذكر صفحة المتجر المدة المعتادة.\n\nلا نعرف أبدًا ما اشتريته، بل قيمة الطلب فقط.",
          question: "ماذا نعرف عن طلبك؟",
          answers: ["كل سلعة في السلة", "رقم بطاقتك", "قيمته ورقم الزيارة"],
          why: "تُبلغ الشبكة عن قيمة الطلب ورقم الزيارة. أما السلع وبطاقتك فلا يعرفها إلا المتجر.",
        },
        {
          title: "مُسجَّلة ثم مؤكدة ثم متاحة",
          body: "العملية المُبلغ عنها **مُسجَّلة**: قد يلغيها المتجر. وحين تقبلها الشبكة تصبح **مؤكدة**. وبعد مدة الانتظار، حين تنتهي معظم المرتجعات، يصبح استردادها **متاحًا** ويمكنك سحبه.\n\nتعرض صفحة كل عملية هذه الخطوات بتواريخها ضمن [تفاصيل الاسترداد النقدي](/apps/my-cash-back/cash-back-detail).",
          question: "متى يمكنك سحب استرداد عملية شراء؟",
          answers: ["حين تصبح متاحة", "حين تكون مُسجَّلة", "حين تصبح مؤكدة"],
          why: "الاسترداد المتاح وحده يمكن سحبه. أما العملية المؤكدة فتبقى قيد الانتظار حتى تنتهي مدة الانتظار.",
        },
      ],
    },
  },
};
