import { useLingui } from '@lingui/react/macro'
import { useLink } from '#web/page/link.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { inputClass } from '#web/ui/controls/field.tsx'

export interface SearchFormProps {
  /** The id of the input: a page may have several. */
  readonly id: string
  /** The text that was searched for. */
  readonly term?: string
  /** In the header, which is narrow. */
  readonly isInBar?: boolean
}

const barInput = 'w-full min-h-11 rounded-full border border-edge bg-surface px-4 text-body text-ink'

/** One line that finds courses, teachers and pages. A plain form; Ctrl and K lead to it. */
export function SearchForm({ id, term, isInBar }: SearchFormProps) {
  const { t } = useLingui()
  const link = useLink()
  return (
    <search className={isInBar ? 'block w-56' : 'block w-full'}>
      <form action={link('/search')} className="flex items-stretch gap-2">
        <label htmlFor={id} className="sr-only">{t`Search for courses, teachers and help`}</label>
        <input
          id={id}
          name="q"
          type="search"
          aria-keyshortcuts="Control+K Meta+K"
          maxLength={100}
          defaultValue={term}
          placeholder={isInBar ? t`Search` : t`Class, subject or teacher`}
          autoComplete="off"
          enterKeyHint="search"
          className={`min-w-0 ${isInBar ? barInput : inputClass}`}
        />
        <button className={isInBar ? 'icon-button' : 'pill-button'}>
          <Icon name="search" label={t`Search`} />
        </button>
      </form>
    </search>
  )
}
