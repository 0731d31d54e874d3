import katex from 'katex'
import { describe, expect, it } from 'vitest'
import type { QuestionText } from '#core/modules/questions/question-text.ts'
import { renderText } from './render-text.ts'

const PICTURE = 'pic000000000000000001'
const figure = { url: `/media/${'a'.repeat(64)}.webp`, width: 640, height: 360 }

function render(stem: string, but: Partial<QuestionText> = {}) {
  const text = { stem, options: {}, rows: {}, columns: {}, solution: '', hint: '', ...but }
  const { rendered, problems } = renderText(text, 'en', (id) => (id === PICTURE ? figure : undefined))
  return { ...rendered, problems: problems.map(({ field, message }) => `${field}: ${message}`) }
}

describe('the text of a question', () => {
  it('is Markdown: paragraphs, emphasis, lists and tables', () => {
    expect(render('A **bold** word.\n\n- one\n- two').stem).toBe(
      '<p>A <strong>bold</strong> word.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>\n',
    )
    expect(render('|a|b|\n|-|-|\n|1|2|').stem).toContain('<td>1</td>')
  })

  it('has options without a paragraph of their own', () => {
    expect(render('?', { options: { a: '*yes*' } }).options).toEqual({ a: '<em>yes</em>' })
  })

  it('has formulae as drawn text and as MathML, without a script', () => {
    const { stem, problems } = render('Find $\\frac{a}{b}$.')
    expect(problems).toEqual([])
    expect(stem).toContain('<mfrac><mi>a</mi><mi>b</mi></mfrac>')
    expect(stem).toContain('aria-hidden="true"')
    expect(stem).not.toContain('$')
    expect(render('$$x^2$$').stem).toContain('display="block"')
  })

  it.each(['It costs $5 and $6.', 'A \\$5 note', 'only one $ sign', '$ x $'])('leaves the dollars in %j as they are', (text) => {
    expect(render(text).stem).toContain('$')
    expect(render(text).stem).not.toContain('katex')
  }) // prettier-ignore

  it.each([
    '\\sqrt{x^2+1}',
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    '\\int_0^1 \\frac{\\sin x}{x}\\,dx',
    '\\vec{F}=m\\overrightarrow{a}',
    '\\ce{H2O}'.replace('\\ce', '\\mathrm'),
    '\\color{blue}{x}\\boxed{y}\\cancel{z}',
    '\\underbrace{a+b}_{c}\\quad\\overline{AB}\\parallel\\angle ABC',
    '\\begin{cases}x&x>0\\\\-x&x<0\\end{cases}',
    '\\text{बल } F',
  ])('keeps every style and attribute of KaTeX for %s', (tex) => {
    const drawn = katex.renderToString(tex, { output: 'htmlAndMathml', strict: 'ignore' })
    const kept = render(`$${tex}$`).stem
    for (const part of ['style="', '<span', '<svg', 'd="', 'viewBox="', '<mtd', 'class="'])
      expect([part, countOf(kept, part)]).toEqual([part, countOf(drawn, part)])
    expect(propertiesOf(kept)).toEqual(propertiesOf(drawn))
  })

  it('reports a formula that cannot be read, where it is', () => {
    const { problems, options } = render('ok', { options: { a: '$\\frac{1}$' } })
    expect(problems).toEqual([expect.stringMatching(/^options\.a: A formula cannot be read: /)])
    expect(options['a']).toBe('<code>\\frac{1}</code>')
  })

  it.each([
    '\\href{https://evil.example}{x}',
    '\\includegraphics{https://evil.example/x.png}',
    '\\htmlStyle{position:fixed}{x}',
  ])('refuses %s', (tex) => {
    const { stem, problems } = render(`$${tex}$`)
    expect(problems).not.toEqual([])
    expect(stem).not.toMatch(/href=|src=|fixed"/)
  })

  it('ends a formula that calls itself, and one of four thousand brackets', () => {
    expect(render('$\\def\\x{\\x\\x}\\x$').problems).toHaveLength(1)
    expect(render(`$${'{'.repeat(3_900)}${'}'.repeat(3_900)}$`).problems.length).toBeLessThanOrEqual(1)
  })

  it('shows pictures of the library with their size', () => {
    expect(render(`![A ray](pic:${PICTURE})`)).toMatchObject({
      stem: `<p><img src="${figure.url}" alt="A ray" width="640" height="360" /></p>\n`,
      problems: [],
    })
  })

  it.each([
    [`![](pic:${PICTURE})`, 'A picture has no description.'],
    ['![x](pic:pic000000000000000009)', 'A picture is not in the library.'],
    ['![x](https://evil.example/x.png)', 'A picture is not in the library.'],
    ['![x](//evil.example/x.png)', 'A picture is not in the library.'],
    ['![x](data:image/svg+xml;base64,AAAA)', ''],
  ])('does not show %s', (markdown, problem) => {
    const { stem, problems } = render(markdown)
    expect(problems.join()).toContain(problem)
    expect(stem).not.toMatch(/<img[^>]+(evil|data:)/)
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '[x](javascript:alert(1))',
    '<a href="https://evil.example">x</a>',
    '<svg onload=alert(1)>',
    '$\\text{<img src=x onerror=alert(1)>}$',
    '`<b>`',
  ])('makes no element of %s', (markdown) => {
    expect(render(markdown).stem).not.toMatch(/<(script|img|a|svg|b)[\s>]/)
  })
})

function countOf(html: string, part: string): number {
  return html.split(part).length - 1
}

/** The properties of all inline styles, in order. */
function propertiesOf(html: string): string[] {
  return [...html.matchAll(/style="([^"]*)"/g)].flatMap(([, style = '']) =>
    style.split(';').filter((each) => each !== '').map((each) => each.split(':')[0] ?? ''),
  ) // prettier-ignore
}
