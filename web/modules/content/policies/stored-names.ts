// The names of all that Kandil keeps in the browser of a family, as the browser shows them. Each journey of the tests looks that
// nothing else is there.

/** Groups by purpose. */
export const STORED = {
  signIn: ['__Host-kandil', '__Host-kandil-wrote'],
  device: ['kandil-device'],
  settings: ['kandil-lang', 'kandil-theme', 'kandil-country'],
  choice: ['kandil-choice'],
  steps: ['kandil-sign-in', 'kandil-demo', 'kandil-goodbye'],
  typed: ['kandil-typed'],
  person: ['kandil-for'],
  visit: [
    'kandil-visit',
    'kandil-way',
    'kandil-popup-*',
    'kandil-splash',
    'kandil-sign-out',
    'kandil-read-again',
    'react-router-scroll-positions',
  ],
  tests: ['kandil-tests', 'kandil-quiz', 'kandil-in-school'],
  views: ['kandil-test-view', 'kandil-1'],
  pages: ['kandil-kept', 'kandil-read'],
} as const satisfies Readonly<Record<string, readonly string[]>>
