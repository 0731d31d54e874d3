// A form that is written by hand would not say whose page it is from.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..')

/** They name their learner or end the session. */
const ALLOWED = /action=\{link\('\/(me\/switch|logout)'\)\}/

function handWritten(file: string): string[] {
  const tags = readFileSync(join(WEB, file), 'utf8').match(/<(?:form|Form|fetcher\.Form)\b(?:[^>]|=>)*?method="post"(?:[^>]|=>)*>(?:\s*<\w+)?/g) ?? [] // prettier-ignore
  return tags.filter((tag) => !ALLOWED.test(tag) && !tag.endsWith('<DrawnForField'))
}

describe('a form that changes something', () => {
  it('is a PageForm or a RouterForm, which say whose page it is', () => {
    const files = globSync('{modules,shell,sign-in,ui}/**/*.tsx', { cwd: WEB })
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((file) => handWritten(file).map((tag) => `${file}: ${tag}`))).toEqual([
      // The question for whom to go on: it is about another learner than the page.
      expect.stringContaining('modules/system/for-whom.tsx'),
    ])
  })
})
