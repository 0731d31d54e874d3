// Chemistry of classes 11 and 12 with numbers, written for the demo.
import { shown, type Reckoned, type ReckonSet } from '../reckon.ts'

const amounts = [
  ['water', '\\mathrm{H_2O}', 18, 90],
  ['carbon dioxide', '\\mathrm{CO_2}', 44, 11],
  ['sodium hydroxide', '\\mathrm{NaOH}', 40, 8],
  ['glucose', '\\mathrm{C_6H_{12}O_6}', 180, 45],
] as const
const masses = [
  ['ammonia', '\\mathrm{NH_3}', 17, 3],
  ['methane', '\\mathrm{CH_4}', 16, 2.5],
  ['calcium carbonate', '\\mathrm{CaCO_3}', 100, 0.25],
  ['sulphuric acid', '\\mathrm{H_2SO_4}', 98, 0.5],
] as const

const moles: Reckoned[] = [
  ...amounts.map(([name, formula, molar, grams]): Reckoned => [
    `How many moles are ${grams} g of ${name}, $${formula}$ (molar mass ${molar} g/mol)?`,
    `Divide the mass by the molar mass: $${grams}/${molar} = ${shown(grams / molar)}$ mol.`,
    grams / molar,
  ]),
  ...masses.map(([name, formula, molar, n]): Reckoned => [
    `What is the mass in grams of ${n} mol of ${name}, $${formula}$ (molar mass ${molar} g/mol)?`,
    `Multiply: $${n} \\times ${molar} = ${shown(n * molar)}$ g.`,
    n * molar,
  ]),
]

const acids = [
  ['hydrochloric acid', 0.01, 2],
  ['nitric acid', 0.001, 3],
  ['hydrobromic acid', 0.1, 1],
  ['perchloric acid', 0.0001, 4],
] as const
const bases = [
  ['sodium hydroxide', 0.01, 2],
  ['potassium hydroxide', 0.1, 1],
  ['lithium hydroxide', 0.001, 3],
  ['caesium hydroxide', 0.0001, 4],
] as const

const acidity: Reckoned[] = [
  ...acids.map(([name, c, p]): Reckoned => [
    `What is the pH of ${c} M ${name} at 25 °C? It is a strong acid with one proton.`,
    `$[\\mathrm{H^+}] = 10^{-${p}}$ M, so the pH is ${p}.`,
    p,
  ]),
  ...bases.map(([name, c, p]): Reckoned => [
    `What is the pH of ${c} M ${name} at 25 °C? It is a strong base with one hydroxide ion.`,
    `$[\\mathrm{OH^-}] = 10^{-${p}}$ M, so pOH is ${p} and the pH is $14 - ${p} = ${14 - p}$.`,
    14 - p,
  ]),
]

const decays = [
  ['A medicine', 'hours', 6, 24],
  ['A drug in the blood', 'minutes', 30, 90],
  ['A pesticide on leaves', 'days', 5, 25],
  ['Hydrogen peroxide in a bottle', 'weeks', 8, 16],
] as const
const rates = [
  ['nitrogen pentoxide', 0.8, 0.2, 30],
  ['ethanal', 0.6, 0.45, 50],
  ['ozone', 0.09, 0.03, 20],
  ['azomethane', 1.2, 0.4, 400],
] as const

const kinetics: Reckoned[] = [
  ...decays.map(([what, unit, half, time]): Reckoned => [
    `${what} is broken down in a reaction of first order with a half-life of ${half} ${unit}. Which percentage is left after ${time} ${unit}?`,
    `${time} ${unit} are ${time / half} half-lives: $100/2^{${time / half}} = ${shown(100 / 2 ** (time / half))}$ %.`,
    100 / 2 ** (time / half),
  ]),
  ...rates.map(([name, before, after, t]): Reckoned => [
    `The concentration of ${name} falls from ${before} to ${after} mol/L in ${t} s. What is the average rate of its reaction in mol/L per second?`,
    `$(${before} - ${after})/${t} = ${shown((before - after) / t)}$ mol/L per second.`,
    (before - after) / t,
  ]),
]

const solutionsOf: Reckoned[] = [
  ...([
    ['urea', 60, 6, 0.5],
    ['sodium hydroxide', 40, 10, 0.25],
    ['glucose', 180, 36, 2],
    ['potassium nitrate', 101, 20.2, 0.4],
  ] as const).map(([name, molar, grams, litres]): Reckoned => [
    `${grams} g of ${name} (molar mass ${molar} g/mol) make ${litres} L of solution. What is its molarity in mol/L?`,
    `$\\dfrac{${grams}/${molar}}{${litres}} = ${shown(grams / molar / litres)}$ mol/L.`,
    grams / molar / litres,
  ]),
  ...([
    ['hydrochloric acid', 12, 50, 600],
    ['ammonia', 15, 20, 300],
    ['sulphuric acid', 18, 25, 900],
    ['sodium chloride', 2, 100, 250],
  ] as const).map(([name, c, before, after]): Reckoned => [
    `${before} mL of ${c} M ${name} are diluted to ${after} mL. What is the new molarity?`,
    `$M_1V_1 = M_2V_2$: $${c} \\times ${before}/${after} = ${shown((c * before) / after)}$ M.`,
    (c * before) / after,
  ]),
] // prettier-ignore

export const chemistryReckon: readonly ReckonSet[] = [
  { subject: 'chemistry', grade: 11, chapter: 'Some Basic Concepts of Chemistry', difficulty: 'EASY', questions: moles },
  { subject: 'chemistry', grade: 11, chapter: 'Equilibrium', difficulty: 'MEDIUM', questions: acidity },
  { subject: 'chemistry', grade: 12, chapter: 'Chemical Kinetics', difficulty: 'MEDIUM', questions: kinetics },
  { subject: 'chemistry', grade: 12, chapter: 'Solutions', difficulty: 'MEDIUM', questions: solutionsOf },
] // prettier-ignore
