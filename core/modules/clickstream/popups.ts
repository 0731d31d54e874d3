/** The causes that open a pop-up: its page, a coupon that is valid only after login, or a valid coupon. */
export const POPUP_KINDS = ['OFFER', 'LOGIN', 'COUPON'] as const
