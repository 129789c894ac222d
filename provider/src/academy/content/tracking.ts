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
      summary: "From your click to your cash back: who sees what, and who tells whom.",
      lessons: [
        {
          title: "It begins with a click",
          body: "When you press **Shop now**, we write down a click: you, the store, the time, and the rate you were promised. You are sent on to the store with the click’s number.\n\nThe rate is fixed at that moment. If it falls an hour later, your purchase still earns what you were promised.\n\nSo each shopping trip begins here. A purchase without a click earns nothing, because nobody can tell whose it was.",
          question: "When is the rate of your purchase fixed?",
          answers: ["When the store reports it", "When you press Shop now", "When it becomes payable"],
          why: "The click keeps the rate you were promised, whatever happens to the offer later.",
        },
        {
          title: "The store’s network reports it",
          body: "We do not see your basket. The store tells its **affiliate network** that an order was made after a click, with the click’s number, the amount and our commission. The network tells us.\n\nSome networks need minutes, others two days. The store’s page says what is usual.\n\nWe never learn what you bought, only how much the order came to.",
          question: "What do we learn of your order?",
          answers: ["Each article in the basket", "Your card’s number", "Its amount and the click’s number"],
          why: "The network reports the order’s amount with the click’s number. Articles and cards stay with the store.",
        },
        {
          title: "Pending, confirmed, payable",
          body: "A reported purchase is **pending**: the store may still cancel it. When the network accepts it, it is **confirmed**. After the holding days, when most returns are over, it is **payable** and stands in your available balance.\n\nThe page of each purchase shows these steps with their dates, under [Cash Back Detail](/apps/my-cash-back/cash-back-detail).",
          question: "When can you withdraw the cash back of a purchase?",
          answers: ["Once it is payable", "Once it is pending", "Once it is confirmed"],
          why: "Only payable cash back is in your available balance. Confirmed purchases still wait for their holding days.",
        },
      ],
    },
    fr: {
      title: "Comment fonctionne le suivi",
      summary: "De votre clic à votre cash back : qui voit quoi, et qui informe qui.",
      lessons: [
        {
          title: "Tout commence par un clic",
          body: "Quand vous appuyez sur **Acheter**, nous notons un clic : vous, la boutique, l’heure et le taux promis. Vous arrivez dans la boutique avec le numéro du clic.\n\nLe taux est fixé à cet instant. S’il baisse une heure plus tard, votre achat rapporte quand même ce qui a été promis.\n\nChaque achat commence donc ici. Sans clic, un achat ne rapporte rien : personne ne peut dire à qui il appartient.",
          question: "Quand le taux de votre achat est-il fixé ?",
          answers: [
            "Quand la boutique le signale",
            "Quand vous appuyez sur Acheter",
            "Quand il devient payable",
          ],
          why: "Le clic garde le taux promis, quoi que devienne l’offre ensuite.",
        },
        {
          title: "Le réseau de la boutique le signale",
          body: "Nous ne voyons pas votre panier. La boutique dit à son **réseau d’affiliation** qu’une commande a suivi un clic, avec le numéro du clic, le montant et notre commission. Le réseau nous le dit.\n\nCertains réseaux ont besoin de quelques minutes, d’autres de deux jours. La page de la boutique indique le délai habituel.\n\nNous n’apprenons jamais ce que vous avez acheté, seulement le montant de la commande.",
          question: "Qu’apprenons-nous de votre commande ?",
          answers: [
            "Chaque article du panier",
            "Le numéro de votre carte",
            "Son montant et le numéro du clic",
          ],
          why: "Le réseau signale le montant et le numéro du clic. Les articles et les cartes restent à la boutique.",
        },
        {
          title: "En attente, confirmé, payable",
          body: "Un achat signalé est **en attente** : la boutique peut encore l’annuler. Quand le réseau l’accepte, il est **confirmé**. Après le délai de garde, quand la plupart des retours sont passés, il est **payable** et figure dans votre solde disponible.\n\nLa page de chaque achat montre ces étapes avec leurs dates, sous [Détail du cash back](/apps/my-cash-back/cash-back-detail).",
          question: "Quand pouvez-vous retirer le cash back d’un achat ?",
          answers: ["Quand il est payable", "Quand il est en attente", "Quand il est confirmé"],
          why: "Seul le cash back payable est dans votre solde disponible. Un achat confirmé attend encore son délai de garde.",
        },
      ],
    },
    ar: {
      title: "كيف يعمل التتبّع",
      summary: "من نقرتك إلى استردادك النقدي: من يرى ماذا، ومن يُخبر من.",
      lessons: [
        {
          title: "البداية نقرة",
          body: "حين تضغط **تسوّق الآن** نسجّل نقرة: أنت والمتجر والوقت والنسبة التي وُعدت بها. ثم تنتقل إلى المتجر برقم النقرة.\n\nتثبت النسبة في تلك اللحظة. إن انخفضت بعد ساعة فمشترياتك تكسب ما وُعدت به.\n\nلذلك تبدأ كل رحلة تسوّق من هنا. الشراء بلا نقرة لا يكسب شيئًا، إذ لا يعرف أحد صاحبه.",
          question: "متى تثبت نسبة عملية الشراء؟",
          answers: ["حين يُبلغ المتجر عنها", "حين تضغط تسوّق الآن", "حين تصبح قابلة للدفع"],
          why: "تحفظ النقرة النسبة التي وُعدت بها مهما تغيّر العرض لاحقًا.",
        },
        {
          title: "شبكة المتجر تُبلغ عنها",
          body: "نحن لا نرى سلتك. يخبر المتجر **شبكة التسويق** بأن طلبًا تلا نقرة، مع رقم النقرة والمبلغ وعمولتنا، ثم تخبرنا الشبكة.\n\nتحتاج بعض الشبكات إلى دقائق وبعضها إلى يومين. تذكر صفحة المتجر المدة المعتادة.\n\nلا نعرف أبدًا ما اشتريته، بل قيمة الطلب فقط.",
          question: "ماذا نعرف عن طلبك؟",
          answers: ["كل سلعة في السلة", "رقم بطاقتك", "قيمته ورقم النقرة"],
          why: "تُبلغ الشبكة عن قيمة الطلب ورقم النقرة. أما السلع والبطاقات فتبقى لدى المتجر.",
        },
        {
          title: "معلّقة ثم مؤكدة ثم قابلة للدفع",
          body: "العملية المُبلغ عنها **معلّقة**: قد يلغيها المتجر. وحين تقبلها الشبكة تصبح **مؤكدة**. وبعد أيام الانتظار، حين تنتهي معظم المرتجعات، تصبح **قابلة للدفع** وتدخل رصيدك المتاح.\n\nتعرض صفحة كل عملية هذه الخطوات بتواريخها ضمن [تفاصيل الاسترداد](/apps/my-cash-back/cash-back-detail).",
          question: "متى يمكنك سحب استرداد عملية شراء؟",
          answers: ["حين تصبح قابلة للدفع", "حين تكون معلّقة", "حين تصبح مؤكدة"],
          why: "القابل للدفع وحده في رصيدك المتاح. أما المؤكد فينتظر أيامه.",
        },
      ],
    },
  },
};
