import type { CourseFile } from "../course-file.ts";

export const returns: CourseFile = {
  slug: "returns-and-corrections",
  category: "money",
  lessons: [
    { key: "what-happens", minutes: 2, right: 1 },
    { key: "partial", minutes: 2, right: 0 },
    { key: "below-zero", minutes: 2, right: 2 },
  ],
  texts: {
    en: {
      title: "Returns and corrections",
      summary: "What a return does to your cash back, before and after it was paid out.",
      lessons: [
        {
          title: "Returns cancel the cash back",
          body: "If you return what you bought, the store refunds you and pays no commission. So there’s no cash back either.\n\nBefore the cash back is available, the purchase is **declined** and the amount leaves your pending balance. Afterward, it’s **reversed** and the amount leaves your available balance.",
          question: "You return goods whose cash back is still pending. What happens to the purchase?",
          answers: ["It’s paid right away", "It’s declined", "Nothing"],
          why: "Until the cash back is available, a returned purchase is declined and its amount leaves your pending balance.",
        },
        {
          title: "Part of an order",
          body: "If you keep some of the goods, they still earn cash back: the network reports the new amount, and the cash back is **corrected**.\n\nAn exchange often counts as a return and a new order without a visit from here. It’s safer to return the goods, open the store from here and order again.",
          question: "You want another size of the same shirt. How do you keep your cash back?",
          answers: ["Return it and order again from here", "Exchange it in the shop", "Keep the wrong size"],
          why: "The new order belongs to a visit from here; an exchange usually doesn’t.",
        },
        {
          title: "When you’ve already withdrawn the money",
          body: "If a purchase is reversed after you withdrew its cash back, your available balance can fall **below zero**. You don’t have to pay anything: your next purchases balance it.\n\nUntil then you can’t withdraw. That’s why there’s a holding period: it keeps this rare.",
          question: "Your available balance is below zero. What do you do?",
          answers: [
            "Transfer the money to us",
            "Open a new account",
            "Keep shopping: your next cash back balances it",
          ],
          why: "Your next cash back balances it. You can withdraw again once it’s above zero.",
        },
      ],
    },
    fr: {
      title: "Retours et corrections",
      summary: "Les effets d’un retour sur votre cashback, avant et après son versement.",
      lessons: [
        {
          title: "Un retour annule le cashback",
          body: "Si vous renvoyez vos articles, la boutique vous rembourse et ne paie pas de commission. Il n’y a donc pas de cashback.\n\nAvant que le cashback soit disponible, l’achat est **refusé** et le montant quitte votre solde en attente. Après, il est **annulé** et le montant quitte votre solde disponible.",
          question: "Vous renvoyez un article dont le cashback est en attente. Que devient l’achat ?",
          answers: ["Il est versé immédiatement", "Il est refusé", "Rien"],
          why: "Tant que le cashback n’est pas disponible, un achat retourné est refusé et son montant quitte le solde en attente.",
        },
        {
          title: "Une partie de la commande",
          body: "Ce que vous gardez rapporte toujours : le réseau signale le nouveau montant et le cashback est **corrigé**.\n\nUn échange compte souvent comme un retour et une commande sans visite depuis ici. Mieux vaut renvoyer l’article, rouvrir la boutique d’ici et commander de nouveau.",
          question: "Vous voulez la même chemise dans une autre taille. Comment garder le cashback ?",
          answers: [
            "La renvoyer et la commander de nouveau depuis ici",
            "L’échanger en boutique",
            "Garder la mauvaise taille",
          ],
          why: "La nouvelle commande vient d’une visite depuis ici ; un échange, en général, non.",
        },
        {
          title: "Quand l’argent est déjà retiré",
          body: "Si un achat est annulé après le retrait de son cashback, votre solde disponible peut passer **sous zéro**. Vous n’avez rien à payer : vos prochains achats le comblent.\n\nD’ici là, aucun retrait n’est possible. C’est pourquoi il existe un délai de validation : il rend ce cas rare.",
          question: "Votre solde disponible est sous zéro. Que faire ?",
          answers: [
            "Nous virer l’argent",
            "Ouvrir un nouveau compte",
            "Continuer vos achats : le cashback le comble",
          ],
          why: "Vos prochains gains le comblent. Les retraits sont de nouveau possibles au-dessus de zéro.",
        },
      ],
    },
    ar: {
      title: "المرتجعات والتصحيحات",
      summary: "أثر الإرجاع في استردادك قبل دفعه وبعده.",
      lessons: [
        {
          title: "الإرجاع يلغي الاسترداد",
          body: "إذا أعدت السلع ردّ المتجر الثمن ولم يدفع عمولة، فلا استرداد أيضًا.\n\nقبل أن يصبح الاسترداد متاحًا **تُرفض** العملية ويُخصم المبلغ من رصيدك قيد الانتظار. وبعد ذلك **تُلغى** ويُخصم من رصيدك المتاح.",
          question: "أعدت سلعة ما زال استردادها قيد الانتظار. ماذا يحدث للعملية؟",
          answers: ["تُدفع فورًا", "تُرفض", "لا شيء"],
          why: "ما دام الاسترداد غير متاح تُرفض العملية المرتجعة ويُخصم مبلغها من الرصيد قيد الانتظار.",
        },
        {
          title: "جزء من الطلب",
          body: "ما تحتفظ به من السلع يبقى له استرداد: تُبلغ الشبكة عن المبلغ الجديد و**يُصحَّح** الاسترداد.\n\nكثيرًا ما يُحسب الاستبدال إرجاعًا وطلبًا جديدًا بلا زيارة من هنا. الأضمن أن تعيد السلعة ثم تفتح المتجر من هنا وتطلب من جديد.",
          question: "تريد القميص نفسه بمقاس آخر. كيف تحفظ استردادك؟",
          answers: ["أعيده وأطلب من هنا من جديد", "أستبدله في المحل", "أحتفظ بالمقاس الخطأ"],
          why: "للطلب الجديد زيارة من هنا، أما الاستبدال فلا زيارة له عادة.",
        },
        {
          title: "حين تكون قد سحبت المال",
          body: "إن أُلغيت عملية بعد سحب استردادها فقد ينزل رصيدك المتاح **تحت الصفر**. لا تدفع شيئًا: مشترياتك القادمة تسدّه.\n\nحتى ذلك الحين لا يمكنك السحب. لهذا وُجدت مدة الانتظار: لتجعل ذلك نادرًا.",
          question: "رصيدك المتاح تحت الصفر. ماذا تفعل؟",
          answers: ["أحوّل المال إليكم", "أفتح حسابًا جديدًا", "أواصل التسوق فيُسدّ وحده"],
          why: "ما تكسبه لاحقًا يوازنه، ويعود السحب ممكنًا فوق الصفر.",
        },
      ],
    },
  },
};
