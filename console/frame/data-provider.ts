// Every staff resource answers the same few endpoints, so one small provider serves all screens.
import type { DataProvider, RaRecord } from 'react-admin'
import { callServer } from './call-server.ts'
import { infoOf, type ResourceName } from './contract.ts'
import { withoutEmptyTexts } from './empty-texts.ts'

interface Page<R> {
  data: R[]
  total: number
  meta?: ListMeta
}
/** The answer of a list besides its rows and their number. */
export interface ListMeta {
  /** There may be more rows than the total. */
  readonly isCapped: boolean
}
interface Answer<R> extends ListMeta {
  readonly data: R[]
  readonly total: number
}
interface ListParams {
  readonly pagination?: { page: number; perPage: number } | undefined
  readonly sort?: { field: string; order: string } | undefined
  readonly filter?: object | undefined
}

export const dataProvider: DataProvider = {
  getList: (resource, params) => list(resource, params),
  getOne: async (resource, { id }) => ({ data: await callServer(`${resource}/${encodeURIComponent(id)}`) }),
  getMany(resource, { ids }) {
    return list(resource, { filter: { ids: ids.join(',') }, pagination: { page: 1, perPage: 100 } })
  },
  getManyReference: (resource, { target, id, ...params }) =>
    list(resource, { ...params, filter: { ...params.filter, [target]: id } }),
  create: async (resource, { data }) => ({ data: await callServer(resource, 'POST', sentOf(resource, data)) }),
  update: async (resource, { id, data }) => ({
    data: await callServer(`${resource}/${encodeURIComponent(id)}`, 'PUT', sentOf(resource, data)),
  }),
  async updateMany(resource, { ids, data }) {
    await callServer(`${resource}/bulk`, 'POST', { ids, change: data })
    return { data: ids }
  },
  // Nothing of the shop is ever deleted: things are retired.
  delete: () => Promise.reject(new Error('Nothing here is deleted.')),
  deleteMany: () => Promise.reject(new Error('Nothing here is deleted.')),
}

/** The most rows of one answer: a larger page is read in parts. */
const MOST_AT_ONCE = 100

async function list<R extends RaRecord>(resource: string, asked: ListParams): Promise<Page<R>> {
  const { page = 1, perPage = 25 } = asked.pagination ?? {}
  const first = (page - 1) * perPage
  const data: R[] = []
  for (;;) {
    const size = Math.min(perPage - data.length, MOST_AT_ONCE)
    const next = await readPart<R>(resource, asked, { from: first + data.length, size })
    data.push(...next.data)
    if (data.length >= perPage || next.data.length < size)
      return { data, total: next.total, meta: { isCapped: next.isCapped } }
  }
}

/** The sums of all matching rows by field, in paise. */
export async function readSums(resource: string, filter: object): Promise<Readonly<Record<string, number>>> {
  const { sums } = await callServer<{ readonly sums: Readonly<Record<string, number>> }>(
    `${resource}/sums?${queryOf({ filter })}`,
  )
  return sums
}

/** Reads every matching row in one call. The server records the export in the audit. */
export async function exportRows<R>(resource: string, asked: ListParams, reason: string): Promise<R[]> {
  const path = `${resource}/export?${queryOf(asked)}`
  const { data } = await callServer<Answer<R>>(path, 'POST', reason.trim() === '' ? {} : { reason })
  return data
}

function readPart<R extends RaRecord>(
  resource: string,
  asked: ListParams,
  range: { from: number; size: number },
): Promise<Answer<R>> {
  return callServer(`${resource}?${queryOf(asked, range)}`)
}

function queryOf({ sort, filter }: ListParams, range: object = {}): URLSearchParams {
  const asked = {
    ...range,
    ...(sort?.field && sort.field !== 'id' && { sort: sort.field, order: sort.order }),
    ...filter,
  }
  const query = Object.entries(asked).filter(([, value]) => value !== undefined && value !== null && value !== '')
  return new URLSearchParams(query.map(([name, value]) => [name, String(value)]))
}

/** The fields to send. An empty reason is left out, and a text in no language is null. */
function sentOf(resource: string, { reason, ...fields }: { reason?: string | null }): object {
  const sent = withoutEmptyTexts(fields, infoOf(resource as ResourceName).fields) // react-admin has the names of our screens
  return reason ? { ...sent, reason } : sent
}
