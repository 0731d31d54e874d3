import type { ReactNode } from 'react'
import { Icon, type IconName } from '../brand/icon.tsx'

const tones = {
  info: { box: 'bg-neel-tint', mark: 'text-neel', icon: 'info' },
  good: { box: 'bg-tulsi-tint', mark: 'text-tulsi', icon: 'circle-check' },
  warm: { box: 'bg-genda-tint', mark: 'text-genda-ink', icon: 'info' },
  bad: { box: 'bg-sindoor-tint', mark: 'text-sindoor', icon: 'circle-alert' },
} satisfies Record<string, { box: string; mark: string; icon: IconName }>

export interface NoticeProps {
  readonly tone?: keyof typeof tones
  readonly title?: ReactNode
  readonly children: ReactNode
  /** Read out when it appears: quietly, or at once. */
  readonly role?: 'status' | 'alert'
}

export function Notice({ tone = 'info', title, children, role }: NoticeProps) {
  const { box, mark, icon } = tones[tone]
  return (
    <div role={role} className={`flex gap-3 rounded-m p-4 ${box}`}>
      <span className={`mt-0.5 shrink-0 ${mark}`}>
        <Icon name={icon} />
      </span>
      <div>
        {title && <p className="font-semibold">{title}</p>}
        <div className="text-ink-2">{children}</div>
      </div>
    </div>
  )
}
