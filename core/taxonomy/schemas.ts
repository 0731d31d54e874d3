// The zod schemas of the taxonomy. Apart from its rules, so that screens can use those without zod.
import { z } from 'zod'
import { CLASSES, Instant, line, listed, meanings, named, queryInt } from '#core/kernel/schemas.ts'
import { pastedCode } from '#core/kernel/typed.ts'
import { FIRST_GRADE, LAST_GRADE, STREAMS } from './grade.ts'
import { KYC_TYPES } from './kyc.ts'
import { LANGUAGES, type LocalisedText } from './language.ts'
import { DIAL_CODES, HOME_DIAL_CODE, normalisePhone, storedPhone } from './phone.ts'

export const LanguageKey = z.enum(LANGUAGES)
/** The language of the answer's texts, on every call that answers texts. */
export const answerLanguage = { lang: LanguageKey.default('en') }

const others = Object.fromEntries(LANGUAGES.slice(1).map((lang) => [lang, z.string().optional()]))
export const Localised = z
  .object({ en: z.string(), ...others })
  .register(meanings, { kind: 'localised' })
  .register(named, {
    id: 'LocalisedText',
    description: 'A text by language. English is always there.',
  }) as unknown as z.ZodType<LocalisedText> // fromEntries forgets the keys

/**
 * The values of an error's sentence, by the names of their places. The reader's language is known to who shows it: `at` is a moment,
 * and a text may come in several languages.
 */
export const ErrorValues = z
  .record(z.string(), z.union([z.string(), z.number(), z.object({ at: Instant }), Localised]))
  .register(named, {
    id: 'ErrorValues',
    description: 'The values of the places in the template of an error. `at` is a moment; a text may come by language.',
  })

export const Spoken = z
  .object({ text: z.string(), lang: LanguageKey })
  .register(named, { id: 'SpokenText', description: 'A text, and the language it is in.' })

/** LKG is -2, UKG -1, then 1 to 12, and 13 for "12 Pass". There is no grade 0. */
export const GradeNumber = z
  .int()
  .min(FIRST_GRADE)
  .max(LAST_GRADE)
  .refine((grade) => grade !== 0, 'there is no grade 0')
  .register(listed, { list: CLASSES })
export const QueryGrade = queryInt(FIRST_GRADE, LAST_GRADE)
  .refine((grade) => grade !== 0, 'there is no grade 0')
  .register(listed, { list: CLASSES })
export const StreamKey = z.enum(STREAMS)

/** Boards and targets are rows that staff edit; what is fixed is how a key looks. Compared without case. */
const key = z
  .string()
  .trim()
  .max(40)
  .regex(/^[A-Za-z0-9-]+$/, 'not a key')
  .transform((text) => text.toLowerCase())
export const BoardKey = key.pipe(z.string().brand<'BoardKey'>()).register(listed, { list: 'boards' })
export type BoardKey = z.infer<typeof BoardKey>
export const TargetKey = key.pipe(z.string().brand<'TargetKey'>()).register(listed, { list: 'targets' })
export type TargetKey = z.infer<typeof TargetKey>
/** Subjects are rows that staff edit too. */
export const SubjectKey = line(40).min(1, 'Choose a subject.').register(listed, { list: 'subjects' })

export const NOT_INDIAN = 'Enter a 10-digit Indian mobile number.'
export const NOT_OF_COUNTRY = 'Enter a mobile number of the chosen country.'

/** Any spelling of an Indian mobile number, as E.164. */
export const Phone = z
  .string()
  .max(40)
  .refine((text) => normalisePhone(text) !== undefined, NOT_INDIAN)
  .transform((text) => normalisePhone(text) as string) // the check above has refused what is no number

/** With all that people write between digits. */
const LONGEST_NUMBER = 40

const DialCode = z
  .string()
  .trim()
  .max(5)
  .transform((text) => text.replace(/^(\+|00)/, '') || HOME_DIAL_CODE)
  .refine((code) => Object.values<string>(DIAL_CODES).includes(code), 'Choose a country from the list.')

/**
 * A number of any of the eight countries as somebody types it, and the country it is of. Only the server knows the rules of other
 * countries, and reads it.
 */
export const dialledPhone = {
  phone: z
    .string()
    .trim()
    .refine((text) => text.length <= LONGEST_NUMBER, NOT_OF_COUNTRY),
  /** Left out: India. A number that begins with + names its country itself. */
  phoneCode: DialCode.optional(),
}

/** A number that we know, of any of the countries. */
export const KnownPhone = z
  .string()
  .max(40)
  .refine((text) => storedPhone(text) !== undefined, 'Enter a whole mobile number.')
  .transform((text) => storedPhone(text) as string) // the check above has refused what is no number

/** One address, and nothing that a mail header could be made of. */
export const Email = z
  .string()
  .overwrite(pastedCode)
  .check(z.email())
  .max(254)
  .refine((text) => !/[\s,;<>"]/.test(text), 'Enter one e-mail address.')

export const Kyc = z.object({
  isAsked: z.boolean(),
  type: z.enum(KYC_TYPES).nullable(),
  last4: z.string().nullable(),
  isVerified: z.boolean(),
})
