// Tests in school: the code on the board, and the pupils who join with it.
import { z } from 'zod'
import { id, line } from '#core/kernel/schemas.ts'
import { plainCode } from '#core/kernel/typed.ts'
import { namesSomething } from './seat.ts'

export const SchoolId = id('sch')
export const SchoolSessionId = id('iss')
export const PupilId = id('pup')

/** Without letters and digits that are taken for another when they are read from a board. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 6

/** As pupils type it: small letters and blanks do not matter. */
export const SessionCode = z
  .string()
  .max(20)
  .transform((typed) => plainCode(typed).replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^[A-HJ-NP-Z2-9]{6}$/, 'Enter the six letters and digits of the code.'))
export type SessionCode = z.infer<typeof SessionCode>

export const Pin = z
  .string()
  .overwrite(plainCode)
  .regex(/^\d{4}$/, 'Enter four digits.')

/** Opens the test of one pupil on one device. */
export const Ticket = z.string().regex(/^[\w-]{32}$/, 'not a ticket')

export const PupilName = line(60).min(1, 'Enter a name.')
export const ClassName = line(20).refine(namesSomething, 'Enter a class.')
export const Roll = line(20).refine(namesSomething, 'Enter a roll number.')
