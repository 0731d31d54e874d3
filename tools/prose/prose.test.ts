import { describe, expect, it } from 'vitest'
import { findingsIn } from './idioms.ts'
import { anchorsIn, referencesIn } from './references.ts'

describe('the prose check', () => {
  it('finds an idiom in a comment, a text and a paragraph', () => {
    const script = "// It stands once.\nconst label = 'For staff alone'\n"
    expect(findingsIn('a.ts', script).map(({ line }) => line)).toEqual([2, 1])
    expect(findingsIn('a.md', '# A\n\nThe family is told.')).toMatchObject([{ line: 3 }])
    expect(findingsIn('a.sql', 'select 1;\n-- Shown beside it.')).toMatchObject([{ line: 2 }])
  })

  it('reads a sentence that is wrapped over two comment lines as one', () => {
    expect(findingsIn('a.ts', '// The price\n// What it costs.\nexport {}')).toEqual([])
    expect(findingsIn('a.ts', '// The price.\n// What it costs.\nexport {}')).toHaveLength(1)
  })

  it('leaves code, addresses in pages and questions out', () => {
    expect(findingsIn('a.ts', 'const alone = beside')).toEqual([])
    expect(findingsIn('a.md', 'Run `npm alone`.\n\n```\nalone\n```\n\nWhat is a batch?')).toEqual([])
    expect(findingsIn('a.tsx', 'export const a = <p>See https://kandil.example</p>')).toEqual([])
  })

  it('finds a type and a file with an empty name', () => {
    expect(findingsIn('web/extras.ts', 'interface Asked {}').map(({ line }) => line)).toEqual([1, 1])
  })

  it('reads references to decisions and to sections', () => {
    const anchorsOf = (comment: string) => referencesIn('a.ts', `// ${comment}\nexport {}`).map(({ anchor }) => anchor)
    expect(anchorsOf('Half up: decisions P-05 and P-06.')).toEqual(['p-05', 'p-06'])
    expect(anchorsOf('Commerce spec, section 5; learning reference, section 11.6.')).toEqual([
      'commerce-5',
      'learning-reference-11.6',
    ])
    expect(anchorsOf('Payments reference, sections 9.3, 9.4 and 9.6.')).toEqual([
      'payments-9.3',
      'payments-9.4',
      'payments-9.6',
    ])
    expect(anchorsIn('| <a id="p-05"></a>P-05 | …')).toEqual(['p-05'])
  })
})
