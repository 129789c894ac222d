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
          title: "A return takes the cash back along",
          body: "You send the goods back, the store gives the price back, and the network takes its commission back. So the cash back goes, too.\n\nBefore it was payable, the purchase is **declined** and leaves your pending balance. Afterwards it is **reversed** and leaves your available balance.",
          question: "You return goods whose cash back is still pending. What happens to the purchase?",
          answers: ["It is paid at once", "It is declined", "Nothing"],
          why: "Before it was payable, a return declines it and takes it out of your pending balance.",
        },
        {
          title: "Part of an order",
          body: "Keep some of the goods and the rest earns on: the network reports the new amount, and the cash back is **corrected**.\n\nAn exchange often counts as a return and a new order without a click. It is safer to return the goods and order again through a fresh click.",
          question: "You want another size of the same shirt. What keeps your cash back?",
          answers: ["Return it and order again from here", "Exchange it in the shop", "Keep the wrong size"],
          why: "The new order has a click of its own; an exchange usually has none.",
        },
        {
          title: "When the money is already out",
          body: "If a purchase is reversed after you withdrew its cash back, your available balance can fall **below zero**. You do not have to send anything: the next purchases fill it up.\n\nUntil then you cannot withdraw. That is why holding days exist: they keep this rare.",
          question: "Your available balance is below zero. What do you do?",
          answers: [
            "Transfer the money to us",
            "Open a new account",
            "Go on shopping: it fills up by itself",
          ],
          why: "What you earn next evens it out. Withdrawals are possible again above zero.",
        },
      ],
    },
    fr: {
      title: "Retours et corrections",
      summary: "Ce qu’un retour fait à votre cash back, avant et après son versement.",
      lessons: [
        {
          title: "Un retour emporte le cash back",
          body: "Vous renvoyez les articles, la boutique rend le prix et le réseau reprend sa commission. Le cash back part donc aussi.\n\nAvant d’être payable, l’achat est **refusé** et quitte votre solde en attente. Après, il est **repris** et quitte votre solde disponible.",
          question: "Vous renvoyez un article dont le cash back est en attente. Que devient l’achat ?",
          answers: ["Il est versé aussitôt", "Il est refusé", "Rien"],
          why: "Avant d’être payable, un retour le refuse et le retire du solde en attente.",
        },
        {
          title: "Une partie de la commande",
          body: "Gardez une partie et le reste continue à rapporter : le réseau signale le nouveau montant et le cash back est **corrigé**.\n\nUn échange compte souvent comme un retour et une commande sans clic. Mieux vaut renvoyer l’article et recommander avec un nouveau clic.",
          question: "Vous voulez la même chemise dans une autre taille. Comment garder le cash back ?",
          answers: ["La renvoyer et recommander d’ici", "L’échanger en magasin", "Garder la mauvaise taille"],
          why: "La nouvelle commande a son propre clic ; un échange n’en a en général pas.",
        },
        {
          title: "Quand l’argent est déjà sorti",
          body: "Si un achat est repris après le retrait de son cash back, votre solde disponible peut passer **sous zéro**. Vous n’avez rien à envoyer : les prochains achats le comblent.\n\nD’ici là, aucun retrait n’est possible. C’est pourquoi il existe un délai de garde : il rend ce cas rare.",
          question: "Votre solde disponible est sous zéro. Que faire ?",
          answers: [
            "Nous virer l’argent",
            "Ouvrir un nouveau compte",
            "Continuer vos achats : il se comble seul",
          ],
          why: "Vos prochains gains l’équilibrent. Les retraits reprennent au-dessus de zéro.",
        },
      ],
    },
    ar: {
      title: "المرتجعات والتصحيحات",
      summary: "ماذا يفعل الإرجاع باستردادك قبل دفعه وبعده.",
      lessons: [
        {
          title: "الإرجاع يأخذ الاسترداد معه",
          body: "تعيد السلع فيعيد المتجر الثمن وتستعيد الشبكة عمولتها، فيذهب الاسترداد أيضًا.\n\nقبل أن تصبح العملية قابلة للدفع **تُرفض** وتخرج من رصيدك المعلّق. وبعد ذلك **تُسترجع** وتخرج من رصيدك المتاح.",
          question: "أعدت سلعة استردادها ما زال معلّقًا. ماذا يحدث للعملية؟",
          answers: ["تُدفع فورًا", "تُرفض", "لا شيء"],
          why: "قبل أن تصبح قابلة للدفع يرفضها الإرجاع ويخرجها من المعلّق.",
        },
        {
          title: "جزء من الطلب",
          body: "احتفظ ببعض السلع فيبقى الباقي يكسب: تُبلغ الشبكة عن المبلغ الجديد و**يُصحَّح** الاسترداد.\n\nكثيرًا ما يُحسب الاستبدال إرجاعًا وطلبًا جديدًا بلا نقرة. الأضمن أن تعيد السلعة وتطلب من جديد بنقرة جديدة.",
          question: "تريد القميص نفسه بمقاس آخر. كيف تحفظ استردادك؟",
          answers: ["أعيده وأطلب من هنا من جديد", "أستبدله في المحل", "أحتفظ بالمقاس الخطأ"],
          why: "للطلب الجديد نقرته، أما الاستبدال فلا نقرة له عادة.",
        },
        {
          title: "حين يكون المال قد خرج",
          body: "إن استُرجعت عملية بعد سحب استردادها فقد ينزل رصيدك المتاح **تحت الصفر**. لا ترسل شيئًا: المشتريات القادمة تسدّه.\n\nحتى ذلك الحين لا يمكنك السحب. لهذا وُجدت أيام الانتظار: لتجعل ذلك نادرًا.",
          question: "رصيدك المتاح تحت الصفر. ماذا تفعل؟",
          answers: ["أحوّل المال إليكم", "أفتح حسابًا جديدًا", "أواصل التسوق فيُسدّ وحده"],
          why: "ما تكسبه لاحقًا يوازنه، ويعود السحب ممكنًا فوق الصفر.",
        },
      ],
    },
  },
};
