import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about reviews, referrals, courses and help. */
export const content = {
  own_referral: "You can’t review your own bonus.",
  own_review: "You can’t approve your own review.",
  review_not_bought: "Reviews are for members who bought at this store through us.",
  review_changed: "Its writer changed this review. Reload and read it again.",
  review_text_invalid: "Write 10 to 2,000 characters.",
  review_reply_invalid: "Keep the answer below 1,000 characters.",
  referral_not_held: "This bonus is no longer waiting for a decision.",
  invitation_limit: "You have invited many friends. Please try again tomorrow.",
  invitation_own: "This is your own address.",
  invitation_too_many: "Invite up to ten friends at once.",
  course_changed:
    "Someone else changed this course in the meantime. What you entered is still here: check it, then save again.",
  course_lessons_fixed: "A course keeps its number of lessons.",
  help_changed:
    "Someone else changed this text in the meantime. What you entered is still here: check it, then save again.",
  help_slug_taken: "Another text already has this name in its address.",
  help_full: "There are as many of these texts as there can be.",
} satisfies Partial<Record<ErrorKey, string>>;
