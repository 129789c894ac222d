import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { accountMails as accountMailsEn } from "../locales/en/account-mails.ts";
import { accountMails as accountMailsFr } from "../locales/fr/account-mails.ts";
import { accountMails as accountMailsAr } from "../locales/ar/account-mails.ts";
import { accountMails as accountMailsVi } from "../locales/vi/account-mails.ts";
import { dataExport as dataExportEn } from "../locales/en/data-export.ts";
import { dataExport as dataExportFr } from "../locales/fr/data-export.ts";
import { dataExport as dataExportAr } from "../locales/ar/data-export.ts";
import { dataExport as dataExportVi } from "../locales/vi/data-export.ts";
import { invitation as invitationEn } from "../locales/en/invitation.ts";
import { invitation as invitationFr } from "../locales/fr/invitation.ts";
import { invitation as invitationAr } from "../locales/ar/invitation.ts";
import { invitation as invitationVi } from "../locales/vi/invitation.ts";
import { linkMails as linkMailsEn } from "../locales/en/link-mails.ts";
import { linkMails as linkMailsFr } from "../locales/fr/link-mails.ts";
import { linkMails as linkMailsAr } from "../locales/ar/link-mails.ts";
import { linkMails as linkMailsVi } from "../locales/vi/link-mails.ts";
import { mailFrame as mailFrameEn } from "../locales/en/mail-frame.ts";
import { mailFrame as mailFrameFr } from "../locales/fr/mail-frame.ts";
import { mailFrame as mailFrameAr } from "../locales/ar/mail-frame.ts";
import { mailFrame as mailFrameVi } from "../locales/vi/mail-frame.ts";
import { securityNotices as securityNoticesEn } from "../locales/en/security-notices.ts";
import { securityNotices as securityNoticesFr } from "../locales/fr/security-notices.ts";
import { securityNotices as securityNoticesAr } from "../locales/ar/security-notices.ts";
import { securityNotices as securityNoticesVi } from "../locales/vi/security-notices.ts";
import { staffMails as staffMailsEn } from "../locales/en/staff-mails.ts";
import { staffMails as staffMailsFr } from "../locales/fr/staff-mails.ts";
import { staffMails as staffMailsAr } from "../locales/ar/staff-mails.ts";
import { staffMails as staffMailsVi } from "../locales/vi/staff-mails.ts";

// The texts of mails and notices by language. The English files contain comments on them.

export const accountMails: Record<NotificationLanguage, typeof accountMailsEn> = {
  en: accountMailsEn,
  fr: accountMailsFr,
  ar: accountMailsAr,
  vi: accountMailsVi,
};

export const dataExportTexts: Record<NotificationLanguage, typeof dataExportEn> = {
  en: dataExportEn,
  fr: dataExportFr,
  ar: dataExportAr,
  vi: dataExportVi,
};

export const invitations: Record<NotificationLanguage, typeof invitationEn> = {
  en: invitationEn,
  fr: invitationFr,
  ar: invitationAr,
  vi: invitationVi,
};

export const linkMails: Record<NotificationLanguage, typeof linkMailsEn> = {
  en: linkMailsEn,
  fr: linkMailsFr,
  ar: linkMailsAr,
  vi: linkMailsVi,
};

export const mailFrames: Record<NotificationLanguage, typeof mailFrameEn> = {
  en: mailFrameEn,
  fr: mailFrameFr,
  ar: mailFrameAr,
  vi: mailFrameVi,
};

export const securityNotices: Record<NotificationLanguage, typeof securityNoticesEn> = {
  en: securityNoticesEn,
  fr: securityNoticesFr,
  ar: securityNoticesAr,
  vi: securityNoticesVi,
};

export const staffMails: Record<NotificationLanguage, typeof staffMailsEn> = {
  en: staffMailsEn,
  fr: staffMailsFr,
  ar: staffMailsAr,
  vi: staffMailsVi,
};
