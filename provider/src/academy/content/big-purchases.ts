import type { CourseFile } from "../course-file.ts";

export const bigPurchases: CourseFile = {
  slug: "plan-big-purchases",
  category: "saving",
  lessons: [
    { key: "wait", minutes: 2, right: 0 },
    { key: "whole-price", minutes: 2, right: 2 },
    { key: "budget", minutes: 2, right: 1 },
  ],
  texts: {
    en: {
      title: "Plan a big purchase",
      summary: "A little patience saves more than any code.",
      lessons: [
        {
          title: "Sleep on it",
          body: "A discount that ends tonight usually comes back. Write down what you want and what it costs, and wait: **two days** for small things, **thirty** for large ones.\n\nIf you still want it then, buy it. Often you won’t, and that’s the largest saving of all: 100% of the price.",
          question: "What does waiting a few days do?",
          answers: [
            "It shows whether you still want it",
            "It makes the price rise",
            "It ends your cash back",
          ],
          why: "What you no longer want costs nothing. Good offers come back.",
        },
        {
          title: "Compare the whole price",
          body: "The price tag is only part of the cost. Add shipping, returns, accessories and running costs for a year. Subtract the coupon and the cash back.\n\n- Store A: 300, shipping 10, cash back 2% → 304\n- Store B: 308, free shipping, cash back 5% → 292.60\n\nThe higher price tag is the cheaper purchase.",
          question: "Which price should you compare?",
          answers: [
            "The one on the price tag",
            "The one before the discount",
            "All costs, minus coupon and cash back",
          ],
          why: "What counts is what leaves your account in the end.",
        },
        {
          title: "Cash back isn’t income",
          body: "Cash back makes a purchase cheaper. It never makes an unnecessary purchase cheap: 5% back on 200 still costs 190.\n\nSet a budget before you look at rates. Treat your cash back as savings: withdraw it to an account you don’t spend from.",
          question: "You don’t need it, but it gives 10% back on 100. What does it cost you?",
          answers: ["10", "90", "Nothing"],
          why: "You pay 100 and get 10 back. Not buying it costs nothing.",
        },
      ],
    },
    fr: {
      title: "Préparer un gros achat",
      summary: "Un peu de patience fait économiser plus que n’importe quel code.",
      lessons: [
        {
          title: "La nuit porte conseil",
          body: "Une remise qui finit ce soir revient en général. Notez ce que vous voulez et son prix, puis attendez : **deux jours** pour les petites choses, **trente** pour les grandes.\n\nSi vous le voulez encore, achetez. Beaucoup d’envies sont alors passées, et c’est la plus grande économie : 100 % du prix.",
          question: "À quoi sert d’attendre quelques jours ?",
          answers: ["À savoir si vous le voulez encore", "À faire monter le prix", "À perdre votre cashback"],
          why: "Ce que vous ne voulez plus ne coûte rien. Les bonnes offres reviennent.",
        },
        {
          title: "Comparez le prix entier",
          body: "Le prix affiché n’est qu’une part. Ajoutez la livraison, les retours, les accessoires et la consommation d’un an. Retirez le code promo et le cashback.\n\n- Boutique A : 300, livraison 10, cashback 2 % → 304\n- Boutique B : 308, livraison gratuite, cashback 5 % → 292,60\n\nLe prix affiché le plus haut donne l’achat le moins cher.",
          question: "Quel prix comparer ?",
          answers: [
            "Le prix affiché",
            "Le prix avant remise",
            "Tous les frais, moins le code promo et le cashback",
          ],
          why: "Seul compte ce qui quitte votre compte à la fin.",
        },
        {
          title: "Le cashback n’est pas un revenu",
          body: "Le cashback rend un achat moins cher. Il ne rend jamais bon marché un achat inutile : 5 % sur 200 laissent 190 à payer.\n\nFixez un budget avant de regarder les taux. Traitez ce qui revient comme une épargne : retirez-le vers le compte que vous ne dépensez pas.",
          question: "Vous n’en avez pas besoin, mais il rapporte 10 % sur 100. Combien vous coûte-t-il ?",
          answers: ["10", "90", "Rien"],
          why: "Vous payez 100 et récupérez 10. Ne pas l’acheter ne coûte rien.",
        },
      ],
    },
    ar: {
      title: "خطّط لمشتريات كبيرة",
      summary: "قليل من الصبر يوفّر أكثر من أي رمز.",
      lessons: [
        {
          title: "أجّل القرار",
          body: "الخصم الذي ينتهي الليلة يعود عادة. اكتب ما تريده وسعره وانتظر: **يومين** للأشياء الصغيرة و**ثلاثين** للكبيرة.\n\nإن بقيت تريده فاشترِه. كثير من الرغبات تزول حتى ذلك الحين، وهذا أكبر توفير: السعر كله.",
          question: "ما فائدة انتظار بضعة أيام؟",
          answers: ["تعرف إن كنت ما زلت تريده", "يرتفع السعر", "ينتهي استردادك"],
          why: "ما لم تعد تريده لا يكلّف شيئًا، والعروض الجيدة تعود.",
        },
        {
          title: "قارن السعر كاملًا",
          body: "السعر المعلن جزء واحد. أضف الشحن والإرجاع والملحقات واستهلاك سنة. ثم اطرح الكوبون والاسترداد.\n\n- المتجر أ: 300 وشحن 10 واسترداد 2٪ ← 304\n- المتجر ب: 308 وشحن مجاني واسترداد 5٪ ← 292.60\n\nالسعر المعلن الأعلى هو الشراء الأرخص.",
          question: "أي سعر تقارن؟",
          answers: ["السعر المعلن", "السعر قبل الخصم", "كل التكاليف ناقص الكوبون والاسترداد"],
          why: "المهم ما يخرج من حسابك في النهاية.",
        },
        {
          title: "الاسترداد ليس دخلًا",
          body: "الاسترداد يجعل الشراء أرخص، لكنه لا يجعل الشراء غير الضروري رخيصًا: 5٪ من 200 تُبقي عليك 190.\n\nحدّد ميزانية قبل النظر إلى النسب. وعامل ما يعود إليك كمدّخرات: اسحبه إلى الحساب الذي لا تنفق منه.",
          question: "لا تحتاجه، لكنه يعيد 10٪ من 100. كم يكلّفك؟",
          answers: ["10", "90", "لا شيء"],
          why: "تدفع 100 ويعود إليك 10. أما عدم الشراء فلا يكلّف شيئًا.",
        },
      ],
    },
  },
};
