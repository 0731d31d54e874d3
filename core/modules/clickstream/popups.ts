/** What opens a pop-up: its page; a coupon that counts only after the login; a coupon that is good. This file knows no zod. */
export const POPUP_KINDS = ['OFFER', 'LOGIN', 'COUPON'] as const
