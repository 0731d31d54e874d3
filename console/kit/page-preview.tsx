// The page itself, as families would see it if what is saved here were published: behind an address that ends by itself.
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useNotify, useRecordContext, useResourceContext } from 'react-admin'
import { showTime, type Instant } from '#core/kernel/time.ts'
import { languageNames, type Language } from '#core/taxonomy/language.ts'
import { callServer } from '../frame/call-server.ts'

interface Open {
  /** Without a language. */
  readonly path: string
  readonly expiresAt: Instant
}

interface Drawn extends Open {
  /** What was saved meanwhile is another page. */
  readonly version: unknown
}

/** The languages that pages are there in, each with what stands before its path. */
const PAGES: readonly (readonly [lang: Language, prefix: string])[] = [['en', ''], ['hi', '/hi'], ['ta', '/ta']] // prettier-ignore

export function PagePreview() {
  const record = useRecordContext()
  const resource = useResourceContext()
  const [drawn, setDrawn] = useState<Drawn>()
  const notify = useNotify()
  if (!record) return null
  const { id, version } = record
  const open = drawn?.version === version ? drawn : undefined

  async function ask() {
    try {
      setDrawn({ ...(await callServer<Open>('previews', 'POST', { resource, id: String(id) })), version })
    } catch (error) {
      notify(error instanceof Error ? error.message : 'The preview failed. Please try again.', { type: 'error' })
    }
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
