// The page itself, as families would see it if what is saved here were published: behind an address that ends by itself.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import type { ResponseOf } from '#core/kernel/endpoint.ts'
import { showTime } from '#core/kernel/time.ts'
import type { staffApi } from '#core/modules/staff/staff-api.ts'
import { languageNames, type Language } from '#core/taxonomy/language.ts'
import { staff } from '../../frame/contract.ts'
import { useAction } from '../use-action.ts'

interface LoadedPreview extends ResponseOf<typeof staffApi.staffPreviews.openPreview> {
  /** A save changes the version, and the preview is loaded again. */
  readonly version: unknown
}

/** The languages that pages are there in, each with what stands before its path. */
const PAGES: readonly (readonly [lang: Language, prefix: string])[] = [['en', ''], ['hi', '/hi'], ['ta', '/ta'], ['mr', '/mr']] // prettier-ignore

export function PagePreview() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const [drawn, setDrawn] = useState<LoadedPreview>()
  const act = useAction({ refreshes: false })
  if (!record) return null
  const { id, version } = record
  const open = drawn?.version === version ? drawn : undefined

  async function ask() {
    const drawing = await act(() => staff.staffPreviews.openPreview({ resource, id: String(id) }))
    if (drawing) setDrawn({ ...drawing, version })
  }

  return (
    <Card className="panel">
      <h2>Page preview</h2>
      <p className="quiet">Shows all saved changes, published or not. Only staff with this link can see it.</p>
      {open ? (
        <>
          <p className="page-links">
            {PAGES.map(([lang, prefix]) => (
              <a key={lang} href={prefix + open.path} target="_blank" rel="noreferrer" lang={lang}>
                {languageNames[lang]}
              </a>
            ))}
          </p>
          <p className="quiet">Until {showTime(open.expiresAt)}, on a phone too.</p>
        </>
      ) : (
        <Button onClick={() => void ask()}>Preview the page</Button>
      )}
    </Card>
  )
}
