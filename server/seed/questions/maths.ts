// Mathematics of classes 11 and 12, written for the demo.
import { choice, numeric } from './write.ts'

export const maths = [
  numeric(
    ['Sets', 'EASY'],
    ['How many subsets does a set with 5 elements have?', 'Each element is in the subset or not: $2^5 = 32$.'],
    '32',
  ),
  choice(
    ['Sets', 'EASY'],
    [
      'In a class of 40, 25 play cricket, 20 play football and 10 play both. How many play neither?',
      ['5', '10', '15', '0'],
      '$25+20-10=35$ play at least one game, so $40-35=5$ play neither.',
    ],
    'a',
    {
      hi: [
        '40 की कक्षा में 25 क्रिकेट, 20 फ़ुटबॉल और 10 दोनों खेलते हैं। कितने कोई भी खेल नहीं खेलते?',
        ['5', '10', '15', '0'],
        '$25+20-10=35$ कम से कम एक खेल खेलते हैं, इसलिए $40-35=5$ कोई नहीं खेलते।',
      ],
    },
  ),
  choice(
    ['Relations and Functions', 'EASY'],
    [
      'The domain of the real function $f(x)=\\sqrt{4-x^2}$ is',
      ['$(-2,2)$', '$[-2,2]$', '$[0,2]$', '$(-\\infty,2]$'],
      'We need $4-x^2\\ge 0$, so $-2\\le x\\le 2$.',
    ],
    'b',
  ),
  numeric(
    ['Trigonometric Functions', 'EASY'],
    ['Find the value of $4\\sin 30^\\circ\\cos 60^\\circ$.', '$4 \\times \\tfrac12 \\times \\tfrac12 = 1$.'],
    '1',
  ),
  choice(
    ['Trigonometric Functions', 'MEDIUM'],
    [
      'If $\\sin x+\\cos x=1$, then $\\sin 2x$ is',
      ['0', '1', '$\\tfrac12$', '-1'],
      'Squaring gives $1+\\sin 2x = 1$, so $\\sin 2x = 0$.',
    ],
    'a',
  ),
  numeric(
    ['Complex Numbers and Quadratic Equations', 'MEDIUM'],
    ['Find the modulus of $\\dfrac{3+4i}{1-i}\\cdot(1-i)$.', 'The factor $1-i$ cancels, and $|3+4i|=\\sqrt{9+16}=5$.'],
    '5',
  ),
  choice(
    ['Complex Numbers and Quadratic Equations', 'MEDIUM'],
    [
      'The roots of $x^2+px+12=0$ are in the ratio $1:3$. The values of $p$ are',
      ['$\\pm 4$', '$\\pm 6$', '$\\pm 8$', '$\\pm 12$'],
      'Let the roots be $r$ and $3r$. $3r^2=12$ gives $r=\\pm2$, and $p=-4r=\\mp8$.',
    ],
    'c',
  ),
  numeric(
    ['Permutations and Combinations', 'MEDIUM'],
    [
      'How many different words, with or without meaning, can be made from all the letters of LEVEL?',
      '$\\dfrac{5!}{2!\\,2!} = 30$, because E and L come twice each.',
    ],
    '30',
  ),
  numeric(
    ['Binomial Theorem', 'MEDIUM'],
    [
      'Find the term without $x$ in the expansion of $\\left(x+\\dfrac1x\\right)^6$.',
      'The middle term is $\\binom63 = 20$.',
    ],
    '20',
  ),
  choice(
    ['Sequences and Series', 'MEDIUM'],
    [
      'The sum of the first $n$ terms of a sequence is $3n^2+n$. The sequence is',
      ['an AP with difference 6', 'an AP with difference 3', 'a GP with ratio 3', 'neither'],
      '$a_n=S_n-S_{n-1}=6n-2$, which is an AP with difference 6.',
    ],
    'a',
  ),
  choice(
    ['Straight Lines', 'EASY'],
    [
      'The lines $2x+3y=5$ and $kx-2y=1$ are perpendicular. Then $k$ is',
      ['$-3$', '$3$', '$\\tfrac43$', '$-\\tfrac43$'],
      'The slopes are $-\\tfrac23$ and $\\tfrac k2$. Their product is $-1$: $\\tfrac{2k}{6}=1$, so $k=3$.',
    ],
    'b',
  ),
  numeric(
    ['Limits and Derivatives', 'EASY'],
    [
      'Find $\\displaystyle\\lim_{x\\to 0}\\frac{\\sin 6x}{2x}$.',
      '$\\dfrac{\\sin 6x}{6x}\\to 1$, so the limit is $\\tfrac62=3$.',
    ],
    '3',
  ),
  choice(
    ['Matrices', 'EASY'],
    [
      '$A$ is of order $2\\times 3$ and $B$ of order $3\\times 4$. Which products exist? Choose all that do.',
      ['$AB$', '$BA$', '$A^{T}A$', '$BB^{T}$'],
      '$AB$ is $2\\times 4$; $A^TA$ is $3\\times 3$; $BB^T$ is $3\\times 3$. In $BA$ the inner numbers 4 and 2 differ.',
    ],
    'acd',
  ),
  numeric(
    ['Determinants', 'MEDIUM'],
    ['$A$ is a $3\\times 3$ matrix with $|A|=4$. Find $|2A|$.', '$|kA|=k^3|A|$ for order 3: $8\\times 4=32$.'],
    '32',
  ),
  choice(
    ['Application of Derivatives', 'MEDIUM'],
    [
      'The function $f(x)=x^3-3x$ is decreasing on',
      ['$(-1,1)$', '$(1,\\infty)$', '$(-\\infty,-1)$', 'all real numbers'],
      "$f'(x)=3(x^2-1)<0$ for $-1<x<1$.",
    ],
    'a',
  ),
  numeric(
    ['Integrals', 'MEDIUM'],
    ['Evaluate $\\displaystyle\\int_0^{2} (3x^2-2x)\\,dx$.', '$\\left[x^3-x^2\\right]_0^2 = 8-4 = 4$.'],
    '4',
  ),
  choice(
    ['Vector Algebra', 'EASY'],
    [
      'Two unit vectors $\\vec a$ and $\\vec b$ satisfy $|\\vec a+\\vec b|=1$. The angle between them is',
      ['$30^\\circ$', '$60^\\circ$', '$90^\\circ$', '$120^\\circ$'],
      '$1 = 1+1+2\\cos\\theta$ gives $\\cos\\theta=-\\tfrac12$, so $\\theta=120^\\circ$.',
    ],
    'd',
  ),
  numeric(
    ['Probability', 'MEDIUM'],
    [
      'Two dice are thrown. Find the probability that the sum is 7, to two decimals.',
      'Six of 36 pairs have the sum 7: $\\tfrac16\\approx 0.17$.',
    ],
    '0.16 to 0.17',
  ),
]
