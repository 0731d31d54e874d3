// The ways to pay, in the words of the gateway. Apart from their schema, which needs zod.
export const PAYMENT_METHODS = ['UPI', 'CARD', 'NETBANKING', 'WALLET', 'EMI', 'CONSUMER_FINANCE'] as const
