// Finds the parts of a page that do not fit: those wider than the screen, and those too small for a finger.
import type { Page } from '@playwright/test'

/** Things that reach past the screen's right edge, if the page can be scrolled to the side. */
export function findTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const nameOf = (element: Element) =>
      `<${element.tagName.toLowerCase()}> "${(element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}" ${element.className}`
    const isCut = (element: Element) => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible') return true
      return false
    }
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 && element.checkVisibility() && !isCut(element),
    )
    // The innermost ones: what is around them is wide because of them.
    const inner = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    return [`${scrollWidth - clientWidth} px too wide: ${inner.slice(0, 3).map(nameOf).join(' | ')}`]
  })
}

/** Links, buttons and fields whose area for a finger is below 44 by 44 px. A link in a sentence may be smaller (WCAG 2.5.5). */
export function findTooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44
    const KINDS = 'a[href], button, select, textarea, summary, input:not([type=hidden]), [role=button], [role=tab]'
    const areaOf = (element: HTMLElement): HTMLElement => {
      if (!(element instanceof HTMLInputElement)) return element
      const label = element.labels?.[0]
      return label && ['checkbox', 'radio'].includes(element.type) ? label : element
    }
    const isInSentence = (element: HTMLElement): boolean => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
      const block = element.closest(
        'p, li, td, th, dd, dt, label, figcaption, legend, h1, h2, h3, h4, blockquote, summary, span:not(a span), div',
      )
      const around = (block?.textContent ?? '').replaceAll(/\s+/g, ' ').trim().length
      return around > (element.textContent ?? '').trim().length + 2
    }
    const isShown = (element: HTMLElement): boolean => {
      const { width, height, right, bottom } = element.getBoundingClientRect()
      return (
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        width > 1 &&
        height > 1 &&
        right > 0 &&
        bottom + scrollY > 0
      )
    }
    /** A finger on this point hits the thing: also by what a pseudo-element adds around it. */
    const isHit = (element: HTMLElement, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)
      return (
        hit !== null &&
        (element === hit || element.contains(hit) || (hit.contains(element) && hit instanceof HTMLLabelElement))
      )
    }
    const reach = LEAST / 2 - 1
    const isReached = (area: HTMLElement, { left, top, width, height }: DOMRect): boolean => {
      const [x, y] = [left + width / 2, top + height / 2]
      const isWide = width >= LEAST - 0.5 || (isHit(area, x - reach, y) && isHit(area, x + reach, y))
      const isHigh = height >= LEAST - 0.5 || (isHit(area, x, y - reach) && isHit(area, x, y + reach))
      // Where not even its middle is hit, something lies over it, such as a sheet that has to be closed first.
      return (isWide && isHigh) || !isHit(area, x, y)
    }
    const faultOf = (element: HTMLElement): string[] => {
      if (element.closest('[inert], .maths') || isInSentence(element)) return []
      const area = areaOf(element)
      if (!isShown(area)) return []
      const { width, height } = area.getBoundingClientRect()
      if (Math.min(width, height) >= LEAST - 0.5) return []
      area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      if (isReached(area, area.getBoundingClientRect())) return []
      const text = (element.getAttribute('aria-label') ?? area.textContent).trim().replaceAll(/\s+/g, ' ').slice(0, 40)
      return [
        `${Math.round(width)}×${Math.round(height)} <${element.tagName.toLowerCase()}> "${text}" ${element.className}`,
      ]
    }
    const faults = [...document.querySelectorAll<HTMLElement>(KINDS)].flatMap(faultOf)
    scrollTo({ top: 0, behavior: 'instant' })
    return [...new Set(faults)]
  })
}

/** Words and telephone numbers with a hyphen that two lines share. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const KEPT = /\be[-\u2011]mails?\b|\b1800[-\u2011][\d\u2011-]+/gi
    /** The longest line that this text can have. One word that is longer has to break. */
    const roomOf = (node: Node) => {
      const all = document.createRange()
      all.selectNodeContents(node)
      let block = node.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      const left = Math.min(...[...all.getClientRects()].map((line) => line.left))
      return (block?.getBoundingClientRect().right ?? 0) - left
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const faults = new Set<string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(KEPT)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const parts = [...range.getClientRects()]
        const isBroken = new Set(parts.map(({ top }) => Math.round(top))).size > 1
        const width = parts.reduce((sum, part) => sum + part.width, 0)
        if (isBroken && width <= roomOf(node))
          faults.add(`"${word}" is on two lines of ${node.parentElement.tagName.toLowerCase()}`)
      }
    }
    return [...faults]
  })
}

/** Finds the parts that move, or wait to move, although the person has asked for less motion. */
export function findMoving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults = new Set<string>()
    for (const { effect } of document.getAnimations())
      if (effect instanceof KeyframeEffect && Number(effect.getComputedTiming().endTime) > 0)
        faults.add(`moves: ${effect.target?.closest('[class]')?.getAttribute('class') ?? effect.target?.tagName}`)
    return [...faults]
  })
}
