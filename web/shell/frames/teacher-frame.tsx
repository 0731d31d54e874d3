// The frame of the teacher's area: nothing of the shop, for a teacher has no account there. In English, like its pages.
import { PRODUCT } from '#core/kernel/product.ts'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Kandil } from '#web/ui/brand/kandil.tsx'
import type { FrameData } from '../frame-data.server.ts'
import { phoneAddress } from '../support/support-links.tsx'
import { ThemeMenu } from '../theme/theme-choice.tsx'

export function isTeaching(path: string): boolean {
  return /^\/teach([/?]|$)/.test(path)
}

export function TeacherHeader({ site }: FrameData) {
  const link = useLink()
  return (
    <div className="page header-row" lang="en">
      <a href={link('/teach')} className="hit mr-auto flex min-h-11 items-center gap-2">
        <Kandil size={28} />
        <span className="text-h4 font-bold">{PRODUCT.name}</span>
        <span className="border-l border-line pl-2 text-ink-2">Teachers</span>
      </a>
      {site && (
        <a href={phoneAddress(site.support.tollFree)} className="icon-button">
          <Icon name="phone" size={24} label="Call the office" />
        </a>
      )}
      <ThemeMenu />
    </div>
  )
}

export function TeacherFooter({ site }: FrameData) {
  const link = useLink()
  return (
    <div className="border-t border-line bg-sunk" lang="en">
      <p className="page flex flex-wrap items-center gap-x-4 text-sm text-ink-2">
        {site && <span>{site.seller.legalName}</span>}
        <a href={link('/policies/privacy')} target="_blank" className="text-link">
          Privacy
        </a>
        <a href={link('/accessibility')} target="_blank" className="text-link">
          Accessibility
        </a>
      </p>
    </div>
  )
}
