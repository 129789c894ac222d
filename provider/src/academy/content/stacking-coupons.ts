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
      summary: "Use both on one purchase, in the right order, without losing either.",
      lessons: [
        {
          title: "Coupon first, store last",
          body: "Look for the code **before** you press Shop now. Copy it, then open the store from here, fill the basket and enter the code.\n\nIf you look for codes at the checkout, you follow other sites’ links, and the last one gets the credit instead of you.\n\nThe store’s page here lists its coupons beside its rate, so that you can copy a code and open the store in one place.",
          question: "When should you look for a coupon code?",
          answers: ["At the checkout", "Before you press Shop now", "After you have paid"],
          why: "If you search before you press Shop now, our link stays the last one.",
        },
        {
          title: "Which codes are allowed",
          body: "Many stores only pay cash back with codes that they offer through us or on their own website. With a code from a forum, or one meant for a single person, you can lose your cash back.\n\nGift cards are a way to pay, not a discount: they often reduce the amount that earns cash back.\n\nYou’ll find the terms on each store’s page.",
          question: "Which code is the safest?",
          answers: ["One listed on the store’s page here", "One from a forum", "A friend’s personal code"],
          why: "Codes that a store offers through us are agreed with its network.",
        },
        {
          title: "Do the math",
          body: "Cash back is calculated on what you pay for the goods: **after** the coupon, usually without tax and shipping.\n\nGoods for 100, coupon of 20%, cash back of 5%: you pay 80 and get 4 back. In total, that’s 24% less, not 25%.\n\nSo compare: a coupon of 15% with 5% cash back (19.25% in total) beats a coupon of 18% without cash back.",
          question: "Goods for 200, coupon of 10%, cash back of 5%. How much comes back?",
          answers: ["20", "10", "9"],
          why: "After the coupon you pay 180, and 5% of 180 is 9.",
        },
      ],
    },
    fr: {
      title: "Codes promo et cashback ensemble",
      summary: "Utilisez les deux sur un même achat, dans le bon ordre, sans perdre ni l’un ni l’autre.",
      lessons: [
        {
          title: "Le code promo d’abord, la boutique ensuite",
          body: "Cherchez le code **avant** d’appuyer sur « Activer et acheter ». Copiez-le, ouvrez la boutique d’ici, remplissez le panier et saisissez le code.\n\nSi vous cherchez des codes au moment de payer, vous suivez les liens d’autres sites, et le dernier obtient le cashback à votre place.\n\nLa page de la boutique montre ici ses codes promo à côté de son taux : copiez un code et ouvrez la boutique au même endroit.",
          question: "Quand chercher un code ?",
          answers: ["Au moment de payer", "Avant d’appuyer sur « Activer et acheter »", "Après avoir payé"],
          why: "En cherchant avant d’appuyer sur « Activer et acheter », notre lien reste le dernier.",
        },
        {
          title: "Quels codes sont permis",
          body: "Beaucoup de boutiques ne versent le cashback qu’avec les codes diffusés par nous ou affichés chez elles. Un code trouvé sur un forum, ou destiné à une seule personne, peut vous le faire perdre.\n\nUne carte cadeau sert à payer, ce n’est pas une remise : elle réduit souvent le montant qui rapporte.\n\nLes conditions figurent sur la page de chaque boutique.",
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
          body: "Le cashback se calcule sur ce que vous payez pour les articles : **après** le code promo, en général sans taxe ni livraison.\n\nArticles à 100, code promo de 20 %, cashback de 5 % : vous payez 80 et récupérez 4. Au total 24 % de moins, pas 25 %.\n\nComparez donc : un code promo de 15 % avec 5 % de cashback (19,25 % au total) bat un code promo de 18 % sans cashback.",
          question: "Articles à 200, code promo de 10 %, cashback de 5 %. Combien revient ?",
          answers: ["20", "10", "9"],
          why: "Après le code promo, vous payez 180, et 5 % de 180 font 9.",
        },
      ],
    },
    ar: {
      title: "الكوبونات والاسترداد معًا",
      summary: "استخدم الاثنين في طلب واحد وبالترتيب الصحيح دون أن تخسر أيًّا منهما.",
      lessons: [
        {
          title: "الكوبون أولًا ثم المتجر",
          body: "ابحث عن الرمز **قبل** ضغط تسوّق الآن. انسخه ثم افتح المتجر من هنا واملأ السلة وأدخل الرمز.\n\nإن بحثت عن الرموز عند الدفع تبعت روابط مواقع أخرى، وآخرها يأخذ استردادك.\n\nتعرض صفحة المتجر هنا كوبوناته بجانب نسبته: انسخ الرمز وافتح المتجر من مكان واحد.",
          question: "متى تبحث عن رمز الكوبون؟",
          answers: ["عند الدفع", "قبل ضغط تسوّق الآن", "بعد الدفع"],
          why: "البحث قبل ضغط تسوّق الآن يُبقي رابطنا هو الأخير.",
        },
        {
          title: "أي الرموز مسموح",
          body: "كثير من المتاجر لا تدفع الاسترداد إلا مع رموز نشرتها عبرنا أو في صفحاتها. رمز من منتدى أو مخصّص لشخص واحد قد يُفقدك الاسترداد.\n\nبطاقات الهدايا للدفع وليست خصمًا، وكثيرًا ما تُنقص المبلغ المحتسب.\n\nالشروط مكتوبة في صفحة كل متجر.",
          question: "أي رمز هو الأضمن؟",
          answers: ["رمز في صفحة المتجر هنا", "رمز من منتدى", "رمز صديق الشخصي"],
          why: "الرموز التي نشرها المتجر عبرنا متفق عليها مع شبكته.",
        },
        {
          title: "احسبها",
          body: "يُحسب الاسترداد على ما تدفعه ثمنًا للسلع: **بعد** الكوبون، وعادة دون الضريبة والشحن.\n\nسلع بمئة وكوبون 20٪ واسترداد 5٪: تدفع 80 ويعود إليك 4. المجموع أقل بنسبة 24٪ لا 25٪.\n\nقارن إذًا: كوبون 15٪ مع استرداد 5٪ (المجموع 19.25٪) أفضل من كوبون 18٪ دون استرداد.",
          question: "سلع بمئتين وكوبون 10٪ واسترداد 5٪. كم يعود إليك؟",
          answers: ["20", "10", "9"],
          why: "بعد الكوبون تدفع 180، و5٪ منها 9.",
        },
      ],
    },
  },
};
