// Valid requests, corrupted in one to three places. fast-check chooses the places and the corruptions by its seed.
import fc from 'fast-check'
import type { RightRequest } from '../operations.ts'
import { notJson, notUtf8, unwantedJson } from './broken-json.ts'
import { hostileTexts, strangeTexts } from './strange-texts.ts'

/** A request on its way: names and values of the address are encoded already, so that they may be encoded wrongly. */
export interface Draft {
  readonly method: string
  readonly path: string
  readonly pathFields: Readonly<Record<string, string>>
  readonly query: readonly (readonly [name: string, value: string])[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Goes out instead of the body. */
  readonly text: string | Buffer | undefined
}

/** One corruption of a request. */
export interface InputCorruption {
  readonly what: string
  readonly apply: (draft: Draft) => Draft
}

export function draftOf(right: RightRequest): Draft {
  const encoded = (fields: Readonly<Record<string, string>>) =>
    Object.entries(fields).map(([name, value]) => [encode(name), encode(value)] as const)
  return {
    method: right.method,
    path: right.path,
    pathFields: Object.fromEntries(encoded(right.pathFields)),
    query: encoded(right.query),
    headers: {},
    body: right.body,
    text: undefined,
  }
}

/** The right request of an endpoint with these fields, spoilt. */
export function spoils(): fc.Arbitrary<readonly InputCorruption[]> {
  return fc.array(oneSpoil, { minLength: 1, maxLength: 3 })
}

/** The same with fractions, days and digits among the values. A form of the console takes more of them than a page. */
export function spoilsOfStaff(): fc.Arbitrary<readonly InputCorruption[]> {
  const number = fc.tuple(fc.nat(), strangeNumber).map(([at, value]) => otherValue(at, value))
  const spoil = fc.oneof({ weight: 4, arbitrary: oneSpoil }, { weight: 1, arbitrary: number })
  return fc.array(spoil, { minLength: 1, maxLength: 3 })
}

/** Fractions that binary cannot hold, the last moment of JavaScript's calendar and the next one, days that do not exist. */
const strangeNumber = fc.constantFrom<unknown>(33.33, 0.07, 4.35, 8.64e15, 8.64e15 + 1, -8.64e15 - 1, '2026-02-30', '0000-01-01', '9999-12-31', '２０２６', '१२') // prettier-ignore

/** Each field of this request spoilt by itself, for chance may leave one out: as fast-check takes examples. */
export function spoilsOfEachField(draft: Draft): [InputCorruption[]][] {
  return Array.from({ length: fieldCount(draft) }, (_, at) => [[otherValue(at, [null])]])
}

function fieldCount({ pathFields, query, body }: Draft): number {
  return Object.keys(pathFields).length + query.length + (isFields(body) ? Object.keys(body).length : 0)
}

const strangeText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...strangeTexts) },
  {
    weight: 1,
    arbitrary: fc.array(fc.nat(0x10ffff), { maxLength: 80 }).map((points) => String.fromCodePoint(...points)),
  },
  { weight: 1, arbitrary: fc.constantFrom(41, 65, 101, 256, 5_000, 70_000).map((length) => 'x'.repeat(length)) },
)

const KINDS = ['ord', 'lrn', 'acc', 'bun', 'pln', 'prg', 'tea', 'otp', 'cou', 'rfd', 'inv', 'zzz']
const strangeId = fc
  .tuple(fc.constantFrom(...KINDS), fc.nat(), fc.integer({ min: 17, max: 19 }))
  .map(([kind, number, length]) => kind + number.toString(36).padStart(length, '0'))

/** Stands for the path as it was. */
const PATH = '{path}'

/** Lists within lists, this many: written into the text afterwards, for no serializer goes that deep. */
const DEEP = 'a very deep list'

/** Values of another type, size or meaning than the expected one. */
const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: strangeText },
  { weight: 2, arbitrary: strangeId },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, -0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324, 13, 14),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('{}', '[]', '[[]]', '[null]', '{"__proto__":{"a":1}}', '{"constructor":1}', '{"$ne":null}', '{"0":"a"}')
      .map((text) => JSON.parse(text) as unknown),
  },
  { weight: 1, arbitrary: fc.tuple(strangeText, fc.constantFrom(1, 51, 101, 20_000)).map(([text, times]) => Array<string>(times).fill(text.slice(0, 8))) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant(DEEP) },
) // prettier-ignore

const oneSpoil: fc.Arbitrary<InputCorruption> = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(fc.nat(), strangeValue).map(([at, value]) => otherValue(at, value)) },
  { weight: 2, arbitrary: fc.nat().map(withoutField) },
  { weight: 2, arbitrary: fc.tuple(fc.nat(), strangeText).map(([at, text]) => repeatedField(at, text)) },
  { weight: 2, arbitrary: fc.tuple(extraName(), strangeValue).map(([name, value]) => extraField(name, value)) },
  { weight: 2, arbitrary: fc.constantFrom(...notJson, ...unwantedJson).map(otherText) },
  { weight: 1, arbitrary: fc.constantFrom(...notUtf8).map(otherText) },
  { weight: 1, arbitrary: fc.constantFrom(100, 3_000, 120_000).map((depth) => otherText('['.repeat(depth))) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(), fc.constantFrom(...hostileTexts)).map(([at, text]) => brokenText(at, text)) },
  { weight: 2, arbitrary: fc.constantFrom(...contentTypes()).map((value) => withHeader('content-type', value)) },
  { weight: 3, arbitrary: strangeHeader() },
  { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE').map(otherMethod) },
  { weight: 2, arbitrary: fc.tuple(fc.nat(), fc.constantFrom(...badEncodings())).map(([at, text]) => badEncoding(at, text)) },
  { weight: 1, arbitrary: fc.constantFrom(...badPaths()).map(otherPath) },
) // prettier-ignore

/** Another value in one field, wherever it goes: path, query or body, also inside what the body holds. */
function otherValue(at: number, value: unknown): InputCorruption {
  return {
    what: 'another value',
    apply(draft) {
      const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
      return atField(draft, at, {
        inPath: () => encode(text).slice(0, 2_000),
        inQuery: () => encode(text).slice(0, 8_000),
        inBody: () => value,
      })
    },
  }
}

interface ByPlace {
  readonly inPath: (was: string) => string
  readonly inQuery: (was: string) => string
  readonly inBody: (was: unknown) => unknown
}

/** Changes one of all fields, counted through path, query and body. */
function atField(draft: Draft, at: number, change: ByPlace): Draft {
  const inPath = Object.keys(draft.pathFields)
  const inBody = isFields(draft.body) ? Object.keys(draft.body) : []
  const all = fieldCount(draft)
  if (all === 0) return { ...draft, query: [['extra', change.inQuery('')]] }
  const chosen = at % all
  const name = inPath[chosen]
  if (name !== undefined) {
    const pathFields = { ...draft.pathFields, [name]: change.inPath(draft.pathFields[name] ?? '') }
    return { ...draft, pathFields }
  }
  const inQuery = chosen - inPath.length
  if (inQuery < draft.query.length) {
    const query = draft.query.map(([key, was], i) => [key, i === inQuery ? change.inQuery(was) : was] as const)
    return { ...draft, query }
  }
  const key = inBody[inQuery - draft.query.length] ?? ''
  const body = draft.body as Readonly<Record<string, unknown>> // it has that key
  const inside = body[key]
  if (isFields(inside) && Object.keys(inside).length > 0) {
    const [first = ''] = Object.keys(inside).slice(at % Object.keys(inside).length)
    return { ...draft, body: { ...body, [key]: { ...inside, [first]: change.inBody(inside[first]) } } }
  }
  return { ...draft, body: { ...body, [key]: change.inBody(inside) } }
}

function withoutField(at: number): InputCorruption {
  return {
    what: 'a field left out',
    apply: (draft) => atField(draft, at, { inPath: () => '', inQuery: () => '', inBody: () => undefined }),
  }
}

/** The same parameter again, or as a list or an object, as some frameworks have it. */
function repeatedField(at: number, text: string): InputCorruption {
  return {
    what: 'a parameter twice',
    apply(draft) {
      const [name, value] = draft.query[at % Math.max(1, draft.query.length)] ?? ['lang', 'en']
      const again = [
        `${name}${['', '[]', '[0]', '[a]', '.a', '[__proto__]'][at % 6]}`,
        encode(text).slice(0, 500),
      ] as const
      return { ...draft, query: at % 2 ? [...draft.query, again, [name, value]] : [again, ...draft.query] }
    },
  }
}

function extraName() {
  return fc.constantFrom('__proto__', 'constructor', 'prototype', 'callingUserRole', 'accountId', 'isAdmin', 'then', '', 'amount', 'price', '$where', 'toString', 'length', 'x'.repeat(300)) // prettier-ignore
}

function extraField(name: string, value: unknown): InputCorruption {
  return {
    what: `a field named ${name.slice(0, 20)}`,
    apply(draft) {
      if (!isFields(draft.body))
        return { ...draft, query: [...draft.query, [encode(name), encode(JSON.stringify(value)).slice(0, 500)]] }
      return { ...draft, body: Object.fromEntries([...Object.entries(draft.body), [name, value]]) }
    },
  }
}

/** A request that has no body gets it as a value. */
function otherText(text: string | Buffer): InputCorruption {
  return {
    what: 'another body',
    apply: (draft) =>
      draft.body === undefined ? otherValue(text.length, text.toString()).apply(draft) : { ...draft, text },
  }
}

/** The right body with something put into the middle of it. */
function brokenText(at: number, text: string): InputCorruption {
  return {
    what: 'a broken body',
    apply(draft) {
      if (draft.body === undefined) return otherValue(at, text).apply(draft)
      const whole = textOf(draft).toString()
      const middle = at % (whole.length + 1)
      return { ...draft, text: whole.slice(0, middle) + text + whole.slice(middle + (at % 3)) }
    },
  }
}

function contentTypes(): string[] {
  return ['text/plain', 'text/html', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'application/json; charset=', 'application/jsonx', 'APPLICATION/JSON', 'application/json, text/plain', 'application/vnd.api+json', '*/*', 'json', ';', '/', 'application/json\t', 'application/octet-stream', ''] // prettier-ignore
}

function strangeHeader(): fc.Arbitrary<InputCorruption> {
  const text = fc.constantFrom(
    ...strangeTexts.filter((each) => /^[\t\x20-\x7e\x80-\xff]+$/.test(each)),
    'x'.repeat(3_000),
  )
  const pairs = fc.constantFrom('kandil=', 'kandil=%', 'kandil="', 'kandil=%E0%A4%A', 'kandil=a; kandil=b', '=', ';;;', 'kandil', `kandil=${'a'.repeat(43)}`, `kandil-device=${'a'.repeat(22)}`, 'kandil-device=%00', '__proto__=1', `${'a=b; '.repeat(400)}`) // prettier-ignore
  const names = fc.constantFrom('accept', 'accept-encoding', 'accept-language', 'if-none-match', 'user-agent', 'referer', 'range', 'x-request-id', 'x-forwarded-for', 'x-forwarded-host', 'x-http-method-override', 'authorization', 'forwarded', 'x-user-id', 'host') // prettier-ignore
  const encodings = fc.constantFrom('gzip', 'br', 'identity', 'zip, zip', 'x')
  const sites = fc.constantFrom('cross-site', 'same-site', 'none', '', 'x')
  return fc.oneof(
    pairs.map((value) => withHeader('cookie', value)),
    text.map((value) => withHeader('idempotency-key', value)),
    fc
      .constantFrom('', ' ', 'a b', 'x'.repeat(256), 'ключ')
      .map((value) => withHeader('idempotency-key', latin1(value))),
    fc.tuple(names, text).map(([name, value]) => withHeader(name, value)),
    encodings.map((value) => withHeader('content-encoding', value)),
    sites.map((value) => withHeader('sec-fetch-site', value)),
    fc.constantFrom('null', 'https://evil.example', 'http://', ':', '//').map((value) => withHeader('origin', value)),
  )
}

function withHeader(name: string, value: string): InputCorruption {
  return {
    what: `the header ${name}`,
    apply: (draft) => ({ ...draft, headers: { ...draft.headers, [name]: value } }),
  }
}

function otherMethod(method: string): InputCorruption {
  return { what: `by ${method}`, apply: (draft) => ({ ...draft, method }) }
}

function badEncodings(): string[] {
  return ['%', '%%', '%z', '%zz', '%2', '%u0041', '%c0%af', '%ed%a0%80', '%ff', '%e0%a4', '%00', 'a%00b', '%0d%0aX:1', '%2e%2e%2f', '%252e', '+', '%20', '%0', 'é'] // prettier-ignore
}

function badEncoding(at: number, text: string): InputCorruption {
  const encoded = latin1(text)
  return {
    what: 'a wrong percent sign',
    apply: (draft) =>
      atField(draft, at, { inPath: (was) => was + encoded, inQuery: (was) => was + encoded, inBody: () => encoded }),
  }
}

function badPaths(): string[] {
  return [`/${PATH}`, `${PATH}/`, `${PATH}//`, `${PATH}/.`, `${PATH}/..`, `/.${PATH}`, `/x/..${PATH}`, `${PATH};a=b`, `${PATH}%2f`, `${PATH}%00`, `${PATH}/${'a'.repeat(3_000)}`, `${PATH}%zz`, `${PATH}.json`, `${PATH}\\`] // prettier-ignore
}

function otherPath(pattern: string): InputCorruption {
  return { what: 'another path', apply: (draft) => ({ ...draft, path: pattern.replace(PATH, draft.path) }) }
}

/** The address, from the API base on. */
export function urlOf({ path, pathFields, query }: Draft): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => pathFields[name] ?? '')
  return query.length === 0 ? filled : `${filled}?${query.map((pair) => pair.join('=')).join('&')}`
}

/** The body's text. It is empty where the request has no body. */
export function textOf({ text, body }: Draft): string | Buffer {
  if (text !== undefined) return text
  if (body === undefined) return ''
  return JSON.stringify(body).replace(JSON.stringify(DEEP), `${'['.repeat(20_000)}${']'.repeat(20_000)}`)
}

/** As an address carries it. Halves of surrogate pairs cannot be carried: their places are taken by U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** One byte for each of its UTF-8: how Node takes what goes into a header or an address. */
function latin1(text: string): string {
  return Buffer.from(text).toString('latin1')
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
