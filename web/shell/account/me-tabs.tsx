import { useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { useDestinations } from '../destinations.ts'

/** The family's own pages, above each of them. `current` is the path of the one that is open. */
export function MeTabs({ current }: { readonly current: string }) {
  const { t } = useLingui()
  const link = useLink()
  const tabs = useDestinations().me.map(({ path, text }) => ({ text, href: link(path), isCurrent: path === current }))
  return <Tabs label={t`Your account`} tabs={tabs} />
}
