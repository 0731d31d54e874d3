// Publication: families see a record only after it is published, and a record on sale stays as it is while staff edit
// its draft.
import { z } from 'zod'
import { commonErrors } from '../common-errors.ts'
import type { Access, Endpoint } from '../endpoint.ts'
import type { ErrorFactory } from '../error.ts'
import { resourceErrors as errors } from './resource-errors.ts'
import { Reason, resource, Version, type ResourceApi, type ResourceSpec, type WithoutSecrets } from '../resource.ts'
import { Instant, line, StaffRef } from '../schemas.ts'

/** The state of a record's publication; part of every published resource's record. */
export const publicationFields = {
  /** Something of it waits to be published. */
  hasDraft: z.boolean(),
  /** The number of its last edition; 0 before its first from the console. */
  edition: z.int(),
}

const EditionNo = z.int().positive()
const Fields = z.record(z.string(), z.unknown())

const Edition = z.object({
  no: EditionNo,
  /** Null: as it stood before anything of it was published from the console. */
  publishedBy: StaffRef.nullable(),
  publishedAt: Instant,
  reason: z.string().nullable(),
  fields: Fields,
})
export type Edition = z.infer<typeof Edition>

const params = { id: line(64).min(1) }
const version = { version: Version, reason: Reason.optional() }

export type PublishedApi<S extends ResourceSpec> = ResourceApi<S> & PublicationEndpoints<S['record']>

/** Not an interface: only an alias is as good as a record of endpoints. */
export type PublicationEndpoints<R extends z.ZodObject> = {
  readonly publish: WriteEndpoint<R>
  readonly rollBack: WriteEndpoint<R, { no: typeof EditionNo }>
  readonly discard: WriteEndpoint<R>
  readonly editions: EditionsEndpoint
}

interface EditionsEndpoint extends Endpoint {
  readonly params: z.ZodObject<typeof params>
  /**
   * `publishers`: the members of staff who may publish what waits now, without its authors where a second person decides.
   * `writtenBy`: everybody who has written it since the last edition, the last one last; empty where nothing waits.
   */
  readonly response: z.ZodObject<{
    live: typeof Fields
    editions: z.ZodArray<typeof Edition>
    publishers: z.ZodArray<typeof StaffRef>
    writtenBy: z.ZodArray<typeof StaffRef>
  }>
  readonly access: `staff:${string}`
}

interface WriteEndpoint<R extends z.ZodObject, More = object> extends Endpoint {
  readonly params: z.ZodObject<typeof params>
  readonly body: z.ZodObject<typeof version & More>
  readonly response: z.ZodObject<R['shape'] & { version: z.ZodString }>
  readonly access: `staff:${string}`
}

export interface PublishedSpec extends ResourceSpec {
  /** Why it is not ready to be seen. */
  readonly notReady?: readonly ErrorFactory[]
  /** Somebody who has not written it publishes it for the first time: console rule 3. */
  readonly isFirstByTwo?: true
}

/** A resource whose `status` is DRAFT until it is published. Publishing needs `<feature>.approve`. */
export function publishedResource<const S extends PublishedSpec>(spec: S & WithoutSecrets<S>): PublishedApi<S> {
  const { name, feature, record } = spec
  const path = `/staff/${name}/:id`
  const one = `one of the ${name.replaceAll('-', ' ')}`
  const refusals = [
    errors.NOTHING_TO_PUBLISH,
    errors.NEEDS_SECOND_PERSON,
    errors.INVITED_BY_ASKER,
    ...(spec.isFirstByTwo ? [errors.FIRST_NEEDS_SECOND_PERSON] : []),
    errors.ALREADY_EXISTS,
    errors.DOES_NOT_FIT,
  ]
  const write = (at: string, level: 'edit' | 'approve', summary: string, body: z.ZodObject) => ({
    method: 'POST' as const,
    path: `${path}/${at}`,
    summary: `Staff: ${summary}`,
    access: `staff:${feature}.${level}` satisfies Access,
    params: z.object(params),
    body,
    response: record.extend({ version: z.string() }),
    errors: [commonErrors.NOT_FOUND_ERROR, errors.STALE_VERSION, ...refusals, ...(spec.notReady ?? [])],
  })
  const looked = z.object(version)
  const endpoints = {
    publish: write('publish', 'approve', `publish the draft of ${one}`, looked),
    rollBack: write('roll-back', 'approve', `publish an earlier edition of ${one} again`, looked.extend({ no: EditionNo })),
    discard: write('discard', 'edit', `discard the draft of ${one}`, looked),
    editions: {
      method: 'GET',
      path: `${path}/editions`,
      summary: `Staff: get the live version of ${one} and its editions, newest first`,
      access: `staff:${feature}.view` satisfies Access,
      params: z.object(params),
      response: z.object({ live: Fields, editions: z.array(Edition), publishers: z.array(StaffRef), writtenBy: z.array(StaffRef) }),
      errors: [commonErrors.NOT_FOUND_ERROR],
    },
  } // prettier-ignore
  return { ...resource(spec), ...endpoints } as unknown as PublishedApi<S> // the type says per spec what is there
}
