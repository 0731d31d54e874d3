// The zod schemas of the taxonomy. Apart from its rules, so that screens can use those without zod.
import { z } from 'zod'
import { meanings, queryInt } from '#core/kernel/schemas.ts'
import { FIRST_GRADE, LAST_GRADE, STREAMS } from './grade.ts'
import { LANGUAGES, type LocalisedText } from './language.ts'
import { normalisePhone } from './phone.ts'

export const LanguageKey = z.enum(LANGUAGES)
/** The language of the answer's texts, on every call that answers texts. */
export const answerLanguage = { lang: LanguageKey.default('en') }

const others = Object.fromEntries(LANGUAGES.slice(1).map((lang) => [lang, z.string().optional()]))
export const Localised = z
  .object({ en: z.string(), ...others })
  .register(meanings, { kind: 'localised' }) as unknown as z.ZodType<LocalisedText> // fromEntries forgets the keys

export const Spoken = z.object({ text: z.string(), lang: LanguageKey })

/** LKG is -2, UKG -1, then 1 to 12, and 13 for "12 Pass". There is no grade 0. */
export const GradeNumber = z
  .int()
  .min(FIRST_GRADE)
  .max(LAST_GRADE)
  .refine((grade) => grade !== 0, 'there is no grade 0')
export const QueryGrade = queryInt(FIRST_GRADE, LAST_GRADE).refine((grade) => grade !== 0, 'there is no grade 0')
export const StreamKey = z.enum(STREAMS)

/** Boards and targets are rows that staff edit; what is fixed is how a key looks. Compared without case. */
const key = z
  .string()
  .trim()
  .max(40)
  .regex(/^[A-Za-z0-9-]+$/, 'not a key')
  .transform((text) => text.toLowerCase())
export const BoardKey = key.pipe(z.string().brand<'BoardKey'>())
export type BoardKey = z.infer<typeof BoardKey>
export const TargetKey = key.pipe(z.string().brand<'TargetKey'>())
export type TargetKey = z.infer<typeof TargetKey>

/** Any spelling of an Indian mobile number, as E.164. */
export const Phone = z
  .string()
  .max(40)
  .refine((text) => normalisePhone(text) !== undefined, 'Enter a 10-digit Indian mobile number.')
  .transform((text) => normalisePhone(text) as string) // the check above has refused what is no number

/** One address, and nothing that a mail header could be made of. */
export const Email = z
  .email()
  .max(254)
  .refine((text) => !/[\s,;<>"]/.test(text), 'Enter one e-mail address.')
