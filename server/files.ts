// Files over HTTP: uploads to signed addresses and downloads from them, when files are stored on this machine, and the pictures
// that pages show. A picture's address is the hash of its content, so browsers and the caches in front of us may keep it forever.
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonErrors } from '#core/kernel/common-errors.ts'
import { extensions, PART_BYTES } from '#core/modules/media/limits.ts'
import { MOST_FILE_BYTES } from '#core/modules/uploads/limits.ts'
import { readSignedFile } from '#server/modules/uploads/index.ts'
import type { Ctx } from '#server/platform/context.ts'
import { DOWNLOADS, UPLOADS, type FileStorage } from '#server/providers/storage/port.ts'

export function mountFiles(http: FastifyInstance, ctx: Ctx): void {
  const { files } = ctx
  http.get('/media/:file', async (request, reply) => {
    const { file } = request.params as { file: string } // the path's
    const [, hash = '', extension = ''] = /^([0-9a-f]{64})\.([a-z]+)$/.exec(file) ?? []
    const type = typeOf(extension)
    if (type === undefined) return reply.callNotFound()
    if (request.headers['if-none-match'] === `"${hash}"`) return keptForGood(reply, hash).status(304).send()
    const bytes = await files.read(`media/${file}`)
    if (!bytes) return reply.callNotFound()
    return keptForGood(reply, hash)
      .header('content-disposition', `inline; filename="${file}"`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type(type)
      .send(bytes)
  })
  mountFamilyFiles(http, ctx)
  if (files.uploads) mountUploads(http, files.uploads)
  if (files.findFile) mountDownloads(http, files.findFile)
}

/** Files of families: only by an address that we signed, and never opened by a browser as a page. */
function mountFamilyFiles(http: FastifyInstance, ctx: Ctx): void {
  http.get('/files/:key', async (request, reply) => {
    const { key } = request.params as { key: string } // the path's
    const file = await readSignedFile(ctx, key, request.query as Record<string, unknown>) // Fastify's own parser made it
    if (!file) throw commonErrors.FORBIDDEN_ERROR()
    const { bytes, type, name, isAttachment } = file
    return reply
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `${isAttachment ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeName(name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .type(type)
      .send(bytes)
  })
}

/** RFC 8187. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
}

function keptForGood(reply: FastifyReply, hash: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', `"${hash}"`)
}

function typeOf(extension: string): string | undefined {
  return Object.entries(extensions).find(([, each]) => each === extension)?.[0]
}

/** Pictures and files of families come in as they are, larger files in parts. */
const LARGEST_IN = { incoming: MOST_FILE_BYTES, parts: PART_BYTES } as const

/** Any type of file comes in as bytes; whether it is the one that was announced, the signature says. */
function mountUploads(http: FastifyInstance, { expects, accept }: NonNullable<FileStorage['uploads']>): void {
  for (const [place, bodyLimit] of Object.entries(LARGEST_IN))
    http.register(async (scope) => {
      const requestOf = ({ params, query, headers }: FastifyRequest) => ({
        key: `${place}/${(params as { name: string }).name}`, // the path's
        query: query as Record<string, unknown>, // Fastify's own parser made it
        type: headers['content-type'],
      })
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_, body, done) => done(null, body))
      // The body is read only if the address is one of ours.
      scope.addHook('onRequest', async (request) => {
        if (!expects(requestOf(request))) throw commonErrors.FORBIDDEN_ERROR()
      })
      scope.put(`${UPLOADS}${place}/:name`, async (request, reply) => {
        const { body } = request
        const sent = { ...requestOf(request), body: Buffer.isBuffer(body) ? body : Buffer.alloc(0) }
        if (!(await accept(sent))) throw commonErrors.FORBIDDEN_ERROR()
        return reply.header('cache-control', 'no-store').status(204).send()
      })
    })
}

/** A film plays from any second: ranges are answered. */
function mountDownloads(http: FastifyInstance, findFile: NonNullable<FileStorage['findFile']>): void {
  http.register(async (scope) => {
    await scope.register(staticFiles, { root: '/', serve: false })
    scope.get(`${DOWNLOADS}:place/:name`, async (request, reply) => {
      const { place, name } = request.params as { place: string; name: string } // the path's
      const query = request.query as Record<string, unknown> // Fastify's own parser made it
      const file =
        /^[a-z]+$/.test(place) && /^[a-z0-9_]+\.[a-z0-9]+$/.test(name) && findFile({ key: `${place}/${name}`, query })
      if (!file) throw commonErrors.FORBIDDEN_ERROR()
      // A film may be deleted while its address is good.
      if (!(await isThere(join(file.folder, file.path)))) throw commonErrors.NOT_FOUND_ERROR()
      return reply
        .header('content-type', file.type)
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'inline')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .sendFile(file.path, file.folder, { cacheControl: false, etag: false, lastModified: false })
    })
  })
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
