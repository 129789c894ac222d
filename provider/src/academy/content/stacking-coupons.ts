import type { CourseFile } from "../course-file.ts";

export const stackingCoupons: CourseFile = {
  slug: "stacking-coupons",
  category: "saving",
  lessons: [
    { key: "order", minutes: 2, right: 1 },
    { key: "which-codes", minutes: 2, right: 0 },
    { key: "arithmetic", minutes: 3, right: 2 },
  ],
  texts: {
    en: {
      title: "Coupons and cash back together",
      summary: "Use both on one order, in the right order, without losing either.",
      lessons: [
        {
          title: "Coupon first, click last",
          body: "Look for the code **before** you press Shop now. Copy it, then open the store from here, fill the basket and enter the code.\n\nIf you look for codes at the checkout, you follow links of other sites, and the last of them takes your cash back.\n\nThe store’s page here lists its coupons beside its rate: copy and click in one place.",
          question: "When should you look for a coupon code?",
          answers: ["At the checkout", "Before you press Shop now", "After you have paid"],
          why: "Searching before the click keeps our link the last one.",
        },
        {
          title: "Which codes are allowed",
          body: "Many stores pay cash back only with codes they gave out through us or show on their own pages. A code from a forum, or one that was meant for one person, can cost you the cash back.\n\nGift cards are a way to pay, not a discount: they often reduce the amount that counts.\n\nThe terms stand on each store’s page under **What to know**.",
          question: "Which code is the safest?",
          answers: ["One listed on the store’s page here", "One from a forum", "A friend’s personal code"],
          why: "Codes that the store gave out through us are agreed with its network.",
        },
        {
          title: "Do the sum",
          body: "Cash back is counted on what you pay for the goods: **after** the coupon, usually without tax and shipping.\n\nGoods for 100, coupon of 20 %, cash back of 5 %: you pay 80 and get 4 back. In all it is 24 % less, not 25 %.\n\nSo compare: a coupon of 15 % with 5 % cash back (19.25 % in all) beats a coupon of 18 % without.",
          question: "Goods for 200, coupon of 10 %, cash back of 5 %. How much comes back?",
          answers: ["20", "10", "9"],
          why: "After the coupon you pay 180, and 5 % of 180 is 9.",
        },
      ],
    },
    fr: {
      title: "Bons de réduction et cash back ensemble",
      summary: "Utilisez les deux sur une commande, dans le bon ordre, sans perdre ni l’un ni l’autre.",
      lessons: [
        {
          title: "Le bon d’abord, le clic ensuite",
          body: "Cherchez le code **avant** d’appuyer sur Acheter. Copiez-le, ouvrez la boutique d’ici, remplissez le panier et saisissez le code.\n\nSi vous cherchez des codes au moment de payer, vous suivez les liens d’autres sites, et le dernier prend votre cash back.\n\nLa page de la boutique montre ici ses bons à côté de son taux : copie et clic au même endroit.",
          question: "Quand chercher un code ?",
          answers: ["Au moment de payer", "Avant d’appuyer sur Acheter", "Après avoir payé"],
          why: "Chercher avant le clic garde notre lien en dernier.",
        },
        {
          title: "Quels codes sont permis",
          body: "Beaucoup de boutiques ne versent le cash back qu’avec les codes diffusés par nous ou affichés chez elles. Un code trouvé sur un forum, ou destiné à une seule personne, peut vous le faire perdre.\n\nLes cartes cadeaux sont un moyen de paiement, pas une remise : elles réduisent souvent le montant qui compte.\n\nLes conditions figurent sur la page de chaque boutique.",
          question: "Quel code est le plus sûr ?",
          answers: [
            "Un code de la page de la boutique ici",
            "Un code d’un forum",
            "Le code personnel d’un ami",
          ],
          why: "Les codes diffusés par nous sont convenus avec le réseau de la boutique.",
        },
        {
          title: "Faites le calcul",
          body: "Le cash back se calcule sur ce que vous payez pour les articles : **après** le bon, en général sans taxe ni livraison.\n\nArticles à 100, bon de 20 %, cash back de 5 % : vous payez 80 et récupérez 4. Au total 24 % de moins, pas 25 %.\n\nComparez donc : un bon de 15 % avec 5 % de cash back (19,25 % au total) bat un bon de 18 % sans cash back.",
          question: "Articles à 200, bon de 10 %, cash back de 5 %. Combien revient ?",
          answers: ["20", "10", "9"],
          why: "Après le bon, vous payez 180, et 5 % de 180 font 9.",
        },
      ],
    },
    ar: {
      title: "القسائم والاسترداد معًا",
      summary: "استخدم الاثنين في طلب واحد وبالترتيب الصحيح دون أن تخسر أيًّا منهما.",
      lessons: [
        {
          title: "القسيمة أولًا ثم النقرة",
          body: "ابحث عن الرمز **قبل** ضغط تسوّق الآن. انسخه ثم افتح المتجر من هنا واملأ السلة وأدخل الرمز.\n\nإن بحثت عن الرموز عند الدفع تبعت روابط مواقع أخرى، وآخرها يأخذ استردادك.\n\nتعرض صفحة المتجر هنا قسائمه بجانب نسبته: النسخ والنقر في مكان واحد.",
          question: "متى تبحث عن رمز القسيمة؟",
          answers: ["عند الدفع", "قبل ضغط تسوّق الآن", "بعد الدفع"],
          why: "البحث قبل النقرة يُبقي رابطنا هو الأخير.",
        },
        {
          title: "أي الرموز مسموح",
          body: "كثير من المتاجر لا تدفع الاسترداد إلا مع رموز نشرتها عبرنا أو في صفحاتها. رمز من منتدى أو مخصّص لشخص واحد قد يُفقدك الاسترداد.\n\nبطاقات الهدايا وسيلة دفع لا خصم، وكثيرًا ما تُنقص المبلغ المحتسب.\n\nالشروط مكتوبة في صفحة كل متجر.",
          question: "أي رمز هو الأضمن؟",
          answers: ["رمز في صفحة المتجر هنا", "رمز من منتدى", "رمز صديق الشخصي"],
          why: "الرموز التي نشرها المتجر عبرنا متفق عليها مع شبكته.",
        },
        {
          title: "احسبها",
          body: "يُحسب الاسترداد على ما تدفعه ثمنًا للسلع: **بعد** القسيمة، وعادة دون الضريبة والشحن.\n\nسلع بمئة وقسيمة 20٪ واسترداد 5٪: تدفع 80 ويعود إليك 4. المجموع أقل بنسبة 24٪ لا 25٪.\n\nقارن إذًا: قسيمة 15٪ مع استرداد 5٪ (المجموع 19.25٪) أفضل من قسيمة 18٪ دون استرداد.",
          question: "سلع بمئتين وقسيمة 10٪ واسترداد 5٪. كم يعود إليك؟",
          answers: ["20", "10", "9"],
          why: "بعد القسيمة تدفع 180، و5٪ منها 9.",
        },
      ],
    },
  },
};
