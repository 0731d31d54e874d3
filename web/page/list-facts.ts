import { useLink } from './link.ts'
import { useRoot } from './root-data.ts'

interface ListedPage {
  readonly name: string
  readonly path: string
}

/** schema.org: the pages that this page is a list of. */
export function useListFacts(pages: readonly ListedPage[]) {
  const link = useLink()
  const url = useRoot()?.publicUrl ?? ''
  return {
    '@type': 'ItemList',
    itemListElement: pages.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      url: url + link(path),
    })),
  }
}
