// Maths of classes 11 and 12 with numbers, written for the demo.
import { shown, type Reckoned, type ReckonSet } from '../reckon.ts'

const rows = [
  ['A hall has 18 seats in its first row, and each row has 2 more than the row before. How many seats have 10 rows?', 18, 2, 10],
  ['A girl saves ₹50 in the first month and ₹20 more each month. How many rupees has she saved after a year?', 50, 20, 12],
  ['A pile of logs has 25 at the bottom, and each layer has 1 less. How many logs are in 15 layers?', 25, -1, 15],
  ['A runner covers 3 km on the first day and 0.5 km more each day. How many kilometres are that in 9 days?', 3, 0.5, 9],
] as const // prettier-ignore
const growths = [
  ['A ball dropped from 64 cm rises each time to half of its last height. To which height in cm does it rise the fourth time?', 64, 0.5, 4],
  ['Bacteria double each hour. There are 150 now. How many are there after 5 hours?', 150, 2, 5],
  ['A sheet is cut in three, each piece again in three, and so on. How many pieces are there after 6 rounds?', 1, 3, 6],
  ['A pump removes one fifth of the air of a flask with each stroke. How many of 1000 mL of air are left after 3 strokes?', 1000, 0.8, 3],
] as const // prettier-ignore

const series: Reckoned[] = [
  ...rows.map(([stem, a, d, n]): Reckoned => [
    stem,
    `$S_{${n}} = \\tfrac{${n}}{2}(2 \\times ${a} + ${n - 1} \\times (${d})) = ${shown((n / 2) * (2 * a + (n - 1) * d))}$.`,
    (n / 2) * (2 * a + (n - 1) * d),
  ]),
  ...growths.map(([stem, a, r, n]): Reckoned => [
    stem,
    `Each step multiplies by ${r}: $${a} \\times ${r}^{${n}} = ${shown(a * r ** n)}$.`,
    a * r ** n,
  ]),
]

const factorial = (n: number): number => (n <= 1 ? 1 : n * factorial(n - 1))
const choose = (n: number, k: number) => Math.round(factorial(n) / factorial(k) / factorial(n - k))
const words = [
  ['LEVEL', 5, [2, 2]],
  ['MUMBAI', 6, [2]],
  ['KERALA', 6, [2]],
  ['ASSAM', 5, [2, 2]],
] as const
const teams = [
  ['From 9 players a team of 4 is chosen. In how many ways?', 9, 4],
  ['From 7 flavours a child takes 2 different scoops. How many choices are there?', 7, 2],
  ['How many straight lines join 8 points, no three of which lie on one line?', 8, 2],
  ['How many triangles have their corners among 10 points on a circle?', 10, 3],
] as const

const counting: Reckoned[] = [
  ...words.map(([word, letters, repeats]): Reckoned => [
    `In how many different orders can the letters of ${word} be written?`,
    `$\\dfrac{${letters}!}{${repeats.map((times) => `${times}!`).join('\\,')}} = ${factorial(letters) / repeats.reduce((product, times) => product * factorial(times), 1)}$, since equal letters change nothing.`,
    factorial(letters) / repeats.reduce((product: number, times) => product * factorial(times), 1),
  ]),
  ...teams.map(([stem, n, k]): Reckoned => [
    stem,
    `$\\binom{${n}}{${k}} = ${choose(n, k)}$, since the order does not matter.`,
    choose(n, k),
  ]),
]

const determinants = [
  [3, 4, 2, 5],
  [7, -2, 3, 1],
  [0, 6, -3, 8],
  [-4, 5, 2, -6],
] as const
const areas = [
  [4, 0, 0, 6],
  [5, 1, 2, 7],
  [8, 2, -2, 4],
  [3, -5, 6, 2],
] as const

const determinantsAndAreas: Reckoned[] = [
  ...determinants.map(([a, b, c, d]): Reckoned => [
    `Find the determinant $\\begin{vmatrix} ${a} & ${b} \\\\ ${c} & ${d} \\end{vmatrix}$.`,
    `$(${a})(${d}) - (${b})(${c}) = ${a * d - b * c}$.`,
    a * d - b * c,
  ]),
  ...areas.map(([a, b, c, d]): Reckoned => [
    `A triangle has its corners at $(0,0)$, $(${a},${b})$ and $(${c},${d})$. Find its area.`,
    `Half of the determinant without its sign: $\\tfrac12|${a} \\times ${d} - (${b}) \\times (${c})| = ${shown(Math.abs(a * d - b * c) / 2)}$.`,
    Math.abs(a * d - b * c) / 2,
  ]),
]

const slopes = [
  ['x^2 + 3x', 2, (x: number) => 2 * x + 3, '2x + 3'],
  ['x^3 - 4x', 2, (x: number) => 3 * x * x - 4, '3x^2 - 4'],
  ['5x^2 - x^3', 1, (x: number) => 10 * x - 3 * x * x, '10x - 3x^2'],
  ['\\dfrac{12}{x}', 2, (x: number) => -12 / (x * x), '-\\dfrac{12}{x^2}'],
] as const
const extremes = [
  ['largest value of $f(x) = 12x - x^2$', 6, 36, '12 - 2x', '36'],
  ['smallest value of $f(x) = x^2 - 10x + 31$', 5, 6, '2x - 10', '6'],
  ['smallest value of $f(x) = x + \\dfrac{16}{x}$ for $x > 0$', 4, 8, '1 - \\dfrac{16}{x^2}', '8'],
  ['largest value of $f(x) = 27x - x^3$ for $x > 0$', 3, 54, '27 - 3x^2', '54'],
] as const

const derivatives: Reckoned[] = [
  ...slopes.map(([f, x, slope, rule]): Reckoned => [
    `Find the slope of the curve $y = ${f}$ at $x = ${x}$.`,
    `$y' = ${rule}$, and at $x = ${x}$ it is $${shown(slope(x))}$.`,
    slope(x),
  ]),
  ...extremes.map(([what, x, value, rule]): Reckoned => [
    `Find the ${what}.`,
    `$f'(x) = ${rule}$ is zero at $x = ${x}$, and $f(${x}) = ${value}$.`,
    value,
  ]),
]

const bags = [
  ['A bag has 3 red and 5 blue balls. One is drawn. Find the probability of a red one.', 3, 8],
  [
    'One card is drawn from 52. Find the probability of a picture card (jack, queen or king), to four decimals.',
    12,
    52,
  ],
  ['Two dice are thrown. Find the probability of the sum 9, to four decimals.', 4, 36],
  ['A number from 1 to 25 is chosen at random. Find the probability of a prime.', 9, 25],
] as const
const twice = [
  ['A coin is tossed 4 times. Find the probability of no head at all.', 0.5, 4],
  ['An archer hits with probability 0.8. Find the probability of three hits in three independent shots.', 0.8, 3],
  ['A seed fails with probability 0.1. Find the probability of two independent failures.', 0.1, 2],
  ['A bus is on time with probability 0.9. Find the probability of three independent days on time.', 0.9, 3],
] as const

const chances: Reckoned[] = [
  ...bags.map(([stem, good, all]): Reckoned => [
    stem,
    `${good} of ${all} equally likely outcomes: $${good}/${all} = ${shown(good / all)}$.`,
    good / all,
  ]),
  ...twice.map(([stem, p, n]): Reckoned => [
    stem,
    `Independent events multiply: $${p}^{${n}} = ${shown(p ** n)}$.`,
    p ** n,
  ]),
]

const products = [
  [2, 3, 6, 4, -1, 2],
  [1, -2, 3, 5, 4, 1],
  [0, 7, -1, 3, 2, 8],
  [6, 1, -4, 1, -5, 2],
] as const
const lengths = [
  [3, 4, 12],
  [2, 3, 6],
  [1, 4, 8],
  [2, -6, 9],
] as const

const vectors: Reckoned[] = [
  ...products.map(([a, b, c, d, e, f]): Reckoned => [
    `Find the scalar product of $(${a}, ${b}, ${c})$ and $(${d}, ${e}, ${f})$.`,
    `$${a} \\times (${d}) + (${b}) \\times (${e}) + (${c}) \\times (${f}) = ${a * d + b * e + c * f}$.`,
    a * d + b * e + c * f,
  ]),
  ...lengths.map(([a, b, c]): Reckoned => [
    `How long is the vector $(${a}, ${b}, ${c})$?`,
    `$\\sqrt{${a * a} + ${b * b} + ${c * c}} = ${shown(Math.hypot(a, b, c))}$.`,
    Math.hypot(a, b, c),
  ]),
]

const joins = [
  [1, 2, 5, 10],
  [-2, 7, 4, -5],
  [0, 3, 8, 7],
  [6, -1, 2, 9],
] as const
const distances = [
  [3, 4, 10, 0, 0],
  [5, -12, 13, 2, 1],
  [8, 6, -5, 1, 2],
  [4, -3, 20, 5, 0],
] as const

const lines: Reckoned[] = [
  ...joins.map(([a, b, c, d]): Reckoned => [
    `Find the slope of the line through $(${a}, ${b})$ and $(${c}, ${d})$.`,
    `$\\dfrac{${d} - (${b})}{${c} - (${a})} = ${shown((d - b) / (c - a))}$.`,
    (d - b) / (c - a),
  ]),
  ...distances.map(([a, b, c, x, y]): Reckoned => [
    `How far is the point $(${x}, ${y})$ from the line $${a}x + (${b})y + (${c}) = 0$?`,
    `$\\dfrac{|${a} \\times ${x} + (${b}) \\times ${y} + (${c})|}{\\sqrt{${a * a} + ${b * b}}} = ${shown(Math.abs(a * x + b * y + c) / Math.hypot(a, b))}$.`,
    Math.abs(a * x + b * y + c) / Math.hypot(a, b),
  ]),
]

export const mathsSenior: readonly ReckonSet[] = [
  { subject: 'maths', grade: 11, chapter: 'Sequences and Series', difficulty: 'MEDIUM', questions: series },
  { subject: 'maths', grade: 11, chapter: 'Permutations and Combinations', difficulty: 'MEDIUM', questions: counting },
  { subject: 'maths', grade: 12, chapter: 'Determinants', difficulty: 'EASY', questions: determinantsAndAreas },
  { subject: 'maths', grade: 12, chapter: 'Application of Derivatives', difficulty: 'MEDIUM', questions: derivatives },
  { subject: 'maths', grade: 12, chapter: 'Vector Algebra', difficulty: 'EASY', questions: vectors },
  { subject: 'maths', grade: 11, chapter: 'Straight Lines', difficulty: 'EASY', questions: lines },
  { subject: 'maths', grade: 11, chapter: 'Probability', difficulty: 'EASY', questions: chances },
] // prettier-ignore
