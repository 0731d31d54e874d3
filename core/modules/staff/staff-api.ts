// Who works here, what they may do, what they did, and the jobs in the background.
import { z } from 'zod'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { endpoint } from '#core/kernel/endpoint.ts'
import { resource, Version } from '#core/kernel/resource.ts'
import { AskedStatus, SecondWord } from '#core/kernel/resource/requests.ts'
import { resourceErrors } from '#core/kernel/resource/resource-errors.ts'
import { Instant, line, listed, QueryFlag, StaffRef } from '#core/kernel/schemas.ts'
import { pastedDigits } from '#core/kernel/typed.ts'
import { Email as Address } from '#core/taxonomy/schemas.ts'
import { FEATURES, LEVELS } from '#core/taxonomy/staff/features.ts'
import { staffErrors as errors } from './errors.ts'
import { changedLimits, limitFields } from './limit-fields.ts'

export const Email = Address.max(200).transform((text) => text.toLowerCase())
export const Password = z.string().min(12, 'At least 12 characters.').max(200)
/** The current code of one's authenticator. */
export const AuthenticatorCode = z
  .string()
  .overwrite(pastedDigits)
  .regex(/^\d{6}$/, 'Enter the 6-digit code.')
/** Or, where the authenticator is lost, one of one's recovery codes. */
export const LoginCode = z
  .string()
  .overwrite(pastedDigits)
  .toLowerCase()
  .regex(/^(\d{6}|[a-z2-7]{4}(-[a-z2-7]{4}){2})$/, 'Enter the 6-digit code, or a recovery code such as abcd-efgh-jklm.')
export const Token = z.string().regex(/^[\w-]{43}$/, 'not an invitation')

const member = {
  name: line(80).min(1),
  roles: z.array(line(40).min(1).register(listed, { list: 'roles' })).max(10),
  /** Sees what the roles let, changes nothing. */
  isReadOnly: z.boolean(),
  isActive: z.boolean(),
  /** The teacher that this member is: with the same password and code they log in to the teacher's area. */
  teacherId: line(64).min(1).nullable().default(null),
}

const role = {
  name: line(80).min(1),
  grants: z.partialRecord(z.enum(FEATURES), z.enum(LEVELS)),
}

const credentials = z.object({ email: Email, password: z.string().max(200), code: LoginCode })

export const TeacherMe = z.object({ teacherId: z.string(), name: z.string() })

export const StaffMe = z.object({
  staffId: z.string(),
  name: z.string(),
  email: z.string(),
  scopes: z.array(z.string()),
})

export const staffApi = {
  staffLogin: {
    logIn: endpoint({
      method: 'POST',
      path: '/staff/login',
      summary: 'Staff: log in with password and authenticator code',
      access: 'anyone',
      body: credentials,
      response: StaffMe,
      errors: [errors.LOGIN_REFUSED, commonErrors.RATE_LIMIT_EXCEEDED],
      limit: { calls: 10, perSeconds: 60 },
    }),
    logOut: endpoint({
      method: 'POST',
      path: '/staff/logout',
      summary: 'Staff: log out',
      access: 'staff',
      response: z.object({ isOut: z.boolean() }),
    }),
    getMe: endpoint({
      method: 'GET',
      path: '/staff/me',
      summary: 'Staff: get the logged-in member of staff and the permissions',
      access: 'staff',
      response: StaffMe,
    }),
    openInvitation: endpoint({
      method: 'POST',
      path: '/staff/invitation/open',
      summary: 'Staff: get the authenticator setup of an invitation',
      access: 'anyone',
      body: z.object({ token: Token }),
      response: z.object({ email: z.string(), name: z.string(), secret: z.string(), authenticatorUrl: z.string() }),
      errors: [errors.INVITATION_OVER],
      limit: { calls: 20, perSeconds: 60 },
    }),
    acceptInvitation: endpoint({
      method: 'POST',
      path: '/staff/invitation/accept',
      summary: 'Staff: accept an invitation with a password and the first code',
      access: 'anyone',
      body: z.object({ token: Token, password: Password, code: AuthenticatorCode }),
      response: StaffMe,
      errors: [errors.INVITATION_OVER, errors.LOGIN_REFUSED],
      limit: { calls: 10, perSeconds: 60 },
    }),
  },
  /** The teacher's area, with a session of its own. */
  staffTeaching: {
    logInToTeach: endpoint({
      method: 'POST',
      path: '/teacher/login',
      summary: 'Teacher: log in with the password and authenticator code of staff',
      access: 'anyone',
      body: credentials,
      response: TeacherMe,
      errors: [errors.LOGIN_REFUSED, errors.NO_TEACHER, commonErrors.RATE_LIMIT_EXCEEDED],
      limit: { calls: 10, perSeconds: 60 },
    }),
    logOutOfTeaching: endpoint({
      method: 'POST',
      path: '/teacher/logout',
      summary: 'Teacher: log out',
      access: 'teacher',
      response: z.object({ isOut: z.boolean() }),
    }),
  },
  staffMembers: resource({
    name: 'members',
    isPersonal: true,
    feature: 'people',
    record: z.object({
      id: z.string(),
      email: z.string(),
      ...member,
      ...limitFields,
      hasLogin: z.boolean(),
      createdAt: Instant,
      /** Null: the invitation was accepted, or none was sent. */
      invitedUntil: Instant.nullable(),
      lastLoginAt: Instant.nullable(),
      reviewedAt: Instant.nullable(),
      /** The permissions to approve that the roles grant count once a second person has approved them. */
      status: AskedStatus,
      /** Permissions that do not count yet: "refunds.approve". */
      withheldScopes: z.array(z.string()),
      /** Ids of the members who have given them. */
      askedBy: z.array(z.string()),
      /** The time from which they count without a second person, where no second person could approve them. */
      countsFrom: Instant.nullable(),
    }),
    filter: z.object({
      isActive: QueryFlag.optional(),
      role: line(40).optional(),
      isWaiting: QueryFlag.optional(),
      isReviewDue: QueryFlag.optional(),
      isLimited: QueryFlag.optional(),
      team: line(64).optional(),
    }),
    sort: ['name', 'email', 'createdAt'],
    /** An invitation is mailed. */
    create: z.object({ email: Email, ...member, ...changedLimits }),
    /** Their permissions from now on: their sessions end. */
    update: z.object({ ...member, ...changedLimits }),
    errors: [errors.OWN_ROLES, errors.LAST_OTHER_OWNER, errors.TEACHER_IS_TAKEN],
  }),
  staffApproval: {
    decideScopes: endpoint({
      method: 'POST',
      path: '/staff/members/:id/decision',
      summary: 'Staff: approve or refuse a member’s permissions to approve (by a second person)',
      access: 'staff:people.approve',
      params: z.object({ id: line(64) }),
      /** The version shows which permissions the decision is about. */
      body: SecondWord.extend({ version: Version }),
      response: z.object({ status: AskedStatus }),
      errors: [
        commonErrors.NOT_FOUND_ERROR,
        resourceErrors.STALE_VERSION,
        errors.OWN_APPROVAL,
        resourceErrors.INVITED_BY_ASKER,
        errors.NOTHING_TO_APPROVE,
      ],
    }),
  },
  staffRoles: resource({
    name: 'roles',
    feature: 'people',
    record: z.object({ id: z.string(), key: z.string(), ...role, grants: z.record(z.string(), z.string()) }),
    sort: ['key', 'name'],
    create: z.object({ key: z.string().regex(/^[a-z][a-z-]{1,39}$/), ...role }),
    update: z.object(role),
    errors: [errors.OWN_ROLES, errors.LAST_OTHER_OWNER],
  }),
  staffAudit: resource({
    name: 'audit',
    isPersonal: true,
    feature: 'operations',
    record: z.object({
      id: z.string(),
      at: Instant,
      action: z.string(),
      subject: z.string(),
      actorKind: z.string(),
      staffId: z.string().nullable(),
      staffName: z.string().nullable(),
      reason: z.string().nullable(),
      before: z.record(z.string(), z.unknown()).nullable(),
      after: z.record(z.string(), z.unknown()).nullable(),
    }),
    filter: z.object({
      subject: line(120).optional(),
      action: line(80).optional(),
      staffId: line(64).optional(),
    }),
    sort: ['at'],
    newestFirst: true,
  }),
  staffJobs: resource({
    name: 'jobs',
    feature: 'operations',
    record: z.object({
      id: z.string(),
      task: z.string(),
      attempts: z.int(),
      maxAttempts: z.int(),
      runAt: Instant,
      createdAt: Instant,
      lastError: z.string().nullable(),
      isRunning: z.boolean(),
      /** The ids of the records that it is about. */
      about: z.string(),
    }),
    filter: z.object({ hasFailed: QueryFlag.optional(), task: line(80).optional() }),
    sort: ['runAt', 'createdAt', 'attempts'],
    newestFirst: true,
  }),
  staffSetAside: resource({
    name: 'set-aside-rows',
    feature: 'operations',
    record: z.object({
      id: z.string(),
      job: z.string(),
      /** The record that the job could not handle: an order, a mandate, a reservation. */
      rowId: z.string(),
      reason: z.string(),
      failures: z.int(),
      since: Instant,
      failedAt: Instant,
      retryAt: Instant,
    }),
    filter: z.object({ job: line(80).optional(), rowId: line(80).optional() }),
    sort: ['since'],
    newestFirst: true,
  }),
  staffPreviews: {
    openPreview: endpoint({
      method: 'POST',
      path: '/staff/previews',
      summary: 'Staff: create a preview address of a page with unpublished changes (valid for half an hour)',
      access: 'staff',
      body: z.object({ resource: line(40).min(1), id: line(64).min(1) }),
      response: z.object({
        /** Without a language: /hi and /ta go before it. */
        path: z.string(),
        expiresAt: Instant,
      }),
      errors: [commonErrors.NOT_FOUND_ERROR, commonErrors.FORBIDDEN_ERROR, resourceErrors.DOES_NOT_FIT],
      limit: { calls: 60, perSeconds: 60 },
    }),
  },
  staffWaiting: {
    getWaiting: endpoint({
      method: 'GET',
      path: '/staff/waiting',
      summary: 'Staff: list the queues with waiting work that the caller may read, each with its filter',
      access: 'staff',
      response: z.array(
        z.object({
          label: z.string(),
          /** As in /staff/orders. */
          resource: z.string(),
          filter: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
          /** The field that the list sorts by to find what waits longest. */
          since: z.string().nullable(),
          /** When the oldest draft was saved, for a tile of drafts. */
          oldestDraftAt: Instant.nullable(),
          /** How many waited a week ago. Null where nobody counted then. */
          weekAgo: z.int().nullable(),
          /** The members of staff whose work this is. Empty: the owners'. */
          owners: z.array(StaffRef),
        }),
      ),
    }),
  },
  staffJobActions: {
    getQueueState: endpoint({
      method: 'GET',
      path: '/staff/queue-state',
      summary: 'Staff: get the age of the oldest due background job',
      access: 'staff:operations.view',
      response: z.object({ oldestWaitingSeconds: z.int(), areLate: z.boolean() }),
    }),
  },
}
