import type { InvoiceLanguage, PaymentMethod } from "#contract/invoices/invoice-limits.ts";

/** The texts on an invoice, by its language. `{month}`, `{page}` and `{pages}` are replaced. */
interface InvoiceWords {
  invoice: string;
  creditNote: string;
  draft: string;
  void: string;
  number: string;
  issued: string;
  due: string;
  period: string;
  from: string;
  to: string;
  taxId: string;
  description: string;
  quantity: string;
  price: string;
  discount: string;
  tax1: string;
  tax2: string;
  amount: string;
  subtotal: string;
  total: string;
  paid: string;
  balance: string;
  bank: string;
  iban: string;
  bic: string;
  accountChanged: string;
  note: string;
  terms: string;
  termsUntil: string;
  termsOpen: string;
  payableBy: string;
  contact: string;
  stub: string;
  stubText: string;
  amountPaid: string;
  methods: Record<PaymentMethod, string>;
  page: string;
  /** The default subject of the mail; `{number}` is replaced. */
  mailSubject: string;
  mailMessage: string;
  proposed: Record<"commission" | "earlier" | "adjustment" | "reversal", string>;
}

export const invoiceWords: Record<InvoiceLanguage, InvoiceWords> = {
  en: {
    invoice: "Invoice",
    creditNote: "Credit note",
    draft: "Draft",
    void: "Void",
    number: "Number",
    issued: "Issued",
    due: "Due",
    period: "Month",
    from: "From",
    to: "To",
    taxId: "Tax number",
    description: "Description",
    quantity: "Quantity",
    price: "Price",
    discount: "Discount",
    tax1: "Tax 1",
    tax2: "Tax 2",
    amount: "Amount",
    subtotal: "Subtotal",
    total: "Total",
    paid: "Paid",
    balance: "Balance due",
    bank: "Bank",
    iban: "IBAN",
    bic: "BIC",
    accountChanged: "Our account changed on {day}. The earlier one ended in {ending}.",
    note: "Note",
    terms: "Payment terms",
    termsUntil: "{days} days, until {due}",
    termsOpen: "{days} days from the day it is sent",
    payableBy: "Payable by",
    contact: "Your contact",
    stub: "Payment slip",
    stubText: "Please send this part along with your payment.",
    amountPaid: "Amount paid",
    methods: { bank_transfer: "bank transfer", card: "card", cash: "cash", offset: "set-off" },
    page: "Page {page} of {pages}",
    mailSubject: "Invoice {number}",
    mailMessage: "Please find attached our invoice {number}.",
    proposed: {
      commission: "Commission on purchases confirmed in {month}",
      earlier: "Commission on purchases confirmed before {month}, not yet invoiced",
      adjustment: "Corrected commission of earlier invoices",
      reversal: "Commission of canceled and returned purchases of earlier invoices",
    },
  },
  fr: {
    invoice: "Facture",
    creditNote: "Avoir",
    draft: "Brouillon",
    void: "Annulée",
    number: "Numéro",
    issued: "Émise le",
    due: "Échéance",
    period: "Mois",
    from: "De",
    to: "À",
    taxId: "Numéro fiscal",
    description: "Description",
    quantity: "Quantité",
    price: "Prix",
    discount: "Remise",
    tax1: "Taxe 1",
    tax2: "Taxe 2",
    amount: "Montant",
    subtotal: "Sous-total",
    total: "Total",
    paid: "Payé",
    balance: "Solde dû",
    bank: "Banque",
    iban: "IBAN",
    bic: "BIC",
    accountChanged: "Notre compte a changé le {day}. L’ancien se terminait par {ending}.",
    note: "Remarque",
    terms: "Conditions de paiement",
    termsUntil: "{days} jours, jusqu’au {due}",
    termsOpen: "{days} jours à compter de l’envoi",
    payableBy: "Payable par",
    contact: "Votre contact",
    stub: "Talon de paiement",
    stubText: "Merci de joindre cette partie à votre paiement.",
    amountPaid: "Montant payé",
    methods: { bank_transfer: "virement bancaire", card: "carte", cash: "espèces", offset: "compensation" },
    page: "Page {page} sur {pages}",
    mailSubject: "Facture {number}",
    mailMessage: "Veuillez trouver ci-joint notre facture {number}.",
    proposed: {
      commission: "Commission sur les achats confirmés en {month}",
      earlier: "Commission sur les achats confirmés avant {month}, pas encore facturés",
      adjustment: "Commission corrigée de factures précédentes",
      reversal: "Commission d’achats annulés ou retournés de factures précédentes",
    },
  },
  ar: {
    invoice: "فاتورة",
    creditNote: "إشعار دائن",
    draft: "مسودة",
    void: "ملغاة",
    number: "الرقم",
    issued: "تاريخ الإصدار",
    due: "تاريخ الاستحقاق",
    period: "الشهر",
    from: "من",
    to: "إلى",
    taxId: "الرقم الضريبي",
    description: "الوصف",
    quantity: "الكمية",
    price: "السعر",
    discount: "الخصم",
    tax1: "الضريبة 1",
    tax2: "الضريبة 2",
    amount: "المبلغ",
    subtotal: "المجموع الفرعي",
    total: "الإجمالي",
    paid: "المدفوع",
    balance: "المبلغ المستحق",
    bank: "البنك",
    iban: "رقم الحساب الدولي",
    bic: "رمز BIC",
    accountChanged: "تغيّر حسابنا في {day}. كان السابق ينتهي بـ {ending}.",
    note: "ملاحظة",
    terms: "شروط الدفع",
    termsUntil: "خلال {days} يومًا، حتى {due}",
    termsOpen: "خلال {days} يومًا من الإرسال",
    payableBy: "طريقة الدفع",
    contact: "للاستفسار",
    stub: "قسيمة الدفع",
    stubText: "يُرجى إرفاق هذا الجزء مع الدفعة.",
    amountPaid: "المبلغ المدفوع",
    methods: { bank_transfer: "تحويل بنكي", card: "بطاقة", cash: "نقدًا", offset: "مقاصة" },
    page: "صفحة {page} من {pages}",
    mailSubject: "فاتورة {number}",
    mailMessage: "تجدون مرفقًا فاتورتنا {number}.",
    proposed: {
      commission: "عمولة المشتريات المؤكدة في {month}",
      earlier: "عمولة مشتريات أُكدت قبل {month} ولم تُفوتر بعد",
      adjustment: "تصحيح عمولات فواتير سابقة",
      reversal: "عمولة مشتريات ملغاة أو مرتجعة من فواتير سابقة",
    },
  },
};
