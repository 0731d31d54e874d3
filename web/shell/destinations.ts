// Where a signed-in person may go from the bottom bar, the account menu and the family's own pages. A page joins with its line
// when it exists.
import { useLingui } from '@lingui/react/macro'
import type { IconName } from '#web/ui/brand/icon.tsx'

export interface Destination {
  readonly path: string
  readonly text: string
  readonly icon: IconName
}

export function useDestinations(): { readonly bar: readonly Destination[]; readonly me: readonly Destination[] } {
  const { t } = useLingui()
  return {
    bar: [
      { path: '/', text: t`Home`, icon: 'house' },
      { path: '/learn', text: t`Learn`, icon: 'book-open' },
      { path: '/tests', text: t`Practice`, icon: 'file-text' },
      { path: '/timetable', text: t`Live`, icon: 'video' },
      { path: '/me', text: t`Me`, icon: 'user-round' },
    ],
    me: [
      { path: '/me/family', text: t`Family`, icon: 'house' },
      { path: '/me?tab=profile', text: t`Profile`, icon: 'user-round' },
      { path: '/me?tab=wallet', text: t`Money`, icon: 'wallet' },
      { path: '/me?tab=orders', text: t`Orders`, icon: 'receipt-indian-rupee' },
      { path: '/learn', text: t`Learn`, icon: 'book-open' },
      { path: '/timetable', text: t`Timetable`, icon: 'calendar-days' },
      { path: '/tests', text: t`Tests`, icon: 'file-text' },
      { path: '/me/calendar', text: t`Calendar`, icon: 'calendar-days' },
      { path: '/me/notices', text: t`Notifications`, icon: 'bell' },
      { path: '/me/messages', text: t`Messages`, icon: 'message-circle' },
      { path: '/me/devices', text: t`Devices`, icon: 'smartphone' },
      { path: '/me/privacy', text: t`Privacy`, icon: 'shield-check' },
      { path: '/help', text: t`Help`, icon: 'circle-help' },
    ],
  }
}
