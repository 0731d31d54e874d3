// Which pages are a checkout: the receipt is not, for it leads on to learning.
import { expect, it } from 'vitest'
import { isCheckout } from './checkout-frame.tsx'

it.each([
  '/pay',
  '/pay?subscriptionPlanId=p',
  '/pay/emi?issuer=HDFC',
  '/pay/instalment',
  '/pay/WALLET_RECHARGE',
  '/pay/ord1/wait',
  '/pay/',
])('quiets the frame of %s', (path) => expect(isCheckout(path)).toBe(true))

it.each(['/', '/plans', '/pay/ord1', '/pay/ord1?new', '/payments', '/me?tab=wallet', '/ask/lnk1'])(
  'leaves the frame of %s',
  (path) => expect(isCheckout(path)).toBe(false),
)
