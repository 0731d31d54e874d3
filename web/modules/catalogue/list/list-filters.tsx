import { useLink } from '#web/page/link.ts'
import { toQuery } from '#web/page/query.ts'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { Chooser, type ChooserProps } from '#web/ui/course/chooser.tsx'
import { LanguageChip } from '#web/ui/course/language-chip.tsx'
import type { listedOf } from './list-query.server.ts'

type Listed = Pick<ReturnType<typeof listedOf>, 'lang' | 'choice' | 'language' | 'query'>

export interface ListChooserProps extends Pick<ChooserProps, 'shelf'> {
  readonly list: Listed
  readonly path: string
  /** This list's further filters, which stay as they are. */
  readonly kept: Readonly<Record<string, string | undefined>>
}

/** Class, board, target and language. */
export function ListChooser({ list: { lang, choice, language }, path, kept, ...shelf }: ListChooserProps) {
  const link = useLink()
  return (
    <Chooser
      action={link(path)}
      lang={lang}
      chosen={choice.query}
      options={choice.options}
      swaps
      {...shelf}
      more={
        <>
          <LanguageChip language={language} />
          {Object.entries(kept).map(
            ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
          )}
        </>
      }
    />
  )
}

export interface KindTabsProps<K> {
  readonly label: string
  readonly path: string
  readonly query: Listed['query']
  /** The parameter of the address. */
  readonly name: string
  /** Undefined: all. */
  readonly kinds: readonly (readonly [kind: K, text: string])[]
  readonly current: K
}

/** The first page of each kind. */
export function KindTabs<K extends string | undefined>({ label, path, query, name, kinds, current }: KindTabsProps<K>) {
  const link = useLink()
  const tabs = kinds.map(([kind, text]) => ({
    href: link(path + toQuery({ ...query, page: undefined, [name]: kind })),
    text,
    isCurrent: kind === current,
  }))
  return <Tabs label={label} tabs={tabs} />
}
