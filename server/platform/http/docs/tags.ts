// The parts of the API, as programmers look for them. A group of endpoints belongs to the module with which its name begins.

/** Calls that families and programs make, by module. */
const TAGS: Readonly<Record<string, string>> = {
  clients: 'Programs of other companies read facts about their own families. They need a key.',
  otp: 'One-time codes to a phone number.',
  sessions: 'The sessions of a family, and their end.',
  accounts: 'Sign-in with a code, and the account.',
  households: 'Learners and guardians of a family.',
  contacts: 'Further phone numbers and e-mail addresses of a family.',
  profiles: 'The learner’s details: class, school, address, preferences.',
  consent: 'The consents of a guardian, given and withdrawn.',
  privacy: 'The data that we have about a family: export and deletion.',
  uploads: 'Pictures and documents that a family sends.',
  notices: 'Notices to a family, and where they are sent.',
  catalogue: 'Boards, classes, targets, courses, batches, teachers and schools; the search.',
  listings: 'Course pages and lists of courses.',
  plans: 'Plans with their tiers, periods and prices.',
  coupons: 'Coupons and offers: whether they hold, and what they take off.',
  orders: 'Quotes and orders.',
  payments: 'Paying an order by card, UPI, netbanking, wallet or EMI.',
  instruments: 'Saved cards, EMI rates and offers of banks.',
  instalments: 'Plans in parts: what is due, and when.',
  mandates: 'Automatic payments.',
  wallet: 'The wallet of a family.',
  invoices: 'Invoices and credit notes.',
  renewals: 'Renewing a plan.',
  payRequests: 'A learner asks a parent to pay.',
  sales: 'Offers that our counsellors make.',
  partners: 'Families that come through a partner.',
  enrolments: 'What a learner is enrolled in, and the batch.',
  onboarding: 'The steps after a purchase.',
  classroom: 'Timetable, live classes and attendance.',
  lessons: 'Lessons and replays, and how far a learner has come.',
  attempts: 'Tests: begin, answer, submit, results.',
  inschool: 'Tests at a school, by code and PIN.',
  webinars: 'Webinars: list, registration, waitlist.',
  talks: 'Master talks: questions, quiz, feedback.',
  demos: 'Free demo classes: free hours, booking, changes.',
  home: 'The home page and its feed.',
  content: 'Questions and answers, testimonials, policies, the site’s facts.',
  experiments: 'Experiments on pages.',
  clickstream: 'Events of pages, from a visitor who agreed.',
  tickets: 'The help desk.',
  support: 'Support that looks at a family’s pages, with its knowledge.',
}

/** Titles of modules whose name says less to a programmer. */
const TITLES: Readonly<Record<string, string>> = {
  clients: 'Programs of partners',
  otp: 'One-time codes',
  instruments: 'Cards and EMI',
  inschool: 'Tests at schools',
  mandates: 'Auto-debit',
  attempts: 'Tests',
}

/** Our own staff, and teachers, by the words of the group's name: "Staff coupons". */
export function tagOf(group: string): string {
  if (group.startsWith('staff')) return sentence(group)
  return Object.keys(TAGS).findLast((module) => group.startsWith(module)) ?? sentence(group)
}

/** Those of families and programs in the order above. */
export function tagsOf(names: ReadonlySet<string>): readonly object[] {
  const known = Object.keys(TAGS).filter((name) => names.has(name))
  const others = [...names].filter((name) => !(name in TAGS))
  return [...known, ...others].map((name) => ({
    name,
    'x-displayName': TITLES[name] ?? sentence(name),
    description: TAGS[name] ?? `Calls of our staff: ${name.toLowerCase()}.`,
  }))
}

function sentence(group: string): string {
  const words = group.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
