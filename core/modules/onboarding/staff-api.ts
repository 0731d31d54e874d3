// The staff's side of setting up: steps, films, kits and their delivery, baseline tests, documents, and the app's first screen.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource } from '#core/kernel/resource.ts'
import { Instant, inWords, line, OwnPath } from '#core/kernel/schemas.ts'
import { AccountId } from '#core/modules/accounts/account.ts'
import { KYC_TYPES } from '#core/taxonomy/kyc.ts'
import { GradeNumber, LanguageKey, Localised } from '#core/taxonomy/schemas.ts'
import { DELIVERY_STATUSES } from './delivery-status.ts'
import { onboardingErrors as errors } from './errors.ts'
import { KYC_REASONS } from './kyc-reason.ts'
import { TaskKey } from './onboarding.ts'

const feature = 'onboarding'
const position = z.int().min(0).max(1_000)
const grades = { minGrade: GradeNumber, maxGrade: GradeNumber }

const step = {
  position,
  isActive: z.boolean(),
  isSkippable: z.boolean(),
  minutes: z.int().min(1).max(60),
  title: Localised,
  why: Localised,
}

const video = {
  title: Localised,
  url: OwnPath,
  posterUrl: OwnPath.nullable(),
  lengthSeconds: z.int().min(1).max(7_200),
  /** A file of captions for each language. */
  captions: z.array(z.object({ lang: LanguageKey, url: OwnPath })).max(10),
  ...grades,
  isActive: z.boolean(),
}

const kit = { position, name: Localised, ...grades, isActive: z.boolean() }

const delivery = {
  courier: line(60).nullable(),
  awb: line(40).nullable(),
  status: inWords(z.enum(DELIVERY_STATUSES), { RTO: 'Returned to us' }),
  /** In India. */
  eta: z.iso.date().nullable(),
}

const test = {
  batchId: line(64).min(1),
  position: z.int().min(1).max(2),
  /** A published paper of the kind BENCHMARK. */
  paperId: line(64).min(1),
  note: Localised,
}

const screen = {
  position,
  title: Localised,
  text: Localised,
  href: OwnPath.nullable(),
  shownForMs: z.int().min(500).max(10_000),
  isActive: z.boolean(),
}

/** Why somebody must know who pays: decision L-74. */
export const AskedFor = z.enum(KYC_REASONS)

export const onboardingStaffApi = {
  /** The steps themselves are the product's; their order, words, and whether they are asked are staff's. */
  staffOnboardingSteps: resource({
    name: 'onboarding-steps',
    feature,
    record: z.object({ id: z.string(), key: TaskKey, ...step }),
    sort: ['position', 'key'],
    update: z.object(step),
  }),
  staffWelcomeVideos: resource({
    name: 'welcome-videos',
    feature,
    record: z.object({ id: z.string(), ...video }),
    sort: ['minGrade', 'lengthSeconds'],
    create: z.object(video),
    update: z.object(video),
  }),
  staffKits: resource({
    name: 'kits',
    feature,
    record: z.object({ id: z.string(), ...kit }),
    sort: ['position', 'minGrade'],
    create: z.object(kit),
    update: z.object(kit),
  }),
  staffDeliveries: resource({
    name: 'deliveries',
    isPersonal: true,
    feature,
    record: z.object({
      id: z.string(),
      onboardingId: z.string(),
      learnerName: z.string().nullable(),
      /** Where it goes, in one line, of the number the last three digits; null until the family has said. */
      address: z.string().nullable(),
      items: z.array(Localised),
      ...delivery,
      updatedAt: Instant,
    }),
    filter: z.object({ status: delivery.status.optional() }),
    sort: ['updatedAt'],
    newestFirst: true,
    update: z.object(delivery),
    errors: [errors.DELIVERY_CANNOT_BECOME],
  }),
  staffBenchmarkTests: resource({
    name: 'benchmark-tests',
    feature,
    record: z.object({ id: z.string(), ...test }),
    filter: z.object({ batchId: test.batchId.optional() }),
    sort: ['batchId', 'position'],
    create: z.object(test),
    update: z.object(test),
    errors: [errors.NOT_A_BENCHMARK],
  }),
  /** Asking for a document is adding a row; the family fills in the rest. */
  staffKyc: resource({
    name: 'kyc',
    isPersonal: true,
    feature,
    record: z.object({
      id: AccountId,
      askedFor: AskedFor,
      askedAt: Instant,
      type: z.enum(KYC_TYPES).nullable(),
      last4: z.string().nullable(),
      givenAt: Instant.nullable(),
      isVerified: z.boolean(),
    }),
    filter: z.object({ askedFor: AskedFor.optional() }),
    sort: ['askedAt'],
    newestFirst: true,
    create: z.object({ accountId: AccountId, askedFor: AskedFor }),
    update: z.object({ isVerified: z.boolean() }),
  }),
  staffSplash: resource({
    name: 'splash-screens',
    feature,
    record: z.object({ id: z.string(), ...screen }),
    sort: ['position'],
    create: z.object(screen),
    update: z.object(screen),
  }),
  staffParcelActions: {
    showLabel: endpoint({
      method: 'POST',
      path: '/staff/deliveries/:id/label',
      summary: 'Staff: show a delivery address with its full number, and record the access',
      access: `staff:${feature}.edit`,
      params: z.object({ id: line(64) }),
      response: z.object({ address: z.string().nullable() }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    }),
  },
}
