// Physics of classes 11 and 12, written for the demo.
import { choice, numeric } from './write.ts'

export const physics = [
  choice(
    ['Units and Measurements', 'EASY'],
    [
      'Which of these has the same dimensions as energy?',
      ['Power × time', 'Force ÷ distance', 'Momentum × time', 'Pressure ÷ volume'],
      'Power is energy per time, so power × time has the dimensions of energy, $[ML^2T^{-2}]$.',
    ],
    'a',
    {
      hi: [
        'इनमें से किसकी विमाएँ ऊर्जा की विमाओं के समान हैं?',
        ['शक्ति × समय', 'बल ÷ दूरी', 'संवेग × समय', 'दाब ÷ आयतन'],
        'शक्ति, प्रति समय ऊर्जा है; इसलिए शक्ति × समय की विमाएँ $[ML^2T^{-2}]$ हैं।',
      ],
      ta: [
        'இவற்றுள் எது ஆற்றலின் பரிமாணங்களைக் கொண்டது?',
        ['திறன் × நேரம்', 'விசை ÷ தொலைவு', 'உந்தம் × நேரம்', 'அழுத்தம் ÷ பருமன்'],
        'திறன் என்பது ஓரலகு நேர ஆற்றல்; எனவே திறன் × நேரம் $[ML^2T^{-2}]$ ஆகும்.',
      ],
    },
  ),
  numeric(
    ['Units and Measurements', 'EASY'],
    [
      'A cube has an edge of $2.0\\,\\mathrm{cm}$ measured with an error of 1 %. What is the percentage error in its volume?',
      'Volume is the cube of the edge, so relative errors add three times: $3 \\times 1\\,\\% = 3\\,\\%$.',
    ],
    '3',
  ),
  choice(
    ['Motion in a Straight Line', 'EASY'],
    [
      'A stone falls from rest. Neglecting air, what is the ratio of the distances covered in the first, second and third second?',
      ['$1:1:1$', '$1:2:3$', '$1:3:5$', '$1:4:9$'],
      'From $s=\\tfrac12 gt^2$ the distances up to 1, 2, 3 s are $1:4:9$, so each second adds $1:3:5$.',
    ],
    'c',
    {
      hi: [
        'एक पत्थर विराम से गिरता है। वायु का प्रतिरोध न हो तो पहले, दूसरे और तीसरे सेकंड में तय दूरियों का अनुपात क्या है?',
        ['$1:1:1$', '$1:2:3$', '$1:3:5$', '$1:4:9$'],
        '$s=\\tfrac12 gt^2$ से 1, 2, 3 s तक की दूरियाँ $1:4:9$ हैं, इसलिए हर सेकंड में $1:3:5$ जुड़ता है।',
      ],
    },
  ),
  numeric(
    ['Motion in a Straight Line', 'MEDIUM'],
    [
      'A train moving at $20\\,\\mathrm{m/s}$ is brought to rest with a uniform retardation of $0.5\\,\\mathrm{m/s^2}$. Find the distance it covers, in metres.',
      '$v^2 = u^2 - 2as$ gives $s = \\dfrac{20^2}{2 \\times 0.5} = 400\\,\\mathrm{m}$.',
    ],
    '400',
  ),
  choice(
    ['Motion in a Plane', 'MEDIUM'],
    [
      'A projectile is thrown at $45^\\circ$ with speed $u$. What is the ratio of its horizontal range to its greatest height?',
      ['1', '2', '4', '8'],
      '$R=\\dfrac{u^2}{g}$ and $H=\\dfrac{u^2\\sin^2 45^\\circ}{2g}=\\dfrac{u^2}{4g}$, so $R/H = 4$.',
    ],
    'c',
  ),
  choice(
    ['Laws of Motion', 'EASY'],
    [
      'A book of mass $m$ is at rest on a table. Which force is the reaction to the weight of the book, in the sense of the third law?',
      [
        'The normal force of the table on the book',
        'The force of the book on the table',
        'The pull of the book on the earth',
        'The friction on the book',
      ],
      'The weight is the pull of the earth on the book. Its reaction acts on the earth: the pull of the book on the earth.',
    ],
    'c',
    {
      hi: [
        'द्रव्यमान $m$ की एक पुस्तक मेज़ पर विराम में है। तृतीय नियम के अनुसार पुस्तक के भार की प्रतिक्रिया कौन-सा बल है?',
        ['मेज़ का पुस्तक पर अभिलंब बल', 'पुस्तक का मेज़ पर बल', 'पुस्तक द्वारा पृथ्वी पर खिंचाव', 'पुस्तक पर घर्षण'],
        'भार, पृथ्वी द्वारा पुस्तक पर खिंचाव है। उसकी प्रतिक्रिया पृथ्वी पर लगती है।',
      ],
    },
  ),
  numeric(
    ['Laws of Motion', 'MEDIUM'],
    [
      'Blocks of $2\\,\\mathrm{kg}$ and $3\\,\\mathrm{kg}$ touch each other on a smooth floor. A force of $10\\,\\mathrm{N}$ pushes the $2\\,\\mathrm{kg}$ block towards the other. Find the contact force between them, in newton.',
      'The common acceleration is $10/5 = 2\\,\\mathrm{m/s^2}$. The contact force moves 3 kg: $3 \\times 2 = 6\\,\\mathrm{N}$.',
    ],
    '6',
  ),
  choice(
    ['Work, Energy and Power', 'MEDIUM'],
    [
      'The momentum of a body is doubled while its mass stays the same. Its kinetic energy becomes',
      ['twice', 'four times', 'half', 'the same'],
      '$K = \\dfrac{p^2}{2m}$, so doubling $p$ makes $K$ four times as large.',
    ],
    'b',
  ),
  choice(
    ['System of Particles and Rotational Motion', 'MEDIUM'],
    [
      'A solid sphere, a disc and a ring of the same mass and radius roll down the same incline from rest without slipping. Which one reaches the bottom first?',
      ['Solid sphere', 'Disc', 'Ring', 'All at once'],
      'The acceleration is $\\dfrac{g\\sin\\theta}{1+k^2/R^2}$. The sphere has the smallest $k^2/R^2 = 2/5$.',
    ],
    'a',
  ),
  choice(
    ['Gravitation', 'MEDIUM'],
    [
      'At what height above the surface is the acceleration due to gravity one quarter of its value at the surface? ($R$ is the radius of the earth.)',
      ['$R/2$', '$R$', '$2R$', '$3R$'],
      '$g_h = g\\left(\\dfrac{R}{R+h}\\right)^2 = \\dfrac g4$ gives $R+h=2R$, so $h=R$.',
    ],
    'b',
  ),
  numeric(
    ['Oscillations', 'MEDIUM'],
    [
      'A mass hung from a spring oscillates with a period of $2\\,\\mathrm{s}$. The mass is made four times as large. Find the new period, in seconds.',
      '$T = 2\\pi\\sqrt{m/k}$ grows with $\\sqrt m$: $2 \\times \\sqrt 4 = 4\\,\\mathrm{s}$.',
    ],
    '4',
  ),
  choice(
    ['Thermodynamics', 'EASY'],
    [
      'In an adiabatic expansion of an ideal gas',
      ['the gas takes in heat', 'the temperature falls', 'the internal energy stays the same', 'no work is done'],
      'With $Q=0$ the work is done at the cost of internal energy, so the temperature falls.',
    ],
    'b',
  ),
  choice(
    ['Waves', 'MEDIUM'],
    [
      'Which of these are true of a stationary wave on a string? Choose all that are.',
      [
        'Points between two neighbouring nodes are in phase',
        'Energy flows along the string',
        'Neighbouring nodes are half a wavelength apart',
        'All points have the same amplitude',
      ],
      'Between two nodes all points move in phase, and nodes are $\\lambda/2$ apart. No energy is carried, and the amplitude changes from point to point.',
    ],
    'ac',
  ),
  numeric(
    ['Current Electricity', 'EASY'],
    [
      'Two resistors of $6\\,\\Omega$ and $3\\,\\Omega$ are joined in parallel. Find their combined resistance, in ohm.',
      '$\\dfrac1R=\\dfrac16+\\dfrac13=\\dfrac12$, so $R = 2\\,\\Omega$.',
    ],
    '2',
  ),
  choice(
    ['Electric Charges and Fields', 'EASY'],
    [
      'Two point charges attract each other with force $F$. Both the charges and the distance between them are doubled. The force is now',
      ['$F/2$', '$F$', '$2F$', '$4F$'],
      '$F\\propto \\dfrac{q_1q_2}{r^2}$: the product grows four times, and so does $r^2$. The force stays $F$.',
    ],
    'b',
  ),
  choice(
    ['Ray Optics and Optical Instruments', 'MEDIUM'],
    [
      'A convex lens of focal length $20\\,\\mathrm{cm}$ forms a real image of the same size as the object. The object is at a distance of',
      ['10 cm', '20 cm', '30 cm', '40 cm'],
      'A real image of equal size is formed when the object is at $2f = 40\\,\\mathrm{cm}$.',
    ],
    'd',
  ),
  choice(
    ['Dual Nature of Radiation and Matter', 'MEDIUM'],
    [
      'Light above the threshold frequency falls on a metal. Its intensity is doubled at the same frequency. Which quantities stay the same? Choose all that do.',
      [
        'Stopping potential',
        'Photocurrent',
        'Greatest kinetic energy of the electrons',
        'Number of electrons set free each second',
      ],
      'Energy per photon depends on the frequency only, so stopping potential and greatest kinetic energy stay. More photons set free more electrons.',
    ],
    'ac',
  ),
  numeric(
    ['Nuclei', 'EASY'],
    [
      'The half-life of a substance is 5 days. What percentage of it is left after 15 days?',
      'Three half-lives leave $\\left(\\tfrac12\\right)^3 = \\tfrac18 = 12.5\\,\\%$.',
    ],
    '12.5',
  ),
]
