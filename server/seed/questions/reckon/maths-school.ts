// Maths and science of classes 6 to 10 with numbers, written for the demo.
import { shown, type Reckoned, type ReckonSet } from '../reckon.ts'

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

const shares: Reckoned[] = [
  ...([
    ['Two ribbons of', 36, 48, 'cm are cut into equal pieces, as long as possible. How long is a piece in cm?'],
    ['Milk cans of', 84, 60, 'litres are filled by one measure a whole number of times. What is the largest measure in litres?'],
    ['Two floors of', 112, 70, 'tiles’ length get square mats that fit both. What is the longest side of a mat, in tiles?'],
    ['Two ropes of', 90, 126, 'm are cut into equal parts. What is the greatest length in m?'],
  ] as const).map(([who, a, b, rest]): Reckoned => [`${who} ${a} and ${b} ${rest}`, `The highest common factor of ${a} and ${b} is ${gcd(a, b)}.`, gcd(a, b)]),
  ...([
    ['Two bells ring every', 12, 18, 'minutes. They ring together now. After how many minutes do they ring together again?'],
    ['Two buses leave every', 20, 15, 'minutes, both at 8 o’clock. After how many minutes do both leave again?'],
    ['Two lamps blink every', 8, 14, 'seconds. After how many seconds do they blink together again?'],
    ['Two cyclists ride a round in', 9, 6, 'minutes, from one start. After how many minutes are both at the start?'],
  ] as const).map(([who, a, b, rest]): Reckoned => [`${who} ${a} and ${b} ${rest}`, `The lowest common multiple of ${a} and ${b} is ${(a * b) / gcd(a, b)}.`, (a * b) / gcd(a, b)]),
] // prettier-ignore

const unknowns: Reckoned[] = [
  ...([
    ['Three pens and a rubber of ₹5 cost ₹50. What does a pen cost in rupees?', 3, 5, 50],
    ['A number is doubled, 7 is added, and 31 is left. Which number is it?', 2, 7, 31],
    ['Five equal boxes and a bag of 4 kg weigh 64 kg. What does a box weigh in kg?', 5, 4, 64],
    ['A taxi takes ₹30 and ₹12 a kilometre. The ride costs ₹126. How many kilometres was it?', 12, 30, 126],
  ] as const).map(([stem, a, b, c]): Reckoned => [stem, `$${a}x + ${b} = ${c}$ gives $x = (${c} - ${b})/${a} = ${shown((c - b) / a)}$.`, (c - b) / a]),
  ...([
    ['The sum of three numbers in a row is 72. What is the smallest?', 72, 3, 23],
    ['The sum of two even numbers in a row is 46. What is the smaller one?', 46, 2, 22],
    ['A mother is four times as old as her son, together they are 40. How old is the son?', 40, 5, 8],
    ['A rope of 35 m is cut so that one part is six times the other. How long is the shorter part in m?', 35, 7, 5],
  ] as const).map(([stem, sum, parts, answer]): Reckoned => [stem, `Call the asked number $x$ and write the others with it. The total is ${sum}, made of ${parts} parts, and $x = ${answer}$.`, answer]),
] // prettier-ignore

const shapes: Reckoned[] = [
  ...([
    ['a rectangular garden', 12, 7],
    ['a tennis court', 24, 11],
    ['a strip of cloth', 9, 0.5],
    ['a classroom floor', 8, 6.5],
  ] as const).map(([what, a, b]): Reckoned => [`Find the area of ${what} of ${a} m by ${b} m, in m².`, `Length times breadth: $${a} \\times ${b} = ${shown(a * b)}$ m².`, a * b]),
  ...([
    ['A square field', 'of side 35 m gets a fence with one gate of 4 m. How many metres of fence are needed?', 136, '4 \\times 35 - 4'],
    ['A picture', 'of 40 cm by 25 cm gets a frame. How many centimetres of moulding go round it?', 130, '2 \\times (40 + 25)'],
    ['A regular hexagon', 'has sides of 7.5 cm. What is its perimeter in cm?', 45, '6 \\times 7.5'],
    ['An equilateral triangle', 'has a perimeter of 51 cm. How long is a side in cm?', 17, '51 / 3'],
  ] as const).map(([what, rest, answer, sum]): Reckoned => [`${what} ${rest}`, `$${sum} = ${answer}$.`, answer]),
] // prettier-ignore

const proportions: Reckoned[] = [
  ...([
    ['8 workers build a wall in 15 days. In how many days do 12 workers build it?', 8, 15, 12],
    ['Food lasts 20 cows for 18 days. For how many days does it last 24 cows?', 20, 18, 24],
    ['A car needs 6 hours at 50 km/h. How many hours does it need at 75 km/h?', 50, 6, 75],
    ['4 pumps empty a tank in 90 minutes. How many minutes do 6 pumps need?', 4, 90, 6],
  ] as const).map(([stem, a, b, c]): Reckoned => [stem, `More of one means less of the other: $${a} \\times ${b}/${c} = ${shown((a * b) / c)}$.`, (a * b) / c]),
  ...([
    ['6 kg of rice cost ₹390. What do 10 kg cost in rupees?', 390, 6, 10],
    ['A map shows 15 km as 6 cm. How many kilometres are 14 cm?', 15, 6, 14],
    ['250 g of tea make 125 cups. How many cups do 400 g make?', 125, 250, 400],
    ['A tap gives 36 L in 8 minutes. How many litres does it give in 30 minutes?', 36, 8, 30],
  ] as const).map(([stem, a, b, c]): Reckoned => [stem, `Both grow alike: $${a} \\times ${c}/${b} = ${shown((a * c) / b)}$.`, (a * c) / b]),
] // prettier-ignore

const rightTriangles: Reckoned[] = [
  ...([
    ['A ladder stands 5 m from a wall and reaches 12 m up. How long is it in m?', 5, 12],
    ['A boat goes 8 km north and then 15 km east. How far in km is it from its start?', 8, 15],
    ['A phone screen is 9 cm by 12 cm. How long is its diagonal in cm?', 9, 12],
    ['A ramp rises 7 m over 24 m of ground. How long is its slope in m?', 7, 24],
  ] as const).map(([stem, a, b]): Reckoned => [stem, `$\\sqrt{${a}^2 + ${b}^2} = \\sqrt{${a * a + b * b}} = ${shown(Math.hypot(a, b))}$.`, Math.hypot(a, b)]),
  ...([
    ['A kite’s string of 50 m is tight, and the kite is above a point 30 m away. How high is it in m?', 50, 30],
    ['A rectangle has a diagonal of 41 cm and one side of 9 cm. Find the other side in cm.', 41, 9],
    ['A wire of 26 m runs from a pole’s top to a peg 10 m from its foot. How high is the pole in m?', 26, 10],
    ['A rhombus has sides of 17 cm and a diagonal of 30 cm. Find half of the other diagonal in cm.', 17, 15],
  ] as const).map(([stem, c, a]): Reckoned => [stem, `$\\sqrt{${c}^2 - ${a}^2} = \\sqrt{${c * c - a * a}} = ${shown(Math.sqrt(c * c - a * a))}$.`, Math.sqrt(c * c - a * a)]),
] // prettier-ignore

const roots: Reckoned[] = ([
  ['The product of two numbers in a row is 132. Find the smaller positive one.', 11, 'x(x + 1) = 132'],
  ['A rectangle of 84 cm² is 5 cm longer than broad. Find its breadth in cm.', 7, 'x(x + 5) = 84'],
  ['The square of a positive number is 56 more than the number. Find it.', 8, 'x^2 = x + 56'],
  ['A train covers 180 km. With 15 km/h more it needs an hour less. Find its speed in km/h.', 45, '\\dfrac{180}{x} - \\dfrac{180}{x + 15} = 1'],
  ['Two numbers differ by 3, and their squares add up to 89. Find the larger positive one.', 8, 'x^2 + (x - 3)^2 = 89'],
  ['A garden of 10 m by 6 m has a path of one width round it. Both together are 140 m². How broad is the path in m?', 2, '(10 + 2x)(6 + 2x) = 140'],
  ['A ball’s height after t seconds is $20t - 5t^2$ metres. After how many seconds is it back on the ground?', 4, '20t - 5t^2 = 0'],
  ['The sum of the first n natural numbers is 210. Find n.', 20, 'n(n + 1)/2 = 210'],
] as const).map(([stem, answer, equation]): Reckoned => [stem, `The equation $${equation}$ has the fitting solution $${answer}$.`, answer]) // prettier-ignore

const meters: Reckoned[] = [
  ...([
    ['A bulb of', 60, 5, 30],
    ['A fan of', 75, 8, 30],
    ['A heater of', 1500, 2, 10],
    ['A television of', 100, 4, 25],
  ] as const).map(([what, watts, hours, days]): Reckoned => [`${what} ${watts} W is on for ${hours} hours a day. How many units (kWh) does it take in ${days} days?`, `$${watts}/1000 \\times ${hours} \\times ${days} = ${shown((watts * hours * days) / 1000)}$ kWh.`, (watts * hours * days) / 1000]),
  ...([
    ['A torch lamp', 3, 0.5],
    ['An iron', 220, 4],
    ['A car’s head lamp', 12, 5],
    ['A doorbell', 8, 0.4],
  ] as const).map(([what, volts, amperes]): Reckoned => [`${what} takes ${amperes} A at ${volts} V. What is its resistance in ohms?`, `$R = V/I = ${volts}/${amperes} = ${shown(volts / amperes)}$ Ω.`, volts / amperes]),
] // prettier-ignore

const echoes: Reckoned[] = [
  ...([
    ['A cliff sends a shout back after', 1.2, 340, 'How far in m is the cliff?'],
    ['A bat hears its call again after', 0.05, 340, 'How far in m is the moth?'],
    ['A ship’s sonar hears the sea bed after', 0.8, 1500, 'How deep in m is the sea?'],
    ['A boy claps and hears a wall after', 0.6, 340, 'How far in m is the wall?'],
  ] as const).map(([what, t, v, asked]): Reckoned => [`${what} ${t} s. The sound travels at ${v} m/s. ${asked}`, `There and back is $${v} \\times ${t}$ m, so the distance is $${shown((v * t) / 2)}$ m.`, (v * t) / 2]),
  ...([
    ['Thunder is heard 4 s after its lightning. Sound travels at 340 m/s. How far in m was the lightning?', 1360, '340 \\times 4'],
    ['A guitar string makes 880 vibrations in 2 s. What is its frequency in Hz?', 440, '880 / 2'],
    ['A wave of 0.5 m has a frequency of 660 Hz. What is its speed in m/s?', 330, '0.5 \\times 660'],
    ['Sound travels at 5000 m/s in a rail of 1250 m. How many seconds does it take?', 0.25, '1250 / 5000'],
  ] as const).map(([stem, answer, sum]): Reckoned => [stem, `$${sum} = ${answer}$.`, answer]),
] // prettier-ignore

export const mathsSchool: readonly ReckonSet[] = [
  { subject: 'maths', grade: 6, chapter: 'Prime Time', difficulty: 'EASY', questions: shares },
  { subject: 'maths', grade: 6, chapter: 'Perimeter and Area', difficulty: 'EASY', questions: shapes },
  { subject: 'maths', grade: 7, chapter: 'Finding the Unknown', difficulty: 'EASY', questions: unknowns },
  { subject: 'maths', grade: 8, chapter: 'Proportional Reasoning 1', difficulty: 'MEDIUM', questions: proportions },
  { subject: 'maths', grade: 8, chapter: 'The Baudhayana-Pythagoras Theorem', difficulty: 'MEDIUM', questions: rightTriangles }, // prettier-ignore
  { subject: 'maths', grade: 10, chapter: 'Quadratic Equations', difficulty: 'MEDIUM', questions: roots },
  { subject: 'science', grade: 10, chapter: 'Electricity', difficulty: 'EASY', questions: meters },
  { subject: 'science', grade: 9, chapter: 'Sound', difficulty: 'MEDIUM', questions: echoes },
]
