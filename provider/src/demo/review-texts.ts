import type { Language } from "../plugins/language.ts";

type Kind = "good" | "fair" | "bad";

/** Texts of reviews, combined from a beginning and an end, so that few are equal. */
export const reviewTexts: Record<Language, Record<Kind, { first: string[]; then: string[] }>> = {
  en: {
    good: {
      first: [
        "Arrived two days early and well packed.",
        "Exactly what the pictures showed.",
        "Third order here, and it went as smoothly as the others.",
        "Good prices even before the cash back.",
        "Customer service answered within the hour.",
        "The return was easy and free.",
        "Ordered in the evening, shipped the next morning.",
        "Better quality than I had expected for the money.",
      ],
      then: [
        "The cash back showed up the same day.",
        "I will order again.",
        "My sister has already bought the same one.",
        "Checkout took a minute.",
        "The code from here worked right away.",
        "Nothing to complain about.",
        "The purchase was tracked within hours.",
      ],
    },
    fair: {
      first: [
        "Fine, but delivery took nine days.",
        "The goods are good, the box was not.",
        "Sizes run small, order one up.",
        "Cheaper elsewhere without the cash back.",
        "The website is slow, the shop is not.",
      ],
      then: [
        "Cash back came as promised.",
        "They refunded the shipping when I asked.",
        "I would try once more.",
        "Good enough for the price.",
      ],
    },
    bad: {
      first: [
        "Wrong colour twice in a row.",
        "Two weeks without a word about my parcel.",
        "The return cost me more than the item.",
        "What arrived had been used before.",
      ],
      then: [
        "Support sent the same answer three times.",
        "At least the money came back.",
        "I will look elsewhere.",
      ],
    },
  },
  fr: {
    good: {
      first: [
        "Livré avec deux jours d’avance et bien emballé.",
        "Conforme aux photos, rien à redire.",
        "Déjà ma troisième commande, toujours parfait.",
        "Le service client répond vite et bien.",
        "Retour simple et gratuit.",
      ],
      then: [
        "Le cashback est apparu le jour même.",
        "Je recommanderai sans hésiter.",
        "Le code promo a marché du premier coup.",
        "Très bon rapport qualité-prix.",
      ],
    },
    fair: {
      first: [
        "Correct, mais la livraison a été longue.",
        "Bon produit, emballage décevant.",
        "Taille petit.",
      ],
      then: ["Le cashback est bien arrivé.", "Je réessaierai peut-être.", "Convenable pour le prix."],
    },
    bad: {
      first: ["Deux erreurs de couleur de suite.", "Colis perdu, aucune nouvelle."],
      then: ["Le service client ne répond pas.", "J’irai voir ailleurs."],
    },
  },
  ar: {
    good: {
      first: [
        "وصل الطلب قبل موعده بيومين وبتغليف ممتاز.",
        "مطابق للصور تمامًا.",
        "ثالث طلب لي من هنا وكل شيء على ما يرام.",
        "خدمة العملاء ردّت خلال ساعة.",
      ],
      then: ["ظهر الاسترداد النقدي في اليوم نفسه.", "سأطلب مرة أخرى.", "رمز الخصم عمل فورًا."],
    },
    fair: {
      first: ["جيد لكن التوصيل تأخر.", "المنتج جيد والتغليف ضعيف."],
      then: ["وصل الاسترداد كما وُعدت.", "مقبول مقابل السعر."],
    },
    bad: {
      first: ["وصل اللون الخطأ مرتين.", "أسبوعان بلا أي خبر عن الشحنة."],
      then: ["الدعم يكرر الرد نفسه.", "سأبحث عن متجر آخر."],
    },
  },
};

/** Answers to negative reviews. */
export const reviewReplies: Record<Language, string> = {
  en: "Sorry to read this. We have passed it on to the store; if your cash back is missing, send us a claim.",
  fr: "Nous en sommes désolés et l’avons signalé à la boutique. Si votre cashback manque, envoyez-nous une réclamation.",
  ar: "نأسف لذلك، وقد أبلغنا المتجر. إن لم يصلك الاسترداد النقدي فأرسل إلينا مطالبة.",
};
