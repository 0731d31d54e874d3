// The sentences below the inputs of every form, as the screens give them.
import { Children, isValidElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { screens } from '../../frame/areas.ts'
import { nameOfField } from '../lists/narrow-list.ts'
import type { Screen } from '../screen-spec.ts'

const LONGEST = 90

/** The forms that most staff use: somebody new has to understand them. */
const MOST_USED =
  `courses batches plans programs teachers webinars talks papers bank-questions members roles message-templates
  campaigns message-campaigns wallet-adjustments flag-changes experiments emi-issuers onboarding-steps`.split(/\s+/)

interface Help {
  readonly at: string
  readonly label: string
  readonly text: string
}
interface Props {
  readonly source?: string
  readonly label?: unknown
  readonly helperText?: unknown
  readonly children?: ReactNode
}

function helpIn(nodes: ReactNode, name: string): Help[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<Props>(node)) return []
    const { source = '', label, helperText, children } = node.props
    const own = { at: `${name}.${source}`, label: typeof label === 'string' ? label : nameOfField(source) }
    return [...(typeof helperText === 'string' ? [{ ...own, text: helperText }] : []), ...helpIn(children, own.at)]
  })
}

const helpOf = ({ name, whenNew, form }: Screen) => helpIn([whenNew, form], name)
const all = screens.flatMap(helpOf)
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
const places = (help: readonly Help[]) => help.map(({ at, text }) => `${at}: ${text}`)

describe('the sentence below an input', () => {
  it(`is one sentence of at most ${LONGEST} letters`, () => {
    const isOne = (text: string) => /[.”]$/.test(text) && !/[.!?”]\s+[A-Z“]/.test(text.replaceAll(/“[^”]*”/g, '“”'))
    expect(places(all.filter(({ text }) => text.length > LONGEST || !isOne(text)))).toEqual([])
  })

  it('says more than the label', () => {
    const addsNothing = ({ label, text }: Help) => {
      const known = new Set(wordsOf(label))
      return wordsOf(text).filter((word) => word.length > 2 && !known.has(word)).length < 2
    }
    expect(places(all.filter(addsNothing))).toEqual([])
  })

  it('is there in the forms that most staff use', () => {
    const without = MOST_USED.filter((name) => !all.some(({ at }) => at.startsWith(`${name}.`)))
    expect(without).toEqual([])
  })
})
