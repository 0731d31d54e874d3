// Markdown as plain words, for titles and structured data. It knows no zod.

const SIGNS: Readonly<Record<string, string>> = {
  times: '×', cdot: '·', div: '÷', pm: '±', le: '≤', leq: '≤', ge: '≥', geq: '≥', ne: '≠', neq: '≠', approx: '≈', pi: 'π',
  theta: 'θ', alpha: 'α', beta: 'β', gamma: 'γ', lambda: 'λ', mu: 'μ', omega: 'ω', Omega: 'Ω', Delta: 'Δ', rho: 'ρ', sigma: 'σ',
  degree: '°', circ: '°', infty: '∞', rightarrow: '→', to: '→', sqrt: '√', sum: 'Σ', int: '∫', angle: '∠', epsilon: 'ε', phi: 'φ',
} // prettier-ignore

/** Formulae become what a person would type: "\frac{a}{b}" is "a/b". */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\$\$?([^$]+)\$\$?/g, (_, tex: string) => plainFormula(tex))
    .replace(/^\s*(#{1,6}|[-*+]|\d+\.|>)\s+/gm, '')
    .replace(/[*_`|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function plainFormula(tex: string): string {
  return tex
    .replace(/\\(?:d|t)?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\(?:text|mathrm|mathbf|vec|overline)\s*\{([^{}]*)\}/g, '$1')
    .replace(/\^\{?\\circ\}?/g, '°')
    .replace(/\\[,;:! ]|\\quad/g, ' ')
    .replace(/\\left|\\right/g, '')
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => SIGNS[name] ?? name)
    .replace(/[{}]/g, '')
}
