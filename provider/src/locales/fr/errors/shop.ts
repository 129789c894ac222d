import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const shop = {
  product_name_invalid: "Saisissez un nom de 2 à 120 caractères.",
  product_sku_invalid: "Utilisez 3 à 32 majuscules, chiffres et tirets.",
  product_sku_taken: "Un autre produit a cette référence.",
  product_store_unknown: "Cette boutique est introuvable.",
  product_category_unknown: "Cette catégorie n’existe pas.",
  category_changed:
    "Quelqu’un d’autre a modifié cette catégorie entre-temps. Votre saisie est conservée : vérifiez-la, puis enregistrez de nouveau.",
  category_limit: "La boutique a déjà autant de catégories que possible.",
  category_parent_invalid:
    "Choisissez une catégorie qui n’est sous aucune autre, et aucune pour une catégorie qui en a sous elle.",
  category_replacement_needed: "Choisissez une autre catégorie pour ses produits.",
  product_variants_invalid: "Indiquez chaque valeur une seule fois ; une valeur faciale ne change pas.",
  product_variant_invalid: "Cette valeur faciale est trop élevée.",
  product_price_invalid: "Un prix ou un coût ne dépasse pas la valeur faciale.",
  product_schedule_invalid: "Indiquez la date de publication.",
  product_not_ready: "Un produit a besoin d’une valeur avant d’être publié.",
  product_picture_missing:
    "Un produit a besoin d’une image avant d’être publié, ou sa boutique d’un logo. Enregistrez-le comme brouillon en attendant.",
  product_barcode_invalid: "Ce n’est ni un EAN ni un UPC : un chiffre manque ou est faux.",
  product_tags_invalid: "Utilisez jusqu’à 10 mots-clés de 2 à 30 caractères.",
  product_changed: "Quelqu’un a modifié ce produit entre-temps. Regardez-le de nouveau.",
  draft_changed: "Un autre onglet ou navigateur a enregistré ce brouillon.",
  product_code_invalid: "Un code a de 4 à 64 caractères, sans espace.",
  shop_gone: "Un article de votre panier n’est plus vendu.",
  shop_sold_out: "Quelqu’un a été plus rapide : il ne reste pas assez de codes. Rien n’a été débité.",
  shop_price_changed: "Un prix a changé. Regardez de nouveau votre panier.",
  shop_balance_too_low: "Votre solde disponible ne suffit pas : {available}.",
  order_not_delivered: "Cette commande n’a pas été livrée.",
  order_already_decided: "Cette commande a déjà été traitée.",
  order_reason_invalid: "Donnez un motif de 3 à 500 caractères.",
  own_order: "Vous ne pouvez pas traiter votre propre commande.",
} satisfies Partial<Record<ErrorKey, string>>;
