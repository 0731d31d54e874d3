// TeX as a person would type it: "\frac{-b}{2a}" is "-b/(2a)". It knows no zod.

const SIGNS: Readonly<Record<string, string>> = {
  times: '×', cdot: '·', div: '÷', pm: '±', mp: '∓', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', approx: '≈', pi: 'π',
  theta: 'θ', alpha: 'α', beta: 'β', gamma: 'γ', lambda: 'λ', mu: 'μ', omega: 'ω', Omega: 'Ω', Delta: 'Δ', delta: 'δ', rho: 'ρ',
  sigma: 'σ', epsilon: 'ε', varepsilon: 'ε', phi: 'φ', eta: 'η', tau: 'τ', nu: 'ν', degree: '°', circ: '°', infty: '∞', to: '→',
  rightarrow: '→', Rightarrow: '⇒', rightleftharpoons: '⇌', sum: 'Σ', int: '∫', angle: '∠', triangle: '△', parallel: '∥',
  perp: '⊥', in: '∈', cup: '∪', cap: '∩', ldots: '…', dots: '…', cdots: '…', quad: ' ', qquad: ' ', left: '', right: '',
  displaystyle: '', limits: '',
} // prettier-ignore

/** Commands whose argument is shown as it is. */
const PLAIN = [
  'text',
  'mathrm',
  'mathbf',
  'mathit',
  'vec',
  'overline',
  'boxed',
  'hat',
  'bar',
  'operatorname',
  'overrightarrow',
]
const RAISED: Readonly<Record<string, string>> = { '1': '¹', '2': '²', '3': '³', '°': '°' }

export function plainFormula(tex: string): string {
  return reading(tex).sequence().replace(/\s+/g, ' ').trim()
}

/** No formula of a book is half as deep. Deeper ones would use up the stack: they are read as they are written. */
const DEEPEST = 100

function reading(tex: string) {
  let at = 0
  let depth = 0

  /** Until the closing brace or the end. */
  function sequence(): string {
    let text = ''
    while (at < tex.length && tex[at] !== '}') text += piece()
    return text
  }

  function piece(): string {
    const sign = tex[at] ?? ''
    at += 1
    depth += 1
    const text = depth > DEEPEST ? sign : within(sign)
    depth -= 1
    return text
  }

  function within(sign: string): string {
    if (sign === '\\') return command()
    if (sign === '{') return group()
    if (sign === '^') return raised(argument())
    if (sign === '_') return lowered(argument())
    return sign === '~' || sign === '&' ? ' ' : sign
  }

  function group(): string {
    const text = sequence()
    at += 1
    return text
  }

  function argument(): string {
    while (tex[at] === ' ') at += 1
    return at < tex.length && tex[at] !== '}' ? piece() : ''
  }

  function command(): string {
    const [name = ''] = /^[a-zA-Z]+/.exec(tex.slice(at)) ?? []
    if (name === '') return otherCommand(tex[at++] ?? '')
    at += name.length
    if (/^[dt]?frac$/.test(name)) return `${bracketed(argument())}/${bracketed(argument())}`
    if (name === 'sqrt') return `${root()}${bracketed(argument())}`
    if (PLAIN.includes(name)) return argument()
    return SIGNS[name] ?? name
  }

  /** "\sqrt[3]{x}" is "³√x". */
  function root(): string {
    const [whole = '', index = ''] = /^\[([^\]]*)\]/.exec(tex.slice(at)) ?? []
    at += whole.length
    return index === '' ? '√' : `${RAISED[index] ?? index}√`
  }

  return { sequence }
}

/** A command of one sign: a space, or the sign itself. */
function otherCommand(sign: string): string {
  return /[,;:! \\]/.test(sign) ? ' ' : sign
}

function raised(text: string): string {
  return RAISED[text] ?? `^${bracketed(text)}`
}

function lowered(text: string): string {
  return text.length === 1 ? `_${text}` : `_${bracketed(text)}`
}

/** A product or a sum keeps its brackets. */
function bracketed(text: string): string {
  return /^(-?[\p{L}\p{N}.√²³°']|-?\d+(\.\d+)?|√?\p{L}[²³]?|\p{L}+)$/u.test(text) ? text : `(${text})`
}
