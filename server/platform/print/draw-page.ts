// One A4 page as PDF, for every text that people may have typed.
import { cloneElement, createElement as h, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Document, Page, renderToBuffer, Text, type PageProps, type TextProps } from '@react-pdf/renderer'
import { familiesFor } from './fonts.ts'
import { printable, printableInLatin } from './printable.ts'

type Style = Exclude<NonNullable<PageProps['style']>, readonly unknown[]>

export interface Sheet {
  readonly title: string
  readonly author: string
  readonly style: Style
  readonly content: readonly ReactElement[]
  /** Printed with a box in place of a text none of whose letters can be drawn: the number of an order, for example. */
  readonly instead: string
}

/** Texts may be in any script. A second drawing in Latin letters takes the place of one that fails. */
export async function drawPage(page: Sheet): Promise<Uint8Array> {
  try {
    return await draw(page, printable)
  } catch {
    return draw(page, printableInLatin)
  }
}

type Print = (text: string, instead: string) => Promise<string>

async function draw({ title, author, style, content, instead }: Sheet, print: Print): Promise<Uint8Array> {
  const texts = await Promise.all(
    [...new Set(textsIn(content))].map(async (text) => [text, await print(text, instead)] as const),
  )
  const page = h(Page, { size: 'A4', style: { ...style, ...fontsOf('') } }, ...withAll(content, new Map(texts)))
  // Copied from the page, some scripts come in the order in which their signs are drawn. Programs find names here as typed.
  const keywords = texts.flatMap(([text]) => (/[^\0-ʯ\u1e00-\u2bff]/.test(text) ? [text] : [])).join('; ')
  const document = h(Document, { title, author, language: 'en-IN', ...(keywords && { keywords }) }, page)
  return renderToBuffer(document as Parameters<typeof renderToBuffer>[0]) // a Document element it is
}

interface Drawn {
  readonly children?: ReactNode
  readonly style?: TextProps['style']
}

function textsIn(node: ReactNode): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn)
  if (!isValidElement<Drawn>(node)) return []
  const { children } = node.props
  return node.type === Text && typeof children === 'string' ? [children] : textsIn(children)
}

type Texts = ReadonlyMap<string, string>

function withAll(nodes: readonly ReactNode[], texts: Texts): ReactNode[] {
  return nodes.map((node) => withTexts(node, texts))
}

function withTexts(node: ReactNode, texts: Texts): ReactNode {
  if (!isValidElement<Drawn>(node)) return node
  const { children, style } = node.props
  if (node.type !== Text || typeof children !== 'string')
    return cloneElement(node, {}, ...withAll([children].flat(), texts))
  const text = texts.get(children) ?? ''
  return cloneElement(node, { style: [style ?? {}, fontsOf(text)].flat() }, text)
}

/** The types know one family, the library a list. */
function fontsOf(text: string): Style {
  return { fontFamily: familiesFor(text) as unknown as string }
}
