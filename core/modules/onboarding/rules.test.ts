import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, later, SECOND, toInstant } from '#core/kernel/time.ts'
import { mayBecome } from './delivery-status.ts'
import { blockedBy, concerns, statusOf, TASK_KEYS, type SetUp } from './task.ts'
import { applyProgressReport, isWatched, type VideoProgress } from '../media/video-progress.ts'

const nothing: SetUp = {
  standing: 'CHILD',
  isProfileDone: false,
  isVideoWatched: false,
  isWhatsAppVerified: false,
  hasSchool: false,
  hasAddress: false,
  isKycGiven: null,
  hasBatch: true,
  isBenchmarkTaken: null,
  hasOtherParent: false,
  mayConsent: true,
}

describe('the steps of setting up', () => {
  it('are those that concern the family', () => {
    const asked = (known: SetUp) => TASK_KEYS.filter((key) => concerns(key, known))
    expect(asked(nothing)).toEqual(['WELCOME_VIDEO', 'PROFILE', 'GUARDIAN_CONSENT', 'WHATSAPP', 'SCHOOL', 'ADDRESS_PIN', 'BATCH', 'TIMETABLE', 'OTHER_PARENT', 'APP']) // prettier-ignore
    const grownUp = { ...nothing, standing: 'ADULT', isVideoWatched: null, hasBatch: false } as const
    expect(asked(grownUp)).toEqual(['PROFILE', 'WHATSAPP', 'SCHOOL', 'ADDRESS_PIN', 'APP'])
    expect(asked({ ...nothing, isKycGiven: false, isBenchmarkTaken: false })).toEqual(TASK_KEYS)
  })

  it('are done by what is known, wherever it was said, also after they were skipped', () => {
    expect(statusOf('SCHOOL', { ...nothing, standing: 'CONSENTED', hasSchool: true }, 'SKIPPED')).toBe('DONE')
    expect(statusOf('WHATSAPP', nothing, 'SKIPPED')).toBe('SKIPPED')
    expect(statusOf('WHATSAPP', nothing, 'DONE')).toBe('PENDING')
    expect(statusOf('BENCHMARK', { ...nothing, isBenchmarkTaken: false }, 'DONE')).toBe('PENDING')
    expect(statusOf('BENCHMARK', { ...nothing, isBenchmarkTaken: true }, undefined)).toBe('DONE')
  })

  it('are ticked by hand where there is nothing to know', () => {
    expect(statusOf('TIMETABLE', nothing, undefined)).toBe('PENDING')
    expect(statusOf('TIMETABLE', nothing, 'DONE')).toBe('DONE')
  })

  it.each([
    ['SCHOOL', { standing: 'CHILD' }, 'GUARDIAN_CONSENT'],
    ['SCHOOL', { standing: 'UNKNOWN' }, 'PROFILE'],
    ['SCHOOL', { standing: 'CONSENTED' }, undefined],
    ['GUARDIAN_CONSENT', { standing: 'UNKNOWN' }, 'PROFILE'],
    ['GUARDIAN_CONSENT', { mayConsent: false }, 'OTHER_PARENT'],
    ['GUARDIAN_CONSENT', {}, undefined],
    ['ADDRESS_PIN', { standing: 'UNKNOWN' }, undefined],
  ] as const)('%s of %j waits for %s', (key, but, waitsFor) => {
    const known = { ...nothing, ...but }
    expect(blockedBy(key, known)).toBe(waitsFor)
    expect(statusOf(key, known, undefined)).toBe(waitsFor ? 'BLOCKED' : 'PENDING')
  })
})

describe('a film', () => {
  const now = toInstant(1_000_000)
  const before: VideoProgress = { watchedSeconds: 30, positionSeconds: 30, seq: 4, at: now }
  const told = { watchedSec: 45, positionSec: 45, seq: 5 }

  it('is watched at most twice as fast as time goes by', () => {
    expect(applyProgressReport(before, told, later(now, 15 * SECOND))).toMatchObject({ watchedSeconds: 45, seq: 5 })
    expect(applyProgressReport(before, { ...told, watchedSec: 120 }, later(now, 15 * SECOND)).watchedSeconds).toBe(60)
  })

  it('counts no more of the first word than a player could have watched before it', () => {
    expect(applyProgressReport(undefined, { watchedSec: 600, positionSec: 600, seq: 1 }, now).watchedSeconds).toBe(30)
  })

  it('leaves out what comes late, and keeps where the player was taken back to', () => {
    expect(applyProgressReport(before, { ...told, seq: 4 }, later(now, DAY))).toBe(before)
    const back = applyProgressReport(before, { watchedSec: 10, positionSec: 5, seq: 6 }, later(now, DAY))
    expect(back).toMatchObject({ watchedSeconds: 30, positionSeconds: 5 })
  })

  it('never loses watched time, for any report of a player', () => {
    const word = fc.record({ watchedSec: fc.nat(10_000), positionSec: fc.nat(10_000), seq: fc.nat(50) })
    fc.assert(
      fc.property(fc.array(fc.tuple(word, fc.nat(60_000))), (words) => {
        let stands: VideoProgress | undefined
        let time = now
        for (const [told, passed] of words) {
          time = later(time, passed)
          const next = applyProgressReport(stands, told, time)
          expect(next.watchedSeconds).toBeGreaterThanOrEqual(stands?.watchedSeconds ?? 0)
          stands = next
        }
      }),
    )
  })

  it('is watched without its last fifth', () => {
    expect(isWatched(96, 120)).toBe(true)
    expect(isWatched(95, 120)).toBe(false)
  })
})

it('a parcel goes one way, and again after it came back', () => {
  expect(mayBecome('CREATED', 'SHIPPED')).toBe(true)
  expect(mayBecome('DELIVERED', 'CREATED')).toBe(false)
  expect(mayBecome('RTO', 'SHIPPED')).toBe(true)
})
