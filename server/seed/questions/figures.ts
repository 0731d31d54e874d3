// Questions about a figure, written for the demo. The figures are ours; they are in seed/media/figures.
import { numeric, type WrittenQuestion } from './write.ts'

type Subject = 'physics' | 'biology' | 'maths' | 'science'

export interface FigureSet {
  /** The name of its file. */
  readonly figure: string
  readonly alt: string
  readonly subject: Subject
  readonly grade: number
  readonly chapter: string
  /** Question, solution, answer. */
  readonly questions: readonly (readonly [stem: string, solution: string, answer: string])[]
}

/** `pictureId` is that of the figure in the library. */
export function questionsOf({ alt, chapter, questions }: FigureSet, pictureId: string): WrittenQuestion[] {
  return questions.map(([stem, solution, answer]) => numeric([chapter, 'MEDIUM'], [`![${alt}](pic:${pictureId})\n\n${stem}`, solution], answer)) // prettier-ignore
}

export const figureSets: readonly FigureSet[] = [
  {
    figure: 'velocity-time',
    alt: 'Graph of speed over time: from 0 to 20 m/s in 5 s, then 20 m/s until 15 s, then down to 0 at 20 s',
    subject: 'physics',
    grade: 11,
    chapter: 'Motion in a Straight Line',
    questions: [
      ['What is the acceleration in the first 5 s, in m/s²?', 'The slope is $20/5 = 4$ m/s².', '4'],
      ['How many metres are covered in the first 5 s?', 'The area of the triangle is $\\tfrac12 \\times 5 \\times 20 = 50$ m.', '50'],
      ['How many metres are covered at constant speed?', 'It lasts 10 s at 20 m/s: 200 m.', '200'],
      ['How many metres are covered in all?', 'The area is $50 + 200 + 50 = 300$ m.', '300'],
      ['What is the average speed over the 20 s, in m/s?', '300 m in 20 s are 15 m/s.', '15'],
      ['What is the speed after 18 s, in m/s?', 'It falls by 4 m/s each second from 20 at 15 s: $20 - 12 = 8$ m/s.', '8'],
    ],
  },
  {
    figure: 'books-a-month',
    alt: 'Bars of books lent: January 12, February 18, March 9, April 15, May 21, June 15',
    subject: 'maths',
    grade: 6,
    chapter: 'Data Handling and Presentation',
    questions: [
      ['A library lent these books. How many were they in the six months?', '$12 + 18 + 9 + 15 + 21 + 15 = 90$.', '90'],
      ['A library lent these books. How many more were lent in the best month than in the worst?', 'May has 21 and March 9: $21 - 9 = 12$.', '12'],
      ['A library lent these books. In how many months were more than 14 lent?', 'February, April, May and June: 4 months.', '4'],
      ['A library lent these books. How many were lent in the first three months?', '$12 + 18 + 9 = 39$.', '39'],
      ['A library lent these books. What is the mean for a month?', 'The total of 90 over 6 months is 15.', '15'],
      ['A library lent these books. Which number of books occurs in two months?', 'April and June both have 15.', '15'],
    ],
  },
  {
    figure: 'circuit',
    alt: 'A 12 V battery, a resistor of 2 ohms in series with 6 ohms and 3 ohms in parallel',
    subject: 'physics',
    grade: 12,
    chapter: 'Current Electricity',
    questions: [
      ['What is the resistance of the parallel pair, in ohms?', '$6 \\times 3/(6 + 3) = 2$ Ω.', '2'],
      ['What is the resistance of the whole circuit, in ohms?', 'The pair is 2 Ω, in series with 2 Ω: 4 Ω.', '4'],
      ['Which current does the battery give, in amperes?', '$12/4 = 3$ A.', '3'],
      ['Which current flows through the 6 Ω resistor, in amperes?', 'The pair has $3 \\times 2 = 6$ V, so $6/6 = 1$ A.', '1'],
      ['Which power does the whole circuit take, in watts?', '$12 \\times 3 = 36$ W.', '36'],
      ['Which power does the 3 Ω resistor take, in watts?', 'It has 6 V: $6^2/3 = 12$ W.', '12'],
    ],
  },
  {
    figure: 'right-triangle',
    alt: 'Triangle ABC with its right angle at B, AB is 8 cm and BC is 6 cm',
    subject: 'maths',
    grade: 10,
    chapter: 'Introduction to Trigonometry',
    questions: [
      ['How long is AC, in cm?', '$\\sqrt{8^2 + 6^2} = 10$ cm.', '10'],
      ['Find $\\sin A$.', 'The opposite side is 6 and the hypotenuse 10: 0.6.', '0.6'],
      ['Find $\\cos A$.', 'The adjacent side is 8 and the hypotenuse 10: 0.8.', '0.8'],
      ['Find $\\tan A$.', 'The opposite side is 6 and the adjacent one 8: 0.75.', '0.75'],
      ['Find $\\sin C + \\cos C$.', '$\\sin C = 0.8$ and $\\cos C = 0.6$, together 1.4.', '1.4'],
      ['Find $\\sec A$.', 'It is $1/\\cos A = 10/8 = 1.25$.', '1.25'],
    ],
  },
  {
    figure: 'hours-of-a-day',
    alt: 'Circle of a day: sleep 8 hours, school 6, play 3, study 4, other 3',
    subject: 'maths',
    grade: 7,
    chapter: 'Connecting the Dots',
    questions: [
      ['Which percentage of the day is school?', '6 of 24 hours are 25 %.', '25'],
      ['How many degrees has the part for sleep?', '$8/24 \\times 360 = 120$ degrees.', '120'],
      ['How many degrees has the part for study?', '$4/24 \\times 360 = 60$ degrees.', '60'],
      ['How many hours are school and study together?', '$6 + 4 = 10$ hours.', '10'],
      ['How many hours of play are that in a week of seven such days?', '$7 \\times 3 = 21$ hours.', '21'],
      ['The hour of play that is taken for study makes study how many degrees?', 'Five hours are $5/24 \\times 360 = 75$ degrees.', '75'],
    ],
  },
  {
    figure: 'points-in-a-plane',
    alt: 'Rectangle with the corners A at 1, 2, B at 7, 2, C at 7, 6 and D at 1, 6',
    subject: 'maths',
    grade: 9,
    chapter: 'Coordinate Geometry',
    questions: [
      ['What is the abscissa of C?', 'C is $(7, 6)$, so its abscissa is 7.', '7'],
      ['What is the ordinate of D?', 'D is $(1, 6)$, so its ordinate is 6.', '6'],
      ['How long is AB?', '$7 - 1 = 6$.', '6'],
      ['How far is A from the x-axis?', 'The ordinate of A is 2.', '2'],
      ['How far is B from the y-axis?', 'The abscissa of B is 7.', '7'],
      ['What is the area of the rectangle?', 'Its sides are 6 and 4, so the area is 24.', '24'],
    ],
  },
  {
    figure: 'heating-curve',
    alt: 'Temperature of a substance that is heated: from −20 to 0 °C in 2 minutes, 0 °C until minute 6, up to 80 °C at minute 10, then 80 °C until minute 18',
    subject: 'science',
    grade: 9,
    chapter: 'Matter in Our Surroundings',
    questions: [
      ['At which temperature in °C does the substance melt?', 'It stays at 0 °C while it melts.', '0'],
      ['At which temperature in °C does it boil?', 'It stays at 80 °C while it boils.', '80'],
      ['For how many minutes does it melt?', 'From minute 2 to minute 6: 4 minutes.', '4'],
      ['For how many minutes is it boiling in the graph?', 'From minute 10 to minute 18: 8 minutes.', '8'],
      ['By how many °C a minute does the liquid warm up?', '80 °C in 4 minutes are 20 °C a minute.', '20'],
      ['For how many minutes is it solid only?', 'It warms from −20 to 0 °C in 2 minutes and then begins to melt.', '2'],
    ],
  },
  {
    figure: 'convex-lens',
    alt: 'An object of 4 cm stands 30 cm before a convex lens, and its image is 60 cm behind the lens',
    subject: 'science',
    grade: 10,
    chapter: 'Light: Reflection and Refraction',
    questions: [
      ['What is the focal length of the lens, in cm?', '$1/f = 1/60 + 1/30 = 1/20$, so 20 cm.', '20'],
      ['What is the magnification, with its sign?', '$v/u = 60/(-30) = -2$.', '-2'],
      ['How high is the image in cm, without a sign?', 'Twice the height of the object: 8 cm.', '8'],
      ['What is the power of the lens in dioptres?', '$1/0.2 = 5$ D.', '5'],
      ['How far is the image from the object, in cm?', '$30 + 60 = 90$ cm.', '90'],
      ['How far before the lens must the object stand for an image of its own size, in cm?', 'At twice the focal length: 40 cm.', '40'],
    ],
  },
  {
    figure: 'energy-pyramid',
    alt: 'Pyramid of energy: grass 20 000 kJ, grasshoppers 2 000 kJ, frogs 200 kJ, snakes 20 kJ',
    subject: 'biology',
    grade: 12,
    chapter: 'Ecosystem',
    questions: [
      ['How many kJ reach a hawk that eats the snakes, by the ten per cent law?', 'A tenth of 20 kJ is 2 kJ.', '2'],
      ['How many kJ are lost between grass and grasshoppers?', '$20\\,000 - 2\\,000 = 18\\,000$ kJ.', '18000'],
      ['Which percentage passes from frogs to snakes?', '20 of 200 kJ are 10 %.', '10'],
      ['Which number has the trophic level of the frogs?', 'Grass is the first, grasshoppers the second, frogs the third.', '3'],
      ['Which percentage of the energy of the grass reaches the snakes?', '20 of 20 000 kJ are 0.1 %.', '0.1'],
      ['How many kinds of consumers are shown?', 'Grasshoppers, frogs and snakes: 3.', '3'],
    ],
  },
  {
    figure: 'punnett-square',
    alt: 'Punnett square of Tt and Tt with the fields TT, Tt, Tt and tt',
    subject: 'biology',
    grade: 12,
    chapter: 'Principles of Inheritance and Variation',
    questions: [
      ['T stands for tall and is dominant. Which percentage of the offspring is tall?', 'TT, Tt and Tt are three of four: 75 %.', '75'],
      ['Which percentage of the offspring is heterozygous?', 'Two of four are Tt: 50 %.', '50'],
      ['How many of 400 offspring are dwarf, on average?', 'One of four is tt: 100.', '100'],
      ['How many of 160 offspring are pure tall, on average?', 'One of four is TT: 40.', '40'],
      ['How many different genotypes are there?', 'TT, Tt and tt: 3.', '3'],
      ['Tall plants of this cross are 90. How many of them are Tt, on average?', 'Two of three tall ones are Tt: 60.', '60'],
    ],
  },
] // prettier-ignore
