import { z } from "zod";
import { courseTexts, courseWithLessons, editableCourse } from "#contract/academy/academy.ts";
import { account } from "#contract/accounts/account.ts";
import { adjustment, userDetails } from "#contract/accounts/admin-users.ts";
import { device } from "#contract/accounts/security-events.ts";
import { keysetMeta } from "#contract/calls/paging.ts";
import { adminClaim } from "#contract/claims/admin-claims.ts";
import { claim } from "#contract/claims/claims.ts";
import { click } from "#contract/clicks/clicks.ts";
import { adminCoupon } from "#contract/coupons/admin-coupons.ts";
import { rateFileDetails } from "#contract/exchange-rates/exchange-rate-files.ts";
import { conversion, convertedAmount } from "#contract/exchange-rates/exchange-rates.ts";
import { editableHelp, helpWords } from "#contract/help/admin-help.ts";
import { invoiceLine } from "#contract/invoices/invoices.ts";
import { leadChange, leadDetails, leadPart } from "#contract/leads/admin-leads.ts";
import { networkCoupon } from "#contract/networks/admin-network-coupons.ts";
import { adminNetwork, networkSecret, newMapping } from "#contract/networks/admin-networks.ts";
import { adminProgramme } from "#contract/networks/admin-programmes.ts";
import { networkReport } from "#contract/networks/network-reports.ts";
import { mail } from "#contract/notifications/mails.ts";
import { offerChange, offerDetails, offerStore } from "#contract/offers/admin-offers.ts";
import { offerBoost, offerTier } from "#contract/offers/offers.ts";
import { daySpan } from "#contract/overview/admin-overview.ts";
import { payoutRun } from "#contract/payout-runs/payout-runs.ts";
import { adminReferral } from "#contract/referrals/referrals.ts";
import { adminReview } from "#contract/reviews/admin-reviews.ts";
import {
  checkoutSettings,
  notificationWordings,
  payoutSettings,
  payoutTerms,
} from "#contract/settings/settings.ts";
import { adminCategory } from "#contract/shop/admin-shop-categories.ts";
import { adminOrder, adminOrderDetails } from "#contract/shop/admin-shop-orders.ts";
import {
  adminProduct,
  adminProductDetails,
  adminVariant,
  productName,
} from "#contract/shop/admin-shop-products.ts";
import { shopOrder } from "#contract/shop/shop.ts";
import { storeOffer } from "#contract/stores/stores.ts";
import { textByLanguage } from "#contract/text/text.ts";
import { adminTicketThread } from "#contract/tickets/admin-tickets.ts";
import { ticketThread } from "#contract/tickets/tickets.ts";
import { wallet, walletEntryKind, walletEvent } from "#contract/wallet/wallet.ts";
import { adminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import { payoutMethod } from "#contract/withdrawals/payout-methods.ts";
import { arrival, withdrawal, withdrawalWait } from "#contract/withdrawals/withdrawals.ts";
import { errorKey } from "#contract/calls/error-keys.ts";

/**
 * The schemas that the OpenAPI document names under `components`, because several calls share them. Names are part
 * of the published client.
 */
const names = {
  ErrorKey: errorKey,
  Account: account,
  Adjustment: adjustment,
  AdminCategory: adminCategory,
  AdminClaim: adminClaim,
  AdminCoupon: adminCoupon,
  AdminNetwork: adminNetwork,
  AdminOrder: adminOrder,
  AdminOrderDetails: adminOrderDetails,
  AdminProduct: adminProduct,
  AdminProductDetails: adminProductDetails,
  AdminProgramme: adminProgramme,
  AdminReferral: adminReferral,
  AdminReview: adminReview,
  AdminTicketThread: adminTicketThread,
  AdminVariant: adminVariant,
  AdminWithdrawal: adminWithdrawal,
  WithdrawalArrival: arrival,
  CheckoutSettings: checkoutSettings,
  Claim: claim,
  Click: click,
  Conversion: conversion,
  ConvertedAmount: convertedAmount,
  CourseTexts: courseTexts,
  CourseWithLessons: courseWithLessons,
  DaySpan: daySpan,
  EditableCourse: editableCourse,
  EditableHelp: editableHelp,
  HelpTexts: helpWords,
  InvoiceLine: invoiceLine,
  ListMeta: keysetMeta,
  LeadChange: leadChange,
  LeadDetails: leadDetails,
  LeadPart: leadPart,
  SignInDevice: device,
  Mail: mail,
  NetworkCoupon: networkCoupon,
  NetworkReport: networkReport,
  NetworkSecret: networkSecret,
  NewMapping: newMapping,
  NotificationWordings: notificationWordings,
  OfferBoost: offerBoost,
  OfferChange: offerChange,
  OfferDetails: offerDetails,
  OfferStore: offerStore,
  OfferTier: offerTier,
  PayoutMethod: payoutMethod,
  PayoutRun: payoutRun,
  PayoutSettings: payoutSettings,
  PayoutTerms: payoutTerms,
  LocalizedProductName: productName,
  RateFileDetails: rateFileDetails,
  ShopOrder: shopOrder,
  StoreOffer: storeOffer,
  TextByLanguage: textByLanguage,
  TicketThread: ticketThread,
  UserDetails: userDetails,
  Wallet: wallet,
  WalletEntryKind: walletEntryKind,
  WalletEvent: walletEvent,
  Withdrawal: withdrawal,
  WithdrawalWait: withdrawalWait,
};

export const namedSchemas = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(names)) namedSchemas.add(schema as z.ZodType, { id });
