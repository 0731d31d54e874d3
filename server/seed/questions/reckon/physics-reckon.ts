// Physics of classes 11 and 12 with numbers, written for the demo.
import { shown, type Reckoned, type ReckonSet } from '../reckon.ts'

const stops = [
  ['A bus at', 20, 4],
  ['A metro train at', 24, 3],
  ['A cyclist at', 8, 2],
] as const
const starts = [
  ['A scooter starts from rest and gains speed at', 2, 6],
  ['A sprinter starts from rest and gains speed at', 3, 4],
  ['A rocket sledge starts from rest and gains speed at', 12, 5],
] as const
const drops = [
  ['A stone falls from a bridge', 3],
  ['A coconut falls from a tall palm', 2],
] as const

const motion: Reckoned[] = [
  ...stops.map(([who, u, a]): Reckoned => [
    `${who} ${u} m/s brakes evenly at ${a} m/s². After how many metres does it stand?`,
    `$v^2 = u^2 - 2as$ with $v = 0$: $s = ${u}^2/(2 \\times ${a}) = ${shown((u * u) / (2 * a))}$ m.`,
    (u * u) / (2 * a),
  ]),
  ...starts.map(([who, a, t]): Reckoned => [
    `${who} ${a} m/s². How many metres does it cover in ${t} s?`,
    `$s = \\tfrac12 at^2 = \\tfrac12 \\times ${a} \\times ${t}^2 = ${shown((a * t * t) / 2)}$ m.`,
    (a * t * t) / 2,
  ]),
  ...drops.map(([what, t]): Reckoned => [
    `${what} for ${t} s. Take g = 10 m/s² and no air. With what speed in m/s does it arrive?`,
    `$v = gt = 10 \\times ${t} = ${10 * t}$ m/s.`,
    10 * t,
  ]),
]

const lifts = [
  ['A crane lifts a crate of', 200, 12, 24],
  ['A porter carries a load of', 30, 6, 20],
  ['A pump lifts water of', 500, 9, 60],
  ['A lift raises a cabin of', 600, 15, 30],
] as const
const slides = [
  ['A child of', 20, 5],
  ['A sack of', 50, 3.2],
  ['A ball of', 2, 7.2],
  ['A box of', 12, 1.8],
] as const

const energy: Reckoned[] = [
  ...lifts.map(([who, m, h, t]): Reckoned => [
    `${who} ${m} kg by ${h} m in ${t} s. Take g = 10 m/s². Which average power in watts is that?`,
    `Work is $mgh = ${m} \\times 10 \\times ${h} = ${m * 10 * h}$ J. Divided by ${t} s it is ${shown((m * 10 * h) / t)} W.`,
    (m * 10 * h) / t,
  ]),
  ...slides.map(([who, m, h]): Reckoned => [
    `${who} ${m} kg slides without friction from a height of ${h} m. Take g = 10 m/s². Find its speed at the bottom in m/s.`,
    `$\\tfrac12 mv^2 = mgh$ gives $v = \\sqrt{2 \\times 10 \\times ${h}} = ${shown(Math.sqrt(20 * h))}$ m/s. The mass cancels.`,
    Math.sqrt(20 * h),
  ]),
]

const heaters = [
  ['An immersion heater of', 230, 46],
  ['A toaster of', 220, 55],
  ['A soldering iron of', 12, 6],
  ['A heated rear window of', 12, 3],
] as const
const pairs = [
  ['Two lamps of', 6, 3],
  ['Two coils of', 20, 30],
  ['Two wires of', 12, 4],
  ['Two resistors of', 10, 15],
] as const

const current: Reckoned[] = [
  ...heaters.map(([who, v, r]): Reckoned => [
    `${who} ${r} Ω works at ${v} V. Which power in watts does it take?`,
    `$P = V^2/R = ${v}^2/${r} = ${shown((v * v) / r)}$ W.`,
    (v * v) / r,
  ]),
  ...pairs.map(([who, a, b]): Reckoned => [
    `${who} ${a} Ω and ${b} Ω are joined in parallel. What is their resistance together, in ohms?`,
    `$R = \\dfrac{${a} \\times ${b}}{${a} + ${b}} = ${shown((a * b) / (a + b))}$ Ω, less than either of them.`,
    (a * b) / (a + b),
  ]),
]

const lenses = [
  ['A candle stands', 30, 20],
  ['A slide stands', 15, 10],
  ['A flower stands', 60, 20],
  ['A bulb stands', 24, 8],
] as const
const powers = [
  ['Reading glasses have a focal length of', 50],
  ['A magnifier has a focal length of', 10],
  ['A camera lens has a focal length of', 5],
  ['A weak lens has a focal length of', 200],
] as const

const CM_IN_METRE = 100

const optics: Reckoned[] = [
  ...lenses.map(([what, u, f]): Reckoned => [
    `${what} ${u} cm before a convex lens of focal length ${f} cm. At which distance in cm behind the lens is its image?`,
    `$\\dfrac1v = \\dfrac1{${f}} - \\dfrac1{${u}}$ gives $v = ${shown((u * f) / (u - f))}$ cm.`,
    (u * f) / (u - f),
  ]),
  ...powers.map(([what, f]): Reckoned => [
    `${what} ${f} cm. What is the power of this convex lens in dioptres?`,
    `$P = 1/f$ with $f = ${shown(f / CM_IN_METRE)}$ m: $P = ${shown(100 / f)}$ D.`,
    CM_IN_METRE / f,
  ]),
]

const periods = [
  ['A toy hangs on a spring and swings with', 0.5],
  ['A needle vibrates with', 0.02],
] as const
const frequencies = [
  ['A bridge sways with', 0.25],
  ['A string of a sitar vibrates with', 200],
] as const
const waves = [
  ['A tuning fork of', 170, 340],
  ['A whistle of', 1700, 340],
  ['A ship’s sonar in sea water of', 30_000, 1500],
  ['A rope shaken with', 2, 6],
] as const

const SWINGS = 100

const swings: Reckoned[] = [
  ...periods.map(([what, period]): Reckoned => [
    `${what} a period of ${period} s. How many full swings does it make in 10 s?`,
    `The number is time divided by period: $10/${period} = ${shown(10 / period)}$.`,
    10 / period,
  ]),
  ...frequencies.map(([what, f]): Reckoned => [
    `${what} a frequency of ${f} Hz. How many seconds do ${SWINGS} full swings take?`,
    `One swing takes $1/${f}$ s, so ${SWINGS} swings take $${SWINGS}/${f} = ${shown(SWINGS / f)}$ s.`,
    SWINGS / f,
  ]),
  ...waves.map(([what, f, v]): Reckoned => [
    `${what} ${f} Hz makes waves that travel at ${v} m/s. What is the wave length in metres?`,
    `$\\lambda = v/f = ${v}/${f} = ${shown(v / f)}$ m.`,
    v / f,
  ]),
]

export const physicsReckon: readonly ReckonSet[] = [
  { subject: 'physics', grade: 11, chapter: 'Motion in a Straight Line', difficulty: 'EASY', questions: motion },
  { subject: 'physics', grade: 11, chapter: 'Work, Energy and Power', difficulty: 'MEDIUM', questions: energy },
  { subject: 'physics', grade: 12, chapter: 'Current Electricity', difficulty: 'MEDIUM', questions: current },
  { subject: 'physics', grade: 12, chapter: 'Ray Optics and Optical Instruments', difficulty: 'MEDIUM', questions: optics },
  { subject: 'physics', grade: 11, chapter: 'Waves', difficulty: 'EASY', questions: swings },
] // prettier-ignore
