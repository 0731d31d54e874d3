// Where a signed-in person may go from the bottom bar and the account menu. A page joins with its line when it exists.
import { useLingui } from '@lingui/react/macro'
import type { IconName } from '#web/ui/brand/icon.tsx'

export interface Destination {
  readonly path: string
  readonly text: string
  readonly icon: IconName
}

export function useDestinations(): { readonly bar: readonly Destination[]; readonly account: readonly Destination[] } {
  const { t } = useLingui()
  return {
    bar: [
      { path: '/', text: t`Home`, icon: 'house' },
      { path: '/courses', text: t`Courses`, icon: 'book-open' },
      { path: '/me', text: t`Me`, icon: 'user-round' },
    ],
    account: [
      { path: '/me?tab=profile', text: t`Profile`, icon: 'user-round' },
      { path: '/me?tab=orders', text: t`Orders`, icon: 'receipt-indian-rupee' },
      { path: '/me?tab=wallet', text: t`Wallet`, icon: 'wallet' },
    ],
  }
}
