// The tags, attributes and styles that a rendered question can have: those of our Markdown and of KaTeX. Everything else is removed.
import sanitizeHtml from 'sanitize-html'

const TEXT = ['p', 'br', 'em', 'strong', 's', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'img'] // prettier-ignore
const MATH = ['math', 'semantics', 'annotation', 'mrow', 'mi', 'mo', 'mn', 'ms', 'mtext', 'mspace', 'msup', 'msub', 'msubsup', 'mfrac', 'msqrt', 'mroot', 'mover', 'munder', 'munderover', 'mmultiscripts', 'mprescripts', 'mtable', 'mtr', 'mtd', 'mpadded', 'mphantom', 'menclose', 'mstyle'] // prettier-ignore
const DRAWN = ['span', 'svg', 'path', 'line']

const NUMBER = /^-?\d*\.?\d+(em|px|%|mu)?$/
const COLOUR = /^(#[0-9a-f]{3,8}|[a-z]{3,20}|transparent)$/i
const lengths = ['height', 'width', 'min-width', 'max-width', 'top', 'left', 'bottom', 'right', 'vertical-align', 'margin', 'margin-left', 'margin-right', 'margin-top', 'margin-bottom', 'padding-left', 'padding-right', 'border-width', 'border-bottom-width', 'border-top-width', 'border-right-width', 'border-left-width', 'font-size'] // prettier-ignore
const allowedStyles = {
  '*': {
    ...Object.fromEntries(lengths.map((name) => [name, [NUMBER]])),
    color: [COLOUR],
    'background-color': [COLOUR],
    'border-color': [COLOUR],
    'border-style': [/^[a-z]+$/],
    'border-right-style': [/^[a-z]+$/],
    position: [/^relative$/],
    'text-align': [/^(left|right|center)$/],
  },
}

const MATH_ATTRIBUTES = ['accent', 'accentunder', 'columnalign', 'columnlines', 'columnspacing', 'depth', 'display', 'displaystyle', 'encoding', 'fence', 'form', 'frame', 'height', 'largeop', 'linethickness', 'lspace', 'mathbackground', 'mathcolor', 'mathsize', 'mathvariant', 'maxsize', 'minsize', 'movablelimits', 'notation', 'rowlines', 'rowspacing', 'rspace', 'scriptlevel', 'separator', 'side', 'stretchy', 'symmetric', 'voffset', 'width', 'xmlns', 'class', 'style'] // prettier-ignore

const settings: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT, ...MATH, ...DRAWN],
  allowedAttributes: {
    ...Object.fromEntries(MATH.map((tag) => [tag, MATH_ATTRIBUTES])),
    span: ['class', 'style', 'aria-hidden'],
    svg: ['xmlns', 'width', 'height', 'viewBox', 'preserveAspectRatio', 'style'],
    path: ['d'],
    line: ['x1', 'x2', 'y1', 'y2', 'stroke-width'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start'],
    th: ['style'],
    td: ['style'],
  },
  allowedStyles,
  // A picture of the library is a path of ours.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^\/media\/[0-9a-f]{64}\.[a-z]{3,4}$/.test(attribs['src'] ?? ''),
  parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
}

export function sanitise(html: string): string {
  return sanitizeHtml(html, settings)
}

const reading: sanitizeHtml.IOptions = {
  ...settings,
  allowedTags: [...TEXT, ...MATH, 'span', 'h2', 'h3', 'a'],
  allowedAttributes: {
    ...Object.fromEntries(MATH.map((tag) => [tag, MATH_ATTRIBUTES.filter((name) => name !== 'style')])),
    span: ['class'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    ol: ['start'],
    h2: ['id'],
    h3: ['id'],
    a: ['href', 'rel'],
    math: [...MATH_ATTRIBUTES.filter((name) => name !== 'style'), 'tabindex'],
  },
  transformTags: {
    // A wide formula scrolls by itself: it must be reached by the keyboard.
    math: (tagName, attribs) => ({
      tagName,
      attribs: attribs['display'] === 'block' ? { ...attribs, tabindex: '0' } : attribs,
    }),
  },
  allowedSchemes: ['https'],
}

/** For pages that are read: with headings and links, and without inline styles. */
export function sanitiseReading(html: string): string {
  return sanitizeHtml(html, reading)
}
