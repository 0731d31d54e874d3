import type { MenuEntry } from '#core/modules/catalogue/catalogue.ts'
import { inLanguage, type Language } from '#core/taxonomy/language.ts'
import type { Ctx } from '#server/platform/context.ts'
import { text } from '../store.ts'
import { listMenuEntries } from '../store-lists.ts'

type Row = Awaited<ReturnType<typeof listMenuEntries>>[number]

/** The header menu as a tree of three levels, by rank, then heading: decision L-54. An entry below a hidden one is hidden. */
export async function courseMenu(ctx: Ctx, lang: Language): Promise<MenuEntry[]> {
  const byParent = Map.groupBy(await listMenuEntries(ctx.db), ({ parent_key }) => parent_key)

  function childrenOf(parent: string | null, level: number) {
    const rows = byParent.get(parent) ?? []
    return rows
      .map((row) => entryOf(row, level, lang))
      .toSorted((a, b) => a.rank - b.rank || a.heading.text.localeCompare(b.heading.text, lang))
  }

  return childrenOf(null, 1).map((section) => ({
    ...section,
    children: childrenOf(section.key, 2).map((group) => ({ ...group, children: childrenOf(group.key, 3) })),
  }))
}

function entryOf(row: Row, level: number, lang: Language) {
  const spoken = (value: unknown) => (value === null ? null : inLanguage(text(value), lang))
  return {
    key: row.key,
    heading: inLanguage(text(row.heading), lang),
    subHeading: spoken(row.sub_heading),
    iconUrl: row.icon_url,
    redirectionUrl: row.redirection_url,
    rank: row.rank,
    level,
    grid: row.grid,
    description: spoken(row.description),
    entityState: 'ACTIVE' as const,
    isTopCourse: row.is_top_course,
  }
}
